import type { SectionType } from "@bezak/contract/content-rules.ts";
import { sectionSources, type SectionSource } from "@bezak/contract/section-sources.ts";
import type { Sql } from "../users/sql.ts";
import { refusedFields } from "./written-content.ts";

/** The source as it is stored, and paths in it of what does not exist. */
interface Checked<Type extends SectionType> {
  source: SectionSource<Type>;
  unknown: string[];
}

type Check<Type extends SectionType> = (sql: Sql, source: SectionSource<Type>) => Promise<Checked<Type>>;

/** Existing categories by their requested id or slug; for one that was merged, the id of the category that remains. */
async function findCategories(sql: Sql, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; present: string | null }>(
    `select key, coalesce(
       (select key from product_category where (id = key or handle = key) and deleted_at is null limit 1),
       (select id from product_category
        where jsonb_exists(metadata->'former', key) and deleted_at is null order by id limit 1)) as present
     from unnest(?::text[]) as key`,
    [keys],
  );
  return new Map(rows.flatMap(({ key, present }) => (present === null ? [] : [[key, present]])));
}

async function isUnknown(sql: Sql, statement: string, id: string): Promise<boolean> {
  const rows = await sql(statement, [id]);
  return rows.length === 0;
}

const checks: { [Type in SectionType]: Check<Type> } = {
  async products(sql, source) {
    const { category, seller } = source;
    const present = category && (await findCategories(sql, [category])).get(category);
    const unknown = category && !present ? ["category"] : [];
    const shop = "select 1 from seller where id = ? and deleted_at is null";
    if (seller && (await isUnknown(sql, shop, seller))) unknown.push("seller");
    return { source: { ...source, ...(present && { category: present }) }, unknown };
  },
  async categories(sql, source) {
    const { ids } = source;
    if (!ids) return { source, unknown: [] };
    const present = await findCategories(sql, ids);
    const unknown = ids.flatMap((key, at) => (present.has(key) ? [] : [`ids.${at}`]));
    return { source: { ...source, ids: [...new Set(ids.map((key) => present.get(key) ?? key))] }, unknown };
  },
  async banner(sql, source) {
    // locked: who deletes it waits for the section
    const banner = "select 1 from banner where id = ? and deleted_at is null for share";
    return { source, unknown: (await isUnknown(sql, banner, source.bannerId)) ? ["bannerId"] : [] };
  },
  async text(_, source) {
    return { source, unknown: [] };
  },
};

/**
 * Returns the source as it is stored. What it names exists until the transaction ends, if it is a banner.
 * @throws ShopError 400 invalid_input with the fields
 */
export async function checkSource<Type extends SectionType>(
  sql: Sql,
  type: Type,
  source: unknown,
): Promise<SectionSource<Type>> {
  const parsed = sectionSources[type].safeParse(source);
  if (!parsed.success) {
    const paths = parsed.error.issues.map(({ path }) => ["source", ...path].join("."));
    throw refusedFields(Object.fromEntries(paths.map((path) => [path, "invalid"])));
  }
  // The type of `checks` ties each source to its check; the compiler cannot follow that through a union.
  const checked = await (checks[type] as Check<SectionType>)(sql, parsed.data);
  const { unknown } = checked;
  if (unknown.length > 0) {
    throw refusedFields(Object.fromEntries(unknown.map((path) => [`source.${path}`, "unknown"])));
  }
  return checked.source as SectionSource<Type>;
}
