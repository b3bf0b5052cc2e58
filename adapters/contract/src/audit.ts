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
      .describe("the administrator; `email` is null if the account no longer exists"),
    action: z.string().describe("the internal request, for example `POST /admin/payouts/{id}/paid`"),
    subjects: z.array(z.string()).describe("ids of the affected objects"),
    said: z.string().describe("JSON of the request, without secrets and card numbers"),
    status: z.int().nullable().describe("HTTP status of the answer; null if the outcome is unknown"),
    requestId: z.string().nullable().describe("the request id in the logs"),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditRoutes = defineRoutes({
  auditEntries: {
    ...splitEndpoint(routes.auditEntries),
    summary: "Actions of administrators, also failed ones, newest first",
    access: ["admin"],
    forward: { path: "/admin/audit", pick: "entries" },
    extension: true,
    query: z.strictObject({ ...pageQuery, actor: Id.optional(), subject: Id.optional() }),
    success: { status: 200, schema: page("AuditPage", AuditEntry) },
  },
});
