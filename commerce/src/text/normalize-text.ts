/**
 * Normalises texts and queries alike, so that typed words match stored ones: lower case, no apostrophes of any shape
 * (oʻ, o', o‘ become o) and no ъ, the letters ё қ ҳ ғ ў as typed on a Russian keyboard, everything except letters and
 * digits becomes a space.
 */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u02bb\u02bc\u2018\u2019\u0060\u00b4'ʹ′ъ]/g, "")
    .replace(/[ёқҳғў]/g, (letter) => russianKeyboard[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const russianKeyboard: Record<string, string> = { ё: "е", қ: "к", ҳ: "х", ғ: "г", ў: "у" };

const apostrophes = "[\u02bb\u02bc\u2018\u2019\u0060\u00b4']";

/** Uzbek Latin letter groups in Cyrillic, longer ones first; oʻ and gʻ are separate letters. */
const groups: [RegExp, string][] = [
  [new RegExp(`o${apostrophes}`, "g"), "ў"],
  [new RegExp(`g${apostrophes}`, "g"), "ғ"],
  [/sh/g, "ш"],
  [/ch/g, "ч"],
  [/yo/g, "ё"],
  [/yu/g, "ю"],
  [/ya/g, "я"],
  [/ye/g, "е"],
  [/ts/g, "ц"],
  [/(?<![a-zа-яўғ])e/g, "э"],
];

const latin = "abdefghijklmnopqrstuvwxyzc";
const cyrillic = "абдефгҳижклмнопқрстуввхйзс";

/** Converts Uzbek Latin to normalised Uzbek Cyrillic: `Qoʻl soati` -> `кул соати`. */
export function uzbekCyrillic(text: string): string {
  const grouped = groups.reduce((result, [from, to]) => result.replace(from, to), text.toLowerCase());
  return normalizeText([...grouped].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join(""));
}

/** Inflectional endings, removed for search: сумки, сумку -> сумк; sumkalar -> sumka; rings -> ring. */
const endings = /(?<=\p{L}{3})(?:лари|лар|lari|lar|ning|s|[аяоеуюыийь]{1,2}|ой|ей|ов)$/u;

const stem = (word: string) => word.replace(endings, "");

const queryWords = (query: string) => normalizeText(query).split(" ").filter(Boolean).slice(0, 8);

/** Words of a query, each reduced to its stem; the index is searched for words with these prefixes. */
export function queryStems(query: string): string[] {
  return queryWords(query).map(stem);
}

/** Shorter words become other words by a swap. */
const SWAPPED_LETTERS_MIN = 4;

/**
 * Covers the most common typing error: returns for each word of a query its stem, and the stems with two neighbouring
 * letters swapped.
 */
export function swappedStems(query: string): string[][] {
  return queryWords(query).map((word) => {
    const letters = [...word];
    const swaps =
      letters.length < SWAPPED_LETTERS_MIN ? [] : letters.slice(1).map((_, at) => swap(letters, at));
    return [...new Set([word, ...swaps].map(stem))];
  });
}

function swap(letters: readonly string[], at: number): string {
  const [first = "", second = ""] = letters.slice(at, at + 2);
  return letters
    .with(at, second)
    .with(at + 1, first)
    .join("");
}
