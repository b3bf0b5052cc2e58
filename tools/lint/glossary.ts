/** Where a text occurs: a file name, a name that a file declares, or a test title. */
export type Kind = "files" | "names" | "titles";

/** An unwanted word or phrase; `*` stands for any one word. */
interface Entry {
  phrase: string;
  words: readonly string[];
  /** position of the first word that is not `*` */
  anchor: number;
  kinds: ReadonlySet<Kind>;
  term: string;
  fine: readonly (readonly string[])[];
}

export interface Glossary {
  readonly terms: ReadonlySet<string>;
  readonly phrases: ReadonlySet<string>;
  /** entries by their first word that is not `*` */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** by file: names that are stored or sent, which the file has to use */
  readonly stored: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Finding {
  phrase: string;
  term: string;
}

const KINDS: Record<string, readonly Kind[]> = {
  "": ["files", "names", "titles"],
  " in names": ["files", "names"],
  " in files": ["files"],
  " in titles": ["titles"],
};
const HEADER = ["term", "meaning", "not", "fine"];
const STORED_HEADER = ["stored name", "files"];
const ITEM = /^`((?:[a-z0-9]+|\*)(?: (?:[a-z0-9]+|\*))*)`( in (?:names|files|titles))?$/;

/**
 * Parses the tables of `docs/glossary.md`.
 * @throws Error with the line of a row that is neither `term | meaning | not | fine` nor `stored name | files`, or that
 * defines something twice
 */
export function parseGlossary(markdown: string): Glossary {
  const terms = new Set<string>();
  const phrases = new Set<string>();
  const entries = new Map<string, Entry[]>();
  const stored = new Map<string, Set<string>>();
  let isStoredTable = false;
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!line.startsWith("|")) continue;
    const fail = (problem: string): never => {
      throw new Error(`docs/glossary.md:${index + 1}: ${problem}`);
    };
    const cells = line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim());
    const [term = "", meaning = "", not = "", fine = ""] = cells;
    const isHeader = [HEADER, STORED_HEADER].some((header) => cells.join() === header.join());
    if (isHeader) isStoredTable = term === STORED_HEADER[0];
    if (isHeader || /^-+$/.test(term)) continue;
    if (isStoredTable) {
      parseStoredName(cells, stored, fail);
      continue;
    }
    if (cells.length !== HEADER.length) fail(`a row has ${HEADER.length} cells: ${HEADER.join(", ")}`);
    if (!term || !meaning.endsWith(".")) fail("a row has a term, and a meaning that is a sentence");
    if (terms.has(term)) fail(`"${term}" is defined twice`);
    terms.add(term);
    const allowed = parseItems(fine, fail).map(({ phrase }) => phrase.split(" "));
    for (const { phrase, kinds } of parseItems(not, fail)) {
      const words = phrase.split(" ");
      const anchor = words.findIndex((word) => word !== "*");
      const key = words[anchor] ?? fail("an entry needs a word besides `*`");
      if (phrases.has(phrase)) fail(`\`${phrase}\` is listed twice`);
      phrases.add(phrase);
      const entry: Entry = { phrase, words, anchor, kinds: new Set(kinds), term, fine: allowed };
      entries.set(key, [...(entries.get(key) ?? []), entry]);
    }
  }
  if (terms.size === 0) throw new Error("docs/glossary.md: no table was found");
  return { terms, phrases, entries, stored };
}

function parseStoredName(
  [name = "", files = "", ...rest]: readonly string[],
  stored: Map<string, Set<string>>,
  fail: (problem: string) => never,
): void {
  const quoted = /^`([^`]+)`$/;
  const storedName = quoted.exec(name)?.[1];
  const paths = files.split(",").map((file) => quoted.exec(file.trim())?.[1]);
  if (!storedName || rest.length > 0 || paths.includes(undefined))
    return fail("a row has a `stored name`, and the `files` that use it, separated by commas");
  for (const path of paths as string[]) stored.set(path, (stored.get(path) ?? new Set()).add(storedName));
}

function parseItems(cell: string, fail: (problem: string) => never) {
  if (cell === "") return [];
  return cell.split(",").map((item) => {
    const [, phrase, scope = ""] = ITEM.exec(item.trim()) ?? [];
    const kinds = KINDS[scope];
    if (!phrase || !kinds)
      return fail(`\`word\` or \`word\` in names, separated by commas, not: ${item.trim()}`);
    return { phrase, kinds };
  });
}

/** The words of a name or a title in lower case: `cashAtDoor`, `cash-at-door` and "Cash at door" are the same. */
export function splitWords(text: string): string[] {
  return text
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The unwanted phrases in a name or a title; of overlapping ones, the longest. */
export function findUnwanted(glossary: Glossary, text: string, kind: Kind): Finding[] {
  const words = splitWords(text);
  const matches = words.flatMap((word, at) =>
    (glossary.entries.get(word) ?? [])
      .map((entry) => ({ entry, start: at - entry.anchor, end: at - entry.anchor + entry.words.length }))
      .filter(
        ({ entry, start, end }) =>
          entry.kinds.has(kind) &&
          matchesAt(words, entry.words, start) &&
          !entry.fine.some((phrase) => isCovered(words, phrase, start, end)),
      ),
  );
  const longestFirst = matches.toSorted((a, b) => b.entry.words.length - a.entry.words.length);
  const chosen: typeof matches = [];
  for (const match of longestFirst)
    if (!chosen.some(({ start, end }) => match.start < end && start < match.end)) chosen.push(match);
  return chosen.map(({ entry: { phrase, term } }) => ({ phrase, term }));
}

function matchesAt(words: readonly string[], phrase: readonly string[], start: number): boolean {
  if (start < 0 || start + phrase.length > words.length) return false;
  return phrase.every((word, at) => word === "*" || word === words[start + at]);
}

/** Whether `phrase` occurs around the words from `start` to before `end`. */
function isCovered(words: readonly string[], phrase: readonly string[], start: number, end: number): boolean {
  for (let at = end - phrase.length; at <= start; at += 1) if (matchesAt(words, phrase, at)) return true;
  return false;
}
