import type { SectionType } from "@bezak/contract/content-rules.ts";
import { sectionSources, type SectionSource } from "@bezak/contract/section-sources.ts";
import type { Sql } from "../users/sql.ts";
import { refusedFields } from "./written-content.ts";

type Check<Type extends SectionType> = (sql: Sql, source: SectionSource<Type>) => Promise<string[]>;

/** Which of these ids and slugs no category has. */
async function listUnknownCategories(sql: Sql, keys: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ key: string }>(
    `select key from unnest(?::text[]) as key where not exists (
       select 1 from product_category where (id = key or handle = key) and deleted_at is null)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

async function isUnknown(sql: Sql, statement: string, id: string): Promise<boolean> {
  const rows = await sql(statement, [id]);
  return rows.length === 0;
}

/** Paths in the source of what does not exist. */
const checks: { [Type in SectionType]: Check<Type> } = {
  async products(sql, { category, seller }) {
    const unknown: string[] = [];
    if (category && (await listUnknownCategories(sql, [category])).size > 0) unknown.push("category");
    const shop = "select 1 from seller where id = ? and deleted_at is null";
    if (seller && (await isUnknown(sql, shop, seller))) unknown.push("seller");
    return unknown;
  },
  async categories(sql, { ids = [] }) {
    const unknown = await listUnknownCategories(sql, ids);
    return ids.flatMap((key, at) => (unknown.has(key) ? [`ids.${at}`] : []));
  },
  async banner(sql, { bannerId }) {
    // locked: who deletes it waits for the section
    const banner = "select 1 from banner where id = ? and deleted_at is null for share";
    return (await isUnknown(sql, banner, bannerId)) ? ["bannerId"] : [];
  },
  async text() {
    return [];
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
  const unknown = await (checks[type] as Check<SectionType>)(sql, parsed.data);
  if (unknown.length > 0) {
    throw refusedFields(Object.fromEntries(unknown.map((path) => [`source.${path}`, "unknown"])));
  }
  return parsed.data as SectionSource<Type>;
}
