import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";
import { normalizeText, queryStems } from "../text/normalize-text.ts";

/** Misspelt words: at least this alike (pg_trgm, 0 to 1) and nearly as alike as the likest product there is. */
const LIKENESS = 0.38;
const NEAR_THE_LIKEST = 0.8;

/**
 * Ids of the products that match, each with its likeness; the higher, the better. Words count first: each word of the
 * query must begin a word of the document. Only if no product has them, what is spelt alike is taken, in one pass over
 * the texts, unless `misspelt` is false.
 */
export async function searchWords(
  container: MedusaContainer,
  q: string,
  { misspelt = true } = {},
): Promise<Map<string, number>> {
  const words = queryStems(q)
    .map((stem) => `${stem}:*`)
    .join(" & ");
  return withIndexTable(container, async (table) => {
    const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `WITH asked AS (SELECT to_tsquery('medusa_search_simple', ?) AS words, ?::text AS spelling),
       found AS MATERIALIZED (
         SELECT id, 1 + ts_rank(search_vector, words) AS likeness FROM ${table}, asked
         WHERE search_vector @@ words),
       alike AS MATERIALIZED (
         SELECT id, word_similarity(spelling, search_text) AS likeness FROM ${table}, asked
         WHERE spelling <> '' AND NOT EXISTS (SELECT 1 FROM found)),
       hits AS (
         SELECT id, likeness FROM found UNION ALL SELECT id, likeness FROM alike
         WHERE likeness >= (SELECT greatest(${LIKENESS}, ${NEAR_THE_LIKEST} * max(likeness)) FROM alike))
       SELECT json_object_agg(id, likeness) AS hits FROM hits`,
      [words, misspelt ? normalizeText(q) : ""],
    );
    return new Map(Object.entries((rows[0].hits ?? {}) as Record<string, number>));
  });
}
