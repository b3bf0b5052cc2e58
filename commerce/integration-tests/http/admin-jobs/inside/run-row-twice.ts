import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../../../src/read-rows.ts";
import type { ObjectRow, StoredJob } from "../../../../src/workflows/admin-job/job-row.ts";
import { runRow } from "../../../../src/workflows/admin-job/run-row.ts";

/** Each row by two processes at a time, as when one has lost its lock; `isLost`: by one that knows it. */
export default async function runRowTwice(
  container: MedusaContainer,
  { id, isLost }: { id: string; isLost: boolean },
): Promise<string[]> {
  const [job] = await readRows<StoredJob>(container, "select * from admin_job where id = ?", [id]);
  const rows = await readRows<ObjectRow>(container, "select * from admin_job_row where job_id = ?", [id]);
  const run = (row: ObjectRow) =>
    runRow(container, { job: job!, row, lost: isLost ? AbortSignal.abort() : undefined });
  const ends = await Promise.allSettled(rows.flatMap((row) => [run(row), run(row)]));
  return ends.map(({ status }) => status);
}
