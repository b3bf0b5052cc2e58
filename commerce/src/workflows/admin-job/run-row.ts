import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { beginAct } from "../audit/audit-act.ts";
import { inTransaction } from "../users/sql.ts";
import { isIn, type JobCaller, type JobParameters, type ObjectState, type RowAct } from "./job-act.ts";
import { jobActs } from "./job-acts.ts";
import type { StoredJob, ObjectRow } from "./job-row.ts";

type Outcome =
  | { state: "done"; after: ObjectState }
  | { state: "unchanged" }
  | { state: "failed"; code: string };

const toCaller = ({ id, admin_id: adminId }: StoredJob): JobCaller => ({ jobId: id, adminId });

const toParameters = ({
  reason,
  reasons,
  category_id: categoryId,
  note,
  reference,
}: StoredJob): JobParameters => ({
  reason,
  reasons: reasons ?? [],
  categoryId,
  note,
  reference,
});

const failed = (code: string): Outcome => ({ state: "failed", code });

/**
 * Carries out the single act on one object and stores its result; false if the job does not run any more. `lost` is aborted
 * when another process has taken over: whether the row has failed is then for that one to say.
 */
export async function runRow(
  container: MedusaContainer,
  { job, row, lost }: { job: StoredJob; row: ObjectRow; lost: AbortSignal | undefined },
): Promise<boolean> {
  const outcome = await findOutcome(container, job, row);
  if (outcome === "ended") return false;
  if (outcome.state === "failed") lost?.throwIfAborted();
  await store(container, row, outcome);
  return true;
}

async function findOutcome(
  container: MedusaContainer,
  job: StoredJob,
  row: ObjectRow,
): Promise<Outcome | "ended"> {
  const act = jobActs[job.kind];
  const state = await act.read(container, row.object_id, toCaller(job));
  if (!state) return failed("not_found");
  const wanted = findWanted(act, job, { row, state: row.before ?? state });
  // its end was lost, and the object has changed since
  if (row.before && row.before.version !== state.version) return compare(state, wanted, "stale_version");
  if (!isIn(state, findLeft(row))) return failed("changed_since");
  if (!wanted) return { state: "unchanged" };
  if (!(await begin(container, row, state))) return "ended";
  return send(container, job, { act, row, state, wanted });
}

/** Of an object that has changed: by the single act, or by somebody else. */
const compare = (
  now: ObjectState | undefined,
  wanted: Partial<ObjectState> | null,
  otherwise: string,
): Outcome => (now && wanted && isIn(now, wanted) ? { state: "done", after: now } : failed(otherwise));

/** Says of a begun row of a job that has ended whether its act was carried out, and carries out nothing. */
export async function settleRow(
  container: MedusaContainer,
  { job, row, lost }: { job: StoredJob; row: ObjectRow; lost: AbortSignal | undefined },
): Promise<void> {
  const act = jobActs[job.kind];
  const now = await act.read(container, row.object_id, toCaller(job));
  lost?.throwIfAborted();
  if (now && row.before?.version === now.version) {
    await readRows(
      container,
      "update admin_job_row set state = 'waiting', before = null, updated_at = now() where id = ? and state = 'begun'",
      [row.id],
    );
    return;
  }
  const wanted = row.before && findWanted(act, job, { row, state: row.before });
  await store(container, row, now ? compare(now, wanted, "stale_version") : failed("not_found"));
}

/** What the undone job changed of the object, as that job left it; nothing of it has changed since. */
function findLeft({ expected, target }: ObjectRow): Partial<ObjectState> {
  const fields = Object.entries(expected ?? {});
  return Object.fromEntries(fields.filter(([field, value]) => target?.[field] !== value));
}

/** An undoing job returns that to what it was before; null: nothing to do. */
function findWanted(
  act: RowAct,
  job: StoredJob,
  { row, state }: { row: ObjectRow; state: ObjectState },
): Partial<ObjectState> | null {
  if (!row.target) return act.wish(state, toParameters(job));
  const { version: _, since: __, ...left } = findLeft(row);
  return Object.fromEntries(Object.keys(left).map((field) => [field, row.target?.[field] ?? null]));
}

/** What the row was is stored before its act begins; false if the job was cancelled. */
async function begin(container: MedusaContainer, { id }: ObjectRow, state: ObjectState): Promise<boolean> {
  const begun = await readRows(
    container,
    `update admin_job_row set state = 'begun', before = ?::jsonb, updated_at = now()
     where id = ? and state in ('waiting', 'begun')
       and exists (select from admin_job where admin_job.id = admin_job_row.job_id and status = 'running') returning id`,
    [JSON.stringify(state), id],
  );
  return begun.length > 0;
}

interface PlannedAct {
  act: RowAct;
  row: ObjectRow;
  state: ObjectState;
  wanted: Partial<ObjectState>;
}

async function send(
  container: MedusaContainer,
  job: StoredJob,
  { act, row, state, wanted }: PlannedAct,
): Promise<Outcome> {
  const id = row.object_id;
  const seen = row.target ? undefined : row.expected?.version;
  const body = act.toBody(wanted, seen ?? state.version, toParameters(job));
  const endAct = await beginAct(
    container,
    { method: "POST", path: act.path(id), body },
    { actorId: job.admin_id, address: null, requestId: job.id },
  );
  try {
    if (row.target && act.undo) await act.undo(container, id, state);
    else await act.send(container, id, body, toCaller(job));
    await endAct({ status: 200, answer: null });
  } catch (error) {
    await endAct({ status: error instanceof ShopError ? error.status : 500, answer: null });
    const refused = error instanceof ShopError ? toRowCode(error.code) : undefined;
    if (refused !== undefined && !overtaken.has(refused)) return failed(refused);
    if (refused === undefined) logFailure(container, `${job.id}: ${id}`, error);
    // it may have failed after its change was stored, or another process has made it
    return compare(await act.read(container, id, toCaller(job)), wanted, refused ?? "server_error");
  }
  const after = await act.read(container, id, toCaller(job));
  return after ? { state: "done", after } : failed("not_found");
}

/** Something has changed the object meanwhile: another process with the same row, or somebody. */
const overtaken = new Set(["stale_version", "changed_since"]);

const toRowCode = (code: string): string => (code === "undo_refused" ? "changed_since" : code);

/** Without the message: that of the database has the values of the statement. */
function logFailure(container: MedusaContainer, what: string, error: unknown): void {
  const { name, code = "" } = error as Error & { code?: string };
  container.resolve(ContainerRegistrationKeys.LOGGER).error(`${what} failed: ${name} ${code}`.trimEnd());
}

/** Stores the result of a row and counts it, once. */
function store(container: MedusaContainer, { id }: ObjectRow, outcome: Outcome): Promise<void> {
  return inTransaction(container, async (sql) => {
    const [stored] = await sql<{ job_id: string }>(
      `update admin_job_row set state = ?, after = ?::jsonb, code = ?, updated_at = now()
       where id = ? and state in ('waiting', 'begun') returning job_id`,
      [
        outcome.state,
        outcome.state === "done" ? JSON.stringify(outcome.after) : null,
        outcome.state === "failed" ? outcome.code : null,
        id,
      ],
    );
    if (stored)
      await sql(
        `update admin_job set ${outcome.state} = ${outcome.state} + 1, updated_at = now() where id = ?`,
        [stored.job_id],
      );
  });
}
