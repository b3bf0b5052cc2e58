import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { caller as requestCaller } from "../caller-context.ts";
import { isViewToken } from "@bezak/contract/person-view-rules.ts";
import { beginAct } from "../workflows/audit/audit-act.ts";
import type { AuditedRequest } from "../workflows/audit/describe-act.ts";
import { getSessions } from "../workflows/auth/caller.ts";
import { isUnrecorded } from "./admin-call.ts";
import { findOpenView } from "../workflows/person-view/end-view.ts";
import { endBeforeAnswer } from "./end-before-answer.ts";

const isWrite = (method: string, path: string): boolean =>
  !["GET", "HEAD", "OPTIONS"].includes(method) && !isUnrecorded(method, path);

/** Reading a full account number and saving a list or the log as a file count as acts too. */
const isAct = (method: string, path: string): boolean =>
  isWrite(method, path) || /\/(?:account|export)\/?$/i.test(path);

/** Relative to the root, unlike `req.path` in a middleware, which is relative to where that is mounted. */
const pathOf = ({ originalUrl }: MedusaRequest): string => originalUrl.split("?")[0] ?? "";

/**
 * Records every act of an administrator before it is carried out, and its outcome before it is answered: an act that cannot
 * be recorded is not carried out, and a process that dies leaves an entry without an outcome. Follows `authenticate`.
 */
export async function auditAdministrators(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: caller } = req as AuthenticatedMedusaRequest;
  const isAdministrator = Boolean(caller?.actor_id) && caller.actor_type !== "customer";
  if (isAdministrator && isAct(req.method, pathOf(req))) await record(req, res, caller.actor_id);
  next();
}

/** The same for calls about the caller's own account, which name the session in their body. */
export async function auditOwnAccount(
  req: MedusaRequest<{ token?: unknown }>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { token } = req.body;
  const session = typeof token === "string" ? await getSessions(req.scope).peek(token) : undefined;
  if (session?.user_id) await record(req, res, session.user_id);
  next();
}

/** The end of a view by its own token, as the act of its administrator that it is. */
export async function auditEndOfView(
  req: MedusaRequest<{ token?: unknown }>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { token } = req.body;
  const view =
    typeof token === "string" && isViewToken(token) ? await findOpenView(req.scope, token) : undefined;
  if (view)
    await record(req, res, view.adminId, {
      method: "DELETE",
      path: `/admin/users/${view.customerId}/view`,
      // its row changes
      body: { id: view.id },
    });
  next();
}

async function record(
  req: MedusaRequest,
  res: MedusaResponse,
  actorId: string,
  request: AuditedRequest = {
    method: req.method,
    path: pathOf(req),
    query: req.query,
    body: req.body,
  },
): Promise<void> {
  const caller = {
    actorId,
    address: requestCaller()?.client ?? null,
    requestId: req.get("x-request-id") ?? null,
  };
  endBeforeAnswer(res, await beginAct(req.scope, request, caller));
}
