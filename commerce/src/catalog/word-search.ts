import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";
import { queryStems, swappedStems } from "../text/normalize-text.ts";
import type { NameIndex } from "./name-index.ts";
import { closestBeginnings } from "./rank-names.ts";

/** Ids of products, each with how well it matches; the higher, the better. */
export type Likeness = Map<string, number>;

/** For each word of a query the beginnings of words it may stand for. */
type Meant = readonly (readonly string[])[];

/** The products that have every word of the query: a word of theirs begins so. */
export function searchWords(container: MedusaContainer, q: string): Promise<Likeness> {
  return search(container, asTyped(q));
}

/**
 * The same; only if no product has them, words with two neighbouring letters swapped are looked for, and only if none has
 * those either, each word also stands for the ones of `names` that are closest to it. Names are in memory: no text of a
 * product is compared with a query letter by letter, however many there are.
 */
export async function searchForgiving(
  container: MedusaContainer,
  q: string,
  names: () => Promise<readonly NameIndex[]>,
): Promise<Likeness> {
  const found = await search(container, asTyped(q), swappedStems(q));
  if (found.size > 0) return found;
  const indexes = await names();
  const meant = queryStems(q).map((stem) => [stem, ...closestBeginnings(stem, indexes)]);
  return meant.some((beginnings) => beginnings.length > 1) ? search(container, meant) : found;
}

const asTyped = (q: string): Meant => queryStems(q).map((stem) => [stem]);

/** Asks for one meaning, and for another if no product has the first. */
async function search(container: MedusaContainer, first: Meant, second: Meant = []): Promise<Likeness> {
  return withIndexTable(container, async (table) => {
    const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `WITH asked AS (SELECT to_tsquery('medusa_search_simple', ?) AS first,
         to_tsquery('medusa_search_simple', ?) AS second),
       found AS MATERIALIZED (
         SELECT id, ts_rank(search_vector, first) AS likeness FROM ${table}, asked
         WHERE search_vector @@ first),
       hits AS (
         SELECT id, likeness FROM found UNION ALL
         SELECT id, ts_rank(search_vector, second) FROM ${table}, asked
         WHERE NOT EXISTS (SELECT 1 FROM found) AND search_vector @@ second)
       SELECT json_object_agg(id, likeness) AS hits FROM hits`,
      [first, second].map(toTsQuery),
    );
    return new Map(Object.entries((rows[0].hits ?? {}) as Record<string, number>));
  });
}

const toTsQuery = (meant: Meant): string =>
  meant.map((beginnings) => `(${beginnings.map((beginning) => `${beginning}:*`).join(" | ")})`).join(" & ");
