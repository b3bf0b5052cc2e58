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

/** The words of a query, each cut to its stem; the index is asked for words that begin so. */
export function queryStems(query: string): string[] {
  return normalizeText(query)
    .split(" ")
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.replace(endings, ""));
}
