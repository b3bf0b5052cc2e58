import { guard, guardOfSpec, type Guard } from "./guard.ts";

const api = "commerce/src/api";

const recorded = (what: string, folder: string, code: string, without: string): Guard =>
  guard(`records what administrators do ${what}`, `${api}/${folder}middlewares.ts`, code, without);

const pair = (matcher: string, methods = ""): [code: string, without: string] => [
  `{ matcher: "${matcher}",${methods} middlewares: [auditAdministrators] }`,
  `{ matcher: "${matcher}",${methods} middlewares: [] }`,
];

/** Every write of an administrator leaves one entry in the audit log. */
export const auditGuards: Guard[] = [
  recorded(
    "below /admin",
    "",
    "[refuseUnstorableText, auditAdministrators, requireFactor, requireRank]",
    "[refuseUnstorableText, requireFactor, requireRank]",
  ),
  guard(
    "records which accounts administrators read and which lists they save",
    `${api}/audit-administrators.ts`,
    String.raw`|| /\/(?:account|export)\/?$/i.test(path)`,
    "",
  ),
  guardOfSpec(
    "admin-jobs/jobs.spec.ts",
    "records what administrators do by bulk acts",
    "commerce/src/workflows/admin-job/run-row.ts",
    "const endAct = await beginAct(",
    "const endAct = await (async (..._) => async (_) => {})(",
  ),
  guardOfSpec(
    "content/content-drafts.spec.ts",
    "records what is published at its time",
    "commerce/src/workflows/content/publish-draft.ts",
    "entry.end = await beginScheduled(container, { id, publishAt, authorId: found.author });",
    "",
  ),
  recorded("in their inbox", "customer/inbox/", ...pair("/customer/inbox*")),
  recorded("to their profile", "customer/profile/", ...pair("/customer/profile")),
  recorded("to their second factor", "customer/second-factor/", ...pair("/customer/second-factor*")),
  recorded("to their passkeys", "customer/passkeys/", ...pair("/customer/passkeys*")),
  recorded("by uploads", "internal/uploads/", ...pair("/internal/uploads", ' methods: ["POST"],')),
  recorded(
    "to their own account",
    "internal/",
    "[auditOwnAccount, validateAndTransformBody(body)]",
    "[validateAndTransformBody(body)]",
  ),
];
