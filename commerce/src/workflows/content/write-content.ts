import type { ContentVersionAct } from "@bezak/contract/content-rules.ts";
import { isDeepStrictEqual } from "node:util";
import { renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";
import {
  getDraftParts,
  getParts,
  toStoredParts,
  type ContentParts,
  type ContentTable,
} from "./content-parts.ts";
import {
  bannerColumns,
  lockBanner,
  lockSection,
  sectionColumns,
  viewBanner,
  viewSection,
  type BannerRow,
  type ContentViews,
  type SectionRow,
} from "./content-row.ts";
import { recordVersion } from "./content-versions.ts";
import { checkTimes } from "./written-content.ts";

/** What differs between the two tables. */
interface Table<Name extends ContentTable> {
  lock: (sql: Sql, id: string) => Promise<ContentViews[Name]>;
  columns: string;
  view: (row: never) => ContentViews[Name];
  /** columns with their values; JSON as text */
  toColumns: (parts: ContentParts[Name]) => Record<string, unknown>;
}

const json = (value: unknown) => JSON.stringify(value);

export const tables: { [Name in ContentTable]: Table<Name> } = {
  banner: {
    lock: lockBanner,
    columns: bannerColumns,
    view: viewBanner as (row: BannerRow) => ContentViews["banner"],
    toColumns: ({ title, subtitle, image, crops, link, position, active, startsAt, endsAt }) => ({
      title: json(title),
      subtitle: json(subtitle),
      image_desktop: image.desktop,
      image_mobile: image.mobile,
      crops: json(crops),
      link,
      position,
      active,
      starts_at: startsAt,
      ends_at: endsAt,
    }),
  },
  section: {
    lock: lockSection,
    columns: sectionColumns,
    view: viewSection as (row: SectionRow) => ContentViews["section"],
    toColumns: ({ type, title, source, active, startsAt, endsAt }) => ({
      type,
      title: json(title),
      source: json(source),
      active,
      starts_at: startsAt,
      ends_at: endsAt,
    }),
  },
};

export interface Published<Name extends ContentTable> {
  table: Name;
  /** the row, locked */
  before: ContentViews[Name];
  after: ContentParts[Name];
  /** default: the present one */
  order?: number;
  /** the draft after it; null for none, default: the present one */
  draft?: ContentParts[Name] | null;
  act: Exclude<ContentVersionAct, "initial" | "created">;
  authorId: string;
  /** number of the version to which it is rolled back */
  from?: number;
}

/** Makes content the published one and records it as a version, in one transaction. A draft that equals it goes. */
export async function publishParts<Name extends ContentTable>(
  sql: Sql,
  { table, before, after, order = before.order, act, authorId, from, ...rest }: Published<Name>,
): Promise<ContentViews[Name]> {
  const { draft = getDraftParts<Name>(before) } = rest;
  const { columns, view, toColumns } = tables[table];
  const values = { ...toColumns(after), rank: order };
  const names = Object.keys(values).map((name) => `${name} = ?`);
  const left = draft && !isDeepStrictEqual(draft, after) ? [json(toStoredParts(draft))] : [];
  if (left.length === 0) names.push("draft = null", "publish_at = null");
  else names.push("draft = jsonb_set(draft, '{content}', ?::jsonb)");
  const [row] = await sql(
    `update ${table} set ${names.join(", ")}, ${renewVersion} where id = ? returning ${columns}`,
    [...Object.values(values), ...left, before.id],
  );
  await recordVersion(sql, {
    id: before.id,
    before: getParts[table](before as ContentParts[Name]),
    after,
    act,
    authorId,
    from,
  });
  return view(row as never);
}

/**
 * The draft of a row with what is changed at once, so that publishing it takes nothing back; null without one.
 * @throws ShopError 400 invalid_input if the draft could not be published any more
 */
export function changeDraft<Name extends ContentTable>(
  before: ContentViews[Name],
  apply: (parts: ContentParts[Name]) => ContentParts[Name],
): ContentParts[Name] | null {
  const draft = getDraftParts<Name>(before);
  if (!draft) return null;
  const changed = apply(draft);
  checkTimes(changed, "before_draft_start");
  return changed;
}

const noContent = () => new ShopError(404, "not_found", "There is no such banner or section");

/**
 * Which table has a row with this id, also a deleted one.
 * @throws ShopError 404 not_found
 */
export async function findTable(sql: Sql, id: string): Promise<ContentTable> {
  const [found] = await sql<{ name: ContentTable }>(
    "select 'banner' as name from banner where id = ? union all select 'section' from section where id = ?",
    [id, id],
  );
  if (!found) throw noContent();
  return found.name;
}

/** @throws ShopError 404 not_found, also for a deleted one */
export async function lockContent<Name extends ContentTable>(
  sql: Sql,
  table: Name,
  id: string,
): Promise<ContentViews[Name]> {
  const rows = await sql(`select 1 from ${table} where id = ? and deleted_at is null`, [id]);
  if (rows.length === 0) throw noContent();
  return tables[table].lock(sql, id);
}
