import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";
import { queryStems, swappedStems } from "../text/normalize-text.ts";
import type { NameIndex } from "./name-index.ts";
import { closestBeginnings } from "./rank-names.ts";

/** Product ids with their scores; higher is better. */
export type Likeness = Map<string, number>;

/** For each word of a query, the word prefixes that it may mean. */
type Meant = readonly (readonly string[])[];

/** Finds products with words that begin like every word of the query. */
export function searchWords(container: MedusaContainer, q: string): Promise<Likeness> {
  return search(container, asTyped(q));
}

/**
 * The same with tolerance: only if no product matches, words with two swapped neighbouring letters are searched, and
 * only if that fails too, each word also means its closest ones in `names`. Names are in memory, so no product text is
 * compared with a query letter by letter.
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

/** Searches for one meaning, and for the other if no product has the first. */
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
