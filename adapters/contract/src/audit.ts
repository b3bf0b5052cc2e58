import { z } from "zod";
import { page, pageQuery } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/audit.ts";
import { Id, Time } from "./shared-schemas.ts";

export const AuditEntry = z
  .object({
    id: Id,
    at: Time,
    actor: z
      .object({ id: Id, email: z.string().nullable() })
      .describe("the administrator; no e-mail for an account that is gone"),
    action: z.string().describe("what was asked of the engine, `POST /admin/payouts/{id}/paid`"),
    subjects: z.array(z.string()).describe("ids of what it was about"),
    said: z.string().describe("JSON of what was sent, without secrets and numbers of cards"),
    status: z.int().nullable().describe("what it came to; null when that was never known"),
    requestId: z.string().nullable().describe("as in the logs"),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditRoutes = defineRoutes({
  auditEntries: {
    ...splitEndpoint(routes.auditEntries),
    summary: "What administrators did or tried to do, the newest first",
    access: ["admin"],
    forward: { path: "/admin/audit", pick: "entries" },
    extension: true,
    query: z.strictObject({ ...pageQuery, actor: Id.optional(), subject: Id.optional() }),
    success: { status: 200, schema: page("AuditPage", AuditEntry) },
  },
});
