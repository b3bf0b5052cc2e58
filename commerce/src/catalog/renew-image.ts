import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CatalogImage } from "./catalog-image.ts";
import { getProperNames } from "./name-text.ts";
import type { StoredFields } from "./product-row.ts";

/** Documents per statement; the first check of a large catalogue handles requests between batches. */
const BATCH = 2_000;

export interface FollowedImage {
  image: CatalogImage;
  table: string;
  /** Every transaction below this number had ended at the last check. */
  seen: string | null;
}

type Database = ReturnType<MedusaContainer["resolve"]> & {
  raw: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/** Applies rows written and deleted since the last check, or all of them at the first. */
export async function renewImage(container: MedusaContainer, followed: FollowedImage): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as Database;
  const { image, table, seen: before } = followed;
  const { seen, count, changed } = await readChanged(database, followed);
  let written: StoredFields[] = [];
  for (let start = 0; start < changed.length; start += BATCH) {
    written.push(...(await readFields(database, table, changed.slice(start, start + BATCH))));
    if (before !== null) continue;
    // nobody reads the image during its first check, so batches are applied one by one: together they would take
    // gigabytes
    image.apply(written);
    written = [];
  }
  image.apply(written);
  if (image.rows.size !== count) {
    const present = new Set(await readIds(database, table));
    image.apply(
      [],
      [...image.rows.keys()].filter((id) => !present.has(id)),
    );
  }
  followed.seen = seen;
}

/**
 * `xmin` is the id of the transaction that wrote a row. A row that the last check missed was written by a transaction
 * that had not ended then; timestamps do not work, since a write may be committed long after its timestamp. Ids are
 * compared by age, because they wrap around.
 */
async function readChanged(database: Database, { table, seen }: FollowedImage) {
  const isNew = seen === null ? "TRUE" : "age(xmin) <= age(?::xid8::xid)";
  const { rows } = await database.raw(
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS seen, count(*)::int AS count,
       coalesce(json_agg(id) FILTER (WHERE ${isNew}), '[]') AS changed FROM ${table}`,
    seen === null ? [] : [seen],
  );
  return rows[0] as { seen: string; count: number; changed: string[] };
}

async function readFields(database: Database, table: string, ids: string[]): Promise<StoredFields[]> {
  const fields = `brand text, "categoryIds" jsonb, "categorySlugs" jsonb, "sellerId" text, price float8,
    "onSale" boolean, "inStock" boolean, rating float8, popularity float8, "createdAt" float8`;
  const { rows } = await database.raw(
    `SELECT stored.id, stored.xmin::text AS version, field.*, stored.document->>'name' AS names
     FROM ${table} stored, jsonb_to_record(indexed) AS field(${fields}) WHERE stored.id = ANY(?)`,
    [ids],
  );
  const brands = new Map<string, string>();
  return (rows as StoredFields[]).map((fields) => {
    const brand = fields.brand ?? "";
    const known = brands.get(brand) ?? getProperNames(brand);
    brands.set(brand, known);
    return { ...fields, names: `${fields.names}\n${known}` };
  });
}

async function readIds(database: Database, table: string): Promise<string[]> {
  const { rows } = await database.raw(`SELECT coalesce(json_agg(id), '[]') AS ids FROM ${table}`);
  return (rows[0] as { ids: string[] }).ids;
}

export function unseenImage(table: string): FollowedImage {
  return { image: new CatalogImage(), table, seen: null };
}
