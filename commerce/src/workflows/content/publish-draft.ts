import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { refuseStale, renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { beginAct, type EndAct } from "../audit/audit-act.ts";
import type { Sql } from "../users/sql.ts";
import { checkSource } from "./check-source.ts";
import { getDraftParts, type ContentParts, type ContentTable } from "./content-parts.ts";
import { changeContent, type ContentView, type ContentViews } from "./content-row.ts";
import { findTable, lockContent, publishParts, tables } from "./write-content.ts";
import { checkTimes } from "./written-content.ts";

interface Publishing {
  act: "published" | "scheduled";
  authorId: string;
}

/**
 * Checks content again that was stored a while ago: what a section names may have gone since, or been merged.
 * @throws ShopError 400 invalid_input
 */
export async function checkAgain<Table extends ContentTable>(
  sql: Sql,
  table: Table,
  parts: ContentParts[Table],
): Promise<ContentParts[Table]> {
  checkTimes(parts);
  if (table !== "section") return parts;
  const { type, source } = parts as ContentParts["section"];
  return { ...parts, source: await checkSource(sql, type, source) };
}

/** @throws ShopError 400 invalid_input */
async function publish<Table extends ContentTable>(
  sql: Sql,
  table: Table,
  { before, act, authorId }: Publishing & { before: ContentViews[Table] },
): Promise<ContentViews[Table]> {
  const after = await checkAgain(sql, table, getDraftParts<Table>(before)!);
  return publishParts(sql, { table, before, after, draft: null, act, authorId });
}

/**
 * Publishes the draft of a banner or a section.
 * @throws ShopError 400 invalid_input, 404 not_found, 409 stale_version, 409 conflict without a draft
 */
export function publishDraft(
  container: MedusaContainer,
  { id, version, adminId }: { id: string; version?: string; adminId: string },
): Promise<ContentView> {
  return changeContent(container, async (sql) => {
    const table = await findTable(sql, id);
    const before = await lockContent(sql, table, id);
    refuseStale(version, before);
    if (!before.draft) throw new ShopError(409, "conflict", "There is nothing to publish");
    return publish(sql, table, { before, act: "published", authorId: adminId });
  });
}

/** The log has it as an act of the draft's author, without an address. */
const beginScheduled = (
  container: MedusaContainer,
  { id, publishAt, authorId }: { id: string; publishAt: Date; authorId: string },
): Promise<EndAct> =>
  beginAct(
    container,
    { method: "POST", path: `/admin/content/${id}/publish`, body: { publishAt: publishAt.toISOString() } },
    { actorId: authorId, address: null, requestId: null },
  );

const isTime = "publish_at <= now() and deleted_at is null";

/** Publishes a draft whose time has come, unless another process has, or keeps it and says that it cannot be published. */
async function publishOne(container: MedusaContainer, table: ContentTable, id: string): Promise<void> {
  const lockScheduled = async (sql: Sql) => {
    const [row] = await sql<{ author: string }>(
      `select draft->>'authorId' as author from ${table} where id = ? and ${isTime} for update`,
      [id],
    );
    return row && { author: row.author, before: await tables[table].lock(sql, id) };
  };
  const entry: { end?: EndAct } = {};
  try {
    await changeContent(container, async (sql) => {
      const found = await lockScheduled(sql);
      const publishAt = found?.before.draft?.publishAt;
      if (!found || !publishAt) return;
      await publish(sql, table, { before: found.before, act: "scheduled", authorId: found.author });
      // only now: a draft that is refused every minute would fill the log. What it reads is not changed until the commit
      entry.end = await beginScheduled(container, { id, publishAt, authorId: found.author });
    });
    await entry.end?.({ status: 200, answer: null });
  } catch (error) {
    await entry.end?.({ status: 500, answer: null });
    if (!(error instanceof ShopError)) throw error;
    await changeContent(container, async (sql) => {
      if (!(await lockScheduled(sql))) return;
      await sql(
        `update ${table} set publish_at = null, draft = jsonb_set(draft, '{refused}', 'true'), ${renewVersion} where id = ?`,
        [id],
      );
    });
  }
}

/** Publishes the drafts whose time has come, each in its own transaction. Safe in several processes. */
export async function publishScheduled(container: MedusaContainer): Promise<void> {
  const rows = await readRows<{ table: ContentTable; id: string }>(
    container,
    `select 'banner' as "table", id from banner where ${isTime}
     union all select 'section', id from section where ${isTime}`,
    [],
  );
  for (const { table, id } of rows) {
    try {
      await publishOne(container, table, id);
    } catch (error) {
      // the next run tries it again; the others do not wait for it. Messages of the database would show the content
      const { name, code = "" } = error as Error & { code?: string };
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The scheduled draft of ${id} could not be published: ${name} ${code}`.trimEnd());
    }
  }
}
