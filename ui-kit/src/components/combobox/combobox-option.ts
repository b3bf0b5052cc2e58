/** One row of a combobox. */
export interface ComboboxOption {
  /** Not empty: an empty value means that nothing is chosen. */
  value: string;
  label: string;
  /** Second line of the row. */
  hint?: string;
  disabled?: boolean;
}

// The ways people type the letters of oʻ and gʻ, and the marks of accents once taken apart.
const MARKS = /[\u02bb\u02bc\u2018\u2019'`\u0300-\u036f]/g;

/** The text as it is compared: without case, accents and apostrophes; е stands for ё as people type it. */
export function searchText(text: string): string {
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();
}

/** Options that hold what was typed; those that begin with it come first. */
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
