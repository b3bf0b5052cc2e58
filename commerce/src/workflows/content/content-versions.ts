import type { ContentVersion, DeletedContent } from "@bezak/contract/content-versions.ts";
import { restoreDays, type ContentVersionAct } from "@bezak/contract/content-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { isDeepStrictEqual } from "node:util";
import { readRows } from "../../read-rows.ts";
import { followCursor, type Placed, type RowOrder } from "../../shared/row-order.ts";
import type { Sql } from "../users/sql.ts";
import { toStoredParts, type ContentTable, type Parts, type StoredParts } from "./content-parts.ts";

interface Change {
  id: string;
  /** null for a new one */
  before: Parts | null;
  after: Parts;
  act: Exclude<ContentVersionAct, "initial">;
  /** null for a program */
  authorId: string | null;
  /** number of the version to which it is rolled back */
  from?: number;
}

/** What deserves a version though it changes no content. */
const always: readonly ContentVersionAct[] = ["created", "deleted", "restored", "rolled_back"];

/**
 * Adds a version, in the transaction of the change, whose row is locked. Before the first change of what was created
 * without versions, it also adds what was there. An equal content adds nothing.
 */
export async function recordVersion(
  sql: Sql,
  { id, before, after, act, authorId, from }: Change,
): Promise<void> {
  const content = toStoredParts(after);
  const isEqual = before && isDeepStrictEqual(toStoredParts(before), content);
  if (isEqual && !always.includes(act)) return;
  const [latest] = await sql<{ number: number }>(
    "select max(number) as number from content_version where content_id = ? having max(number) is not null",
    [id],
  );
  const add = (number: number, row: { act: ContentVersionAct; of: StoredParts; by: string | null }) =>
    sql(
      `insert into content_version (id, content_id, number, act, content, author_id, from_number, created_at)
       values (?, ?, ?, ?, ?::jsonb, ?, ?, clock_timestamp())`,
      [
        generateEntityId("", "cver"),
        id,
        number,
        row.act,
        JSON.stringify(row.of),
        row.by,
        row.act === "initial" ? null : (from ?? null),
      ],
    );
  const isFirst = !latest && before;
  if (isFirst) await add(1, { act: "initial", of: toStoredParts(before), by: null });
  await add(latest ? latest.number + 1 : isFirst ? 2 : 1, { act, of: content, by: authorId });
}

/** The content of a version; undefined if there is none with that number. */
export async function findVersion(sql: Sql, id: string, number: number): Promise<StoredParts | undefined> {
  const [row] = await sql<{ content: StoredParts }>(
    "select content from content_version where content_id = ? and number = ? and deleted_at is null",
    [id, number],
  );
  return row?.content;
}

/** A part of the versions, newest first. */
export async function listVersions(
  container: MedusaContainer,
  id: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ versions: ContentVersion[]; count: number }> {
  const [rows, [counted]] = await Promise.all([
    readRows<Omit<ContentVersion, "at"> & { at: Date | string }>(
      container,
      `select v.number, v.act, v.created_at as at, u.email as author, v.from_number as "from", v.content
       from content_version v left join "user" u on u.id = v.author_id and u.deleted_at is null
       where v.content_id = ? and v.deleted_at is null order by v.number desc limit ? offset ?`,
      [id, limit, (page - 1) * limit],
    ),
    readRows<{ count: number }>(
      container,
      "select count(*)::int as count from content_version where content_id = ? and deleted_at is null",
      [id],
    ),
  ]);
  const versions = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return { versions, count: counted?.count ?? 0 };
}

/** The latest deletion of each row that can still be restored, and whose title has a text if one is sought. */
const restorable = (table: ContentTable) => `from ${table} t join lateral (
    select author_id, act from content_version where content_id = t.id order by number desc limit 1
  ) v on v.act = 'deleted' left join "user" u on u.id = v.author_id and u.deleted_at is null
  where t.deleted_at > now() - interval '${restoreDays} days' and (?::text is null
    or exists (select from jsonb_each_text(t.title) named where strpos(lower(named.value), ?) > 0))`;

const byDeletion: RowOrder = { key: "t.deleted_at", kind: "time", id: "t.id", direction: "desc" };

const dayMs = 86_400_000;

/** A part of what can be restored, latest deleted first. */
export async function listDeleted(
  container: MedusaContainer,
  table: ContentTable,
  { q, limit, offset, cursor }: { q?: string; limit: number; offset: number; cursor?: string },
): Promise<{ deleted: DeletedContent[]; count: number; next: string | null }> {
  type Row = Pick<DeletedContent, "id" | "title" | "author"> & { at: Date | string };
  const part = followCursor(byDeletion, "deleted", cursor);
  const sought = q?.trim().toLowerCase() || null;
  const [rows, [counted]] = await Promise.all([
    readRows<Row & Placed>(
      container,
      `select t.id, t.title, t.deleted_at as at, u.email as author, ${part.column} ${restorable(table)}
       and ${part.follows} ${part.by} limit ? offset ?`,
      [sought, sought, ...part.values, limit, offset],
    ),
    readRows<{ count: number }>(container, `select count(*)::int as count ${restorable(table)}`, [
      sought,
      sought,
    ]),
  ]);
  const deleted = rows.map(({ id, title, author, at }) => {
    const deletedAt = new Date(at);
    const restorableUntil = new Date(deletedAt.getTime() + restoreDays * dayMs);
    return {
      id,
      title,
      author,
      deletedAt: deletedAt.toISOString(),
      restorableUntil: restorableUntil.toISOString(),
    };
  });
  return { deleted, count: counted?.count ?? 0, next: part.next(rows, limit) };
}
