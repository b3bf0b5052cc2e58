export interface ComboboxOption {
  /** Not empty: an empty value means that nothing is chosen. */
  value: string;
  label: string;
  /** Second line of the row. */
  hint?: string;
  disabled?: boolean;
}

// Variants in which people type oʻ and gʻ, and combining accents after decomposition.
const MARKS = /[\u02bb\u02bc\u2018\u2019'`\u0300-\u036f]/g;

/** The text normalized for comparison: without case, accents and apostrophes; ё counts as е. */
export function searchText(text: string): string {
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();
}

/** The options that contain the query; those that begin with it come first. */
export function matching<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = searchText(query);
  if (wanted === "") return options;
  const found = options.filter(({ label }) => searchText(label).includes(wanted));
  const first = found.filter(({ label }) => searchText(label).startsWith(wanted));
  return [...first, ...found.filter((option) => !first.includes(option))];
}
