import { randomBytes } from "node:crypto";
import { plainSlug } from "../../text/plain-slug.ts";
import type { Sql } from "../users/sql.ts";

const LENGTH = 80;

/** Words that stand in the address of a product's page, and mean something else (`GET /products/search`). */
const reserved = new Set(["search", "suggest", "featured"]);

/** An address word of a name: lower-case Latin letters, digits and single hyphens; `product` when nothing is left. */
export function slugOf(name: string): string {
  const plain = plainSlug(name, LENGTH);
  // ids are looked up by the same word: none may be taken for one
  const isFree = plain && !plain.startsWith("prod-") && !reserved.has(plain);
  return isFree ? plain : `product${plain && `-${plain}`}`;
}

/** Names that may come to want one address: those that differ in the number behind wait for each other. */
// oxlint-disable-next-line regexp/no-super-linear-move -- an address word has eighty letters at most
const family = (slug: string) => slug.replace(/(-\d+)+$/, "");

/** The address of a new product: its name's, with a number behind when another product has that. */
export async function freeSlug(sql: Sql, name: string): Promise<string> {
  const slug = slugOf(name);
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
