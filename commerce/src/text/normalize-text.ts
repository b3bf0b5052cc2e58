/**
 * Texts and queries pass through the same normalisation, so that what people type meets what is stored: lower case,
 * no apostrophes of any shape (oʻ, o', o‘ are all o) and no ъ, the letters ё қ ҳ ғ ў as typed on a Russian keyboard,
 * everything but letters and digits a space.
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

/** Uzbek Latin letter groups in Cyrillic, longer ones first; oʻ and gʻ are letters of their own. */
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

/** Uzbek Latin written in Uzbek Cyrillic, normalised: `Qoʻl soati` -> `кул соати`. */
export function uzbekCyrillic(text: string): string {
  const grouped = groups.reduce((result, [from, to]) => result.replace(from, to), text.toLowerCase());
  return normalizeText([...grouped].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join(""));
}

/** Endings that bend a word without changing what is sought: сумки, сумку -> сумк; sumkalar -> sumka; rings -> ring. */
const endings = /(?<=\p{L}{3})(?:лари|лар|lari|lar|ning|s|[аяоеуюыийь]{1,2}|ой|ей|ов)$/u;

const stem = (word: string) => word.replace(endings, "");

const queryWords = (query: string) => normalizeText(query).split(" ").filter(Boolean).slice(0, 8);

/** The words of a query, each cut to its stem; the index is asked for words that begin so. */
export function queryStems(query: string): string[] {
  return queryWords(query).map(stem);
}

/** A word of so few letters becomes another word by a swap. */
const SWAPPED_LETTERS_MIN = 4;

/**
 * The commonest slip of all: for each word of a query its stem, and the stems of what it is when two neighbouring
 * letters change places.
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
