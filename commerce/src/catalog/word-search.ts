import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";
import { normalizeText, queryStems, swappedStems } from "../text/normalize-text.ts";

/** Misspelt words: at least this alike (pg_trgm, 0 to 1) and nearly as alike as the likest product there is. */
const LIKENESS = 0.38;
const NEAR_THE_LIKEST = 0.8;

/**
 * Ids of the products that match, each with its likeness; the higher, the better. Words count first: each word of the
 * query must begin a word of the document. Only if no product has them, words with two neighbouring letters swapped are
 * looked for, and only if none has those either, what is spelt alike is taken, in one pass over the texts; neither when
 * `misspelt` is false.
 */
export async function searchWords(
  container: MedusaContainer,
  q: string,
  { misspelt = true } = {},
): Promise<Map<string, number>> {
  const words = queryStems(q)
    .map((stem) => `${stem}:*`)
    .join(" & ");
  const swapped = swappedStems(q)
    .map((stems) => `(${stems.map((stem) => `${stem}:*`).join(" | ")})`)
    .join(" & ");
  return withIndexTable(container, async (table) => {
    const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `WITH asked AS (SELECT to_tsquery('medusa_search_simple', ?) AS words,
         to_tsquery('medusa_search_simple', ?) AS swapped, ?::text AS spelling),
       spelt AS MATERIALIZED (
         SELECT id, 1 + ts_rank(search_vector, words) AS likeness FROM ${table}, asked
         WHERE search_vector @@ words),
       found AS MATERIALIZED (
         SELECT id, likeness FROM spelt UNION ALL
         SELECT id, 1 + ts_rank(search_vector, swapped) FROM ${table}, asked
         WHERE NOT EXISTS (SELECT 1 FROM spelt) AND search_vector @@ swapped),
       alike AS MATERIALIZED (
         SELECT id, word_similarity(spelling, search_text) AS likeness FROM ${table}, asked
         WHERE spelling <> '' AND NOT EXISTS (SELECT 1 FROM found)),
       hits AS (
         SELECT id, likeness FROM found UNION ALL SELECT id, likeness FROM alike
         WHERE likeness >= (SELECT greatest(${LIKENESS}, ${NEAR_THE_LIKEST} * max(likeness)) FROM alike))
       SELECT json_object_agg(id, likeness) AS hits FROM hits`,
      misspelt ? [words, swapped, normalizeText(q)] : [words, "", ""],
    );
    return new Map(Object.entries((rows[0].hits ?? {}) as Record<string, number>));
  });
}
