import type { Pool } from "pg";

/** Inserts a shop without products; returns its id. */
export async function addSeller(db: Pool, slug: string, name = slug): Promise<string> {
  const id = `sel_${slug.replaceAll("-", "_")}`;
  await db.query("insert into seller (id, slug, name, joined_at) values ($1, $2, $3, now())", [
    id,
    slug,
    name,
  ]);
  return id;
}
