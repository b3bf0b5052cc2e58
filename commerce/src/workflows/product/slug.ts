import { randomBytes } from "node:crypto";
import { plainSlug } from "../../text/plain-slug.ts";
import type { Sql } from "../users/sql.ts";

const LENGTH = 80;

/** An address word of a name: lower-case Latin letters, digits and single hyphens; `product` when nothing is left. */
export function slugOf(name: string): string {
  const plain = plainSlug(name, LENGTH);
  // ids are looked up by the same word: none may be taken for one
  return plain && !plain.startsWith("prod-") ? plain : `product${plain && `-${plain}`}`;
}

/** The address of a new product: its name's, with a number behind when another product has that. */
export async function freeSlug(sql: Sql, name: string): Promise<string> {
  const slug = slugOf(name);
  const random = randomBytes(4).toString("hex");
  const choices = [slug, ...Array.from({ length: 30 }, (_, at) => `${slug}-${at + 2}`), `${slug}-${random}`];
  await sql("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`product-slug:${slug}`]);
  const taken = await sql<{ handle: string }>(
    "select handle from product where deleted_at is null and handle = any(?::text[])",
    [choices],
  );
  const handles = new Set(taken.map(({ handle }) => handle));
  return choices.find((choice) => !handles.has(choice)) ?? `${slug}-${random}`;
}
