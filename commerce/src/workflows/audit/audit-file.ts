import { Readable } from "node:stream";
import type { AuditFormat } from "@bezak/contract/audit-outcomes.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { csvRow } from "../../documents/csv-table.ts";
import type { SentFile } from "../../documents/send-file.ts";
import { ADMIN_AUDIT_MODULE } from "../../modules/admin-audit/index.ts";
import type { AuditFilter } from "../../modules/admin-audit/audit-filter.ts";
import type { AdminAuditModuleService, AuditRow } from "../../modules/admin-audit/service.ts";
import { csvStart } from "../../product-import/table/write-csv.ts";
import { tashkentDay } from "../../tashkent-days.ts";
import { viewEntry } from "./view-entry.ts";

type Batches = AsyncIterable<AuditRow[]>;

/** Fields of the API as columns; for programs, hence in one language. */
const columns = [
  "id",
  "at",
  "actor",
  "name",
  "email",
  "role",
  "rank",
  "action",
  "objectType",
  "objectId",
  "subjects",
  "status",
  "reason",
  "address",
  "requestId",
  "said",
  "before",
  "after",
];

async function* toCsv(batches: Batches): AsyncGenerator<string> {
  yield csvStart + csvRow(columns);
  for await (const batch of batches) yield batch.map(toCsvRow).join("");
}

function toCsvRow(row: AuditRow): string {
  const { actor, subjects, before, after, ...entry } = viewEntry(row);
  return csvRow([
    entry.id,
    entry.at,
    actor.id,
    actor.name ?? "",
    actor.email ?? "",
    actor.role,
    actor.rank ?? "",
    entry.action,
    entry.objectType ?? "",
    entry.objectId ?? "",
    subjects.join(" "),
    entry.status ?? "",
    entry.reason ?? "",
    entry.address ?? "",
    entry.requestId ?? "",
    entry.said,
    before === null ? "" : JSON.stringify(before),
    after === null ? "" : JSON.stringify(after),
  ]);
}

async function* toJsonLines(batches: Batches): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((row) => `${JSON.stringify(viewEntry(row))}\n`).join("");
}

/** The entries as a file that is read batch by batch while it is sent. */
export function auditFile(container: MedusaContainer, format: AuditFormat, filter: AuditFilter): SentFile {
  const batches = container.resolve<AdminAuditModuleService>(ADMIN_AUDIT_MODULE).readAll(filter);
  const name = `bezak-audit-${tashkentDay(new Date())}.${format}`;
  return format === "csv"
    ? { type: "text/csv; charset=utf-8", name, stream: Readable.from(toCsv(batches)) }
    : { type: "application/x-ndjson; charset=utf-8", name, stream: Readable.from(toJsonLines(batches)) };
}
