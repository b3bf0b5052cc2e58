import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import {
  stagedColumns,
  type GroupOutcome,
  type NewStagedRow,
  type StagedRow,
  type StagedState,
} from "./import-row.ts";

type Sql = Pick<SqlEntityManager, "execute">;

/** Adds a few hundred rows of a file. */
export async function addRows(sql: Sql, importId: string, rows: readonly NewStagedRow[]): Promise<void> {
  await sql.execute(
    `insert into product_import_row (import_id, number, cells, faults, ref, sku, joint)
     select ?, number, cells, faults, ref, sku, joint from jsonb_to_recordset(?::jsonb)
       as sent (number int, cells jsonb, faults jsonb, ref text, sku text, joint text)`,
    [importId, JSON.stringify(rows)],
  );
}

/** Returns the grouping keys of ungrouped rows; small enough to hold in memory together. */
export const keysOfStaged = (sql: Sql, importId: string) =>
  sql.execute<Pick<NewStagedRow, "number" | "ref" | "sku" | "joint">[]>(
    `select number, ref, sku, joint from product_import_row where import_id = ? and state = 'staged' order by number`,
    [importId],
  );

export interface JoinedRow {
  number: number;
  group: number;
  productId: string | null;
  problems: unknown[];
}

export async function saveJoined(sql: Sql, importId: string, rows: readonly JoinedRow[]): Promise<void> {
  await sql.execute(
    `update product_import_row set state = 'joined', group_row = joined."group", product_id = joined."productId",
       problems = case when jsonb_array_length(joined.problems) > 0
                       then jsonb_build_object('list', joined.problems) end
     from jsonb_to_recordset(?::jsonb) as joined (number int, "group" int, "productId" text, problems jsonb)
     where import_id = ? and product_import_row.number = joined.number`,
    [JSON.stringify(rows), importId],
  );
}

export const nextGroups = (sql: Sql, importId: string, states: readonly StagedState[], groups: number) =>
  sql.execute<StagedRow[]>(
    `select ${stagedColumns} from product_import_row where import_id = ? and group_row in (
       select group_row from product_import_row
       where import_id = ? and state in (select jsonb_array_elements_text(?::jsonb))
       group by group_row order by group_row limit ?)
     order by group_row, number`,
    [importId, importId, JSON.stringify(states), groups],
  );

/** Stores the results of products. Rows without a problem keep none. */
export async function saveOutcomes(
  sql: Sql,
  importId: string,
  outcomes: readonly GroupOutcome[],
): Promise<void> {
  await sql.execute(
    `update product_import_row staged set state = outcome.state, tries = tries + (outcome.state = 'writing')::int,
       kind = coalesce(outcome.kind, staged.kind), version = coalesce(outcome.version, staged.version),
       product_id = coalesce(outcome."productId", staged.product_id),
       problems = case when outcome.problems->(staged.number::text) is not null
                       then jsonb_build_object('list', outcome.problems->(staged.number::text)) end
     from jsonb_to_recordset(?::jsonb) as outcome
       ("group" int, state text, kind text, "productId" text, version int, problems jsonb)
     where staged.import_id = ? and staged.group_row = outcome."group"`,
    [JSON.stringify(outcomes), importId],
  );
}

/** Returns invalid rows after the given row. */
export const wrongRows = (sql: Sql, importId: string, after: number, limit: number) =>
  sql.execute<Pick<StagedRow, "number" | "cells" | "problems">[]>(
    `select number, cells, problems from product_import_row
     where import_id = ? and state = 'wrong' and number > ? order by number limit ?`,
    [importId, after, limit],
  );

/** Returns the first invalid rows of each of these imports, without their cells. */
export const firstWrong = (sql: Sql, importIds: readonly string[], limit: number) =>
  sql.execute<(Pick<StagedRow, "number" | "problems"> & { import_id: string })[]>(
    `select staged.* from jsonb_array_elements_text(?::jsonb) as asked(id) cross join lateral (
       select import_id, number, problems from product_import_row
       where import_id = asked.id and state = 'wrong' order by number limit ?) staged`,
    [JSON.stringify(importIds), limit],
  );

/** Updates the row counts of an import; serialized with a cancellation by the row lock. */
export async function recount(sql: Sql, importId: string): Promise<void> {
  await sql.execute("select 1 from product_import where id = ? for update", [importId]);
  await sql.execute(
    `update product_import set updated_at = now(), checked = counted.checked, written = counted.written,
       wrong = counted.wrong, created = counted.created, updated = counted.updated
     from (
       select count(*) filter (where state not in ('staged', 'joined')) as checked,
         count(*) filter (where state = 'written' or state = 'same' and status in ('running', 'done')) as written,
         count(*) filter (where state = 'wrong') as wrong,
         count(distinct group_row) filter (where kind = 'create' and counts) as created,
         count(distinct group_row) filter (where kind = 'update' and counts) as updated
       from (select staged.*, import.status, case when import.status in ('done', 'cancelled', 'failed')
                     then staged.state = 'written' else staged.state in ('ready', 'writing', 'written') end as counts
             from product_import_row staged join product_import import on import.id = staged.import_id
             where staged.import_id = ?) staged) counted
     where id = ?`,
    [importId, importId],
  );
}
