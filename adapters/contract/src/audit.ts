import { z } from "zod";
import { adminRanks } from "./admin-ranks.ts";
import { page, pageQuery } from "./envelope.ts";
import { auditFormats, auditOutcomes } from "./audit-outcomes.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/audit.ts";
import { BinaryFile, DayInput, Id, storableText, Time } from "./shared-schemas.ts";

const rows = "by id of the object, its fields; names, contacts and accounts of people are `***`";

const AuditedRows = z.record(z.string(), z.record(z.string(), z.unknown()).nullable());

export const AuditEntry = z
  .object({
    id: Id,
    at: Time,
    actor: z
      .object({
        id: Id,
        name: z.string().nullable(),
        email: z.string().nullable(),
        role: z.literal("admin"),
        rank: z
          .enum(adminRanks)
          .nullable()
          .describe("at that moment; null if there was none, and in old entries"),
      })
      .describe("the administrator; `name` and `email` are null if the account no longer exists"),
    action: z.string().describe("the internal request, for example `POST /admin/payouts/{id}/paid`"),
    objectType: z.string().nullable().describe("table of `objectId`; null if there is none that is recorded"),
    objectId: z.string().nullable().describe("the first of `subjects`"),
    subjects: z.array(z.string()).describe("ids of the affected objects, also of created ones"),
    said: z.string().describe("JSON of the request, without secrets, card numbers and personal data"),
    reason: z.string().nullable().describe("reason or note in the request"),
    address: z.string().nullable().describe("network address of the client"),
    before: AuditedRows.nullable().describe(
      `what has changed, as it was: ${rows}. All fields if the outcome is unknown; null if nothing changed`,
    ),
    after: AuditedRows.nullable().describe(
      `what has changed, as it was after the act: ${rows}; a deleted object is null`,
    ),
    status: z.int().nullable().describe("HTTP status of the answer; null if the outcome is unknown"),
    requestId: z.string().nullable().describe("the request id in the logs"),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = {
  actor: Id.optional(),
  subject: Id.optional(),
  action: storableText
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("an action, also without its method, such as `/admin/payouts*`; `*` stands for any text"),
  outcome: z
    .enum(auditOutcomes)
    .optional()
    .describe(
      "`done`: below 400, `refused`: 4xx, `failed`: 5xx, `unknown`: the process ended before the answer",
    ),
  q: storableText
    .trim()
    .max(100)
    .optional()
    .describe("in the call, the ids, the reason, the request, the network address and the request id"),
  from: DayInput.optional(),
  to: DayInput.optional(),
};

/** Unlike a page number, an entry stays where it is while others are added. */
const neighbours = {
  before: Id.optional().describe("id of an entry: only older ones; `total` counts these"),
  after: Id.optional().describe("id of an entry: only newer ones, of which page 1 has the next to it"),
};

export const auditRoutes = defineRoutes({
  auditEntries: {
    ...splitEndpoint(routes.auditEntries),
    summary: "Actions of administrators, also failed ones, newest first",
    access: ["admin"],
    forward: { path: "/admin/audit", pick: "entries" },
    extension: true,
    query: z.strictObject({ ...pageQuery, ...filters, ...neighbours }),
    success: { status: 200, schema: page("AuditPage", AuditEntry) },
  },
  auditFile: {
    ...splitEndpoint(routes.auditFile),
    summary: "The same as a file, all of it; is recorded as an action",
    access: ["admin"],
    forward: { path: "/admin/audit/export", waitMs: 30_000 },
    extension: true,
    heavy: true,
    query: z.strictObject({ format: z.enum(auditFormats).default("csv"), ...filters }),
    file: ["text/csv; charset=utf-8", "application/x-ndjson; charset=utf-8"],
    success: { status: 200, schema: BinaryFile },
  },
});
