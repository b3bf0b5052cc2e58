/**
 * What `setweight(to_tsvector('medusa_search_simple', name), 'A') || setweight(to_tsvector(…, words), 'D')` makes of
 * normalised texts, as the search provider writes it (`search-postgres`, upsertDocuments): letters and digits only, so a
 * word is what stands between spaces. PostgreSQL takes it in three times as fast as it takes texts apart.
 */
export function textVector(name: string, words: string): string {
  const positions = new Map<string, string>();
  let place = 0;
  for (const [text, weight] of [
    [name, "A"],
    [words, ""],
  ] as const)
    for (const word of text.split(/\s+/)) {
      if (word === "") continue;
      place += 1;
      const known = positions.get(word);
      positions.set(word, `${known === undefined ? `${word}:` : `${known},`}${place}${weight}`);
    }
  return [...positions.values()].join(" ");
}
