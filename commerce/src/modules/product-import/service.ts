import { importMoves, type ImportStatus } from "@bezak/contract/import-status.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { enqueue } from "../../queue/enqueue.ts";
import {
  importColumns,
  type GroupOutcome,
  type ImportRow,
  type NewImport,
  type NewStagedRow,
  type StagedState,
} from "./import-row.ts";
import { ProductImportModel } from "./models/product-import.ts";
import {
  addRows,
  firstWrong,
  keysOfStaged,
  nextGroups,
  recount,
  saveJoined,
  saveOutcomes,
  wrongRows,
  type JoinedRow,
} from "./staged-rows.ts";

/** The shop has another running import. */
export class ImportRunning extends Error {}

const isOver = (status: ImportStatus) => importMoves[status].length === 0;

/** Product imports and their staged rows. A job processes an import while it is `checking` or `running`. */
export class ProductImportModuleService extends MedusaService({ ProductImport: ProductImportModel }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /**
   * Stores the rows of a file, all of them or none, and queues their check. `rows` are read while they are stored.
   * @throws ImportRunning, and whatever `rows` throws
   */
  async take(created: NewImport, rows: AsyncIterable<NewStagedRow[]>): Promise<ImportRow> {
    const id = generateEntityId("", "import");
    return this.sql.transactional(async (sql) => {
      await this.add(sql, id, created, "checking");
      let count = 0;
      for await (const batch of rows) {
        await addRows(sql, id, batch);
        count += batch.length;
      }
      await sql.execute("update product_import set rows = ? where id = ?", [count, id]);
      await enqueue(sql, "import-products", { importId: id });
      return this.one(sql, id);
    });
  }

  /** Records a rejected file. */
  async refuse(created: NewImport, failure: ImportRow["failure"]): Promise<ImportRow> {
    const id = generateEntityId("", "import");
    await this.add(this.sql, id, created, "failed", failure);
    return this.one(this.sql, id);
  }

  private async add(
    sql: Pick<SqlEntityManager, "execute">,
    id: string,
    { seller_id, customer_id, file_name, format, columns }: NewImport,
    status: ImportStatus,
    failure: ImportRow["failure"] = null,
  ): Promise<void> {
    const rows = await sql.execute<unknown[]>(
      `insert into product_import (id, seller_id, customer_id, file_name, format, columns, status, failure, finished_at)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?::jsonb, case when ?::boolean then now() end) on conflict do nothing returning id`,
      [
        id,
        seller_id,
        customer_id,
        file_name,
        format,
        JSON.stringify(columns),
        status,
        failure && JSON.stringify(failure),
        isOver(status),
      ],
    );
    if (rows.length === 0) throw new ImportRunning("One import of a shop at a time");
  }

  private async one(sql: Pick<SqlEntityManager, "execute">, id: string): Promise<ImportRow> {
    const [row] = await sql.execute<ImportRow[]>(`select ${importColumns} from product_import where id = ?`, [
      id,
    ]);
    return row!;
  }

  async find(id: string, sellerId?: string): Promise<ImportRow | undefined> {
    const [row] = await this.sql.execute<ImportRow[]>(
      `select ${importColumns} from product_import
       where id = ? and (?::text is null or seller_id = ?) and deleted_at is null`,
      [id, sellerId ?? null, sellerId ?? null],
    );
    return row;
  }

  async hasRunning(sellerId: string): Promise<boolean> {
    const rows = await this.sql.execute<unknown[]>(
      `select 1 from product_import where seller_id = ? and status in ('checking', 'checked', 'running')
         and deleted_at is null`,
      [sellerId],
    );
    return rows.length > 0;
  }

  /** Returns imports of a shop, newest first. */
  async page(sellerId: string, { limit, offset }: { limit: number; offset: number }) {
    const [rows, [counted]] = await Promise.all([
      this.sql.execute<ImportRow[]>(
        `select ${importColumns} from product_import where seller_id = ? and deleted_at is null
         order by created_at desc, id desc limit ? offset ?`,
        [sellerId, limit, offset],
      ),
      this.sql.execute<{ count: string }[]>(
        "select count(*) from product_import where seller_id = ? and deleted_at is null",
        [sellerId],
      ),
    ]);
    return { rows, count: Number(counted?.count ?? 0) };
  }

  /** Returns false when it is no longer in an expected status. Queues a job for one that now runs. */
  async move(
    id: string,
    from: readonly ImportStatus[],
    to: ImportStatus,
    failure: ImportRow["failure"] = null,
  ): Promise<boolean> {
    return this.sql.transactional(async (sql) => {
      const rows = await sql.execute<unknown[]>(
        `update product_import set status = ?, failure = ?::jsonb, updated_at = now(),
           finished_at = case when ?::boolean then now() end
         where id = ? and status in (select jsonb_array_elements_text(?::jsonb)) returning id`,
        [to, failure && JSON.stringify(failure), isOver(to), id, JSON.stringify(from)],
      );
      if (rows.length === 0) return false;
      await recount(sql, id);
      if (to === "running") await enqueue(sql, "import-products", { importId: id });
      return true;
    });
  }

  keys(id: string) {
    return keysOfStaged(this.sql, id);
  }

  async join(id: string, rows: readonly JoinedRow[]): Promise<void> {
    await saveJoined(this.sql, id, rows);
  }

  groups(id: string, states: readonly StagedState[], count: number) {
    return nextGroups(this.sql, id, states, count);
  }

  /** Stores the results of products and updates the counts, in one transaction. */
  async note(id: string, outcomes: readonly GroupOutcome[]): Promise<void> {
    await this.sql.transactional(async (sql) => {
      await saveOutcomes(sql, id, outcomes);
      await recount(sql, id);
    });
  }

  wrong(id: string, after: number, limit: number) {
    return wrongRows(this.sql, id, after, limit);
  }

  /** Returns the first invalid rows of these imports. */
  firstWrong(ids: readonly string[], limit: number) {
    return firstWrong(this.sql, ids, limit);
  }

  /**
   * Cancels imports that nobody started for `days` and deletes the rows of finished imports of that age; of younger
   * finished ones, deletes the rows that no error file needs.
   */
  async sweep(days: number): Promise<void> {
    for (const id of await this.idle(["checked"], "created_at", `${days} days`))
      await this.move(id, ["checked"], "cancelled");
    await this.sql.execute(
      `delete from product_import_row using product_import import
       where import.id = import_id and import.finished_at is not null
         and import.created_at < now() - ? * interval '1 day'`,
      [days],
    );
    // a shop may send ten thousand rows every night; successful rows are of no further use
    await this.sql.execute(
      `delete from product_import_row using product_import import
       where import.id = import_id and state <> 'wrong'
         and import.finished_at between now() - interval '7 days' and now() - interval '1 day'`,
    );
  }

  /** Requeues imports whose job was lost; marks those without progress for a week as failed. */
  async revive(): Promise<void> {
    const moving: ImportStatus[] = ["checking", "running"];
    for (const id of await this.idle(moving, "updated_at", "7 days"))
      await this.move(id, moving, "failed", { fault: "stopped", details: {} });
    for (const id of await this.idle(moving, "updated_at", "10 minutes"))
      await enqueue(this.sql, "import-products", { importId: id });
  }

  /** Returns imports in one of these states whose timestamp is older than `age`. */
  private async idle(
    states: readonly ImportStatus[],
    since: "created_at" | "updated_at",
    age: string,
  ): Promise<string[]> {
    const rows = await this.sql.execute<{ id: string }[]>(
      `select id from product_import where status in (select jsonb_array_elements_text(?::jsonb))
         and deleted_at is null and ${since} < now() - ?::interval order by id`,
      [JSON.stringify(states), age],
    );
    return rows.map(({ id }) => id);
  }
}
