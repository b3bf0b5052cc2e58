import { randomBytes } from "node:crypto";
import { plainSlug } from "../../text/plain-slug.ts";
import type { Sql } from "../users/sql.ts";

const LENGTH = 80;

/** Words with a meaning of their own in the same URL position (`GET /products/search`). */
const reserved = new Set(["search", "suggest", "featured"]);

/** Lower-case Latin letters, digits and single hyphens; `product` when nothing is left. */
export function getSlug(name: string): string {
  const plain = plainSlug(name, LENGTH);
  // products are looked up by slug or id: a slug must not look like an id
  const isFree = plain && !plain.startsWith("prod-") && !reserved.has(plain);
  return isFree ? plain : `product${plain && `-${plain}`}`;
}

/** Slugs that may collide, since they differ only in the number at the end: used as the key of a lock. */
// oxlint-disable-next-line regexp/no-super-linear-move -- an address word has eighty letters at most
const family = (slug: string) => slug.replace(/(-\d+)+$/, "");

/** The slug of a new product; with a number at the end if the name's is taken. */
export async function freeSlug(sql: Sql, name: string): Promise<string> {
  const slug = getSlug(name);
  const random = randomBytes(4).toString("hex");
  const choices = [slug, ...Array.from({ length: 30 }, (_, at) => `${slug}-${at + 2}`), `${slug}-${random}`];
  await sql("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`product-slug:${family(slug)}`]);
  const taken = await sql<{ handle: string }>(
    "select handle from product where deleted_at is null and handle = any(?::text[])",
    [choices],
  );
  const handles = new Set(taken.map(({ handle }) => handle));
  return choices.find((choice) => !handles.has(choice)) ?? `${slug}-${random}`;
}
