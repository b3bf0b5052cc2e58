/** Uzbek Cyrillic in Latin letters; `ў` and `ғ` without their apostrophes, as they are searched for. */
const letters: Record<string, string> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "yo", ж: "j", з: "z", и: "i", й: "y", к: "k" },
  ...{ л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "x", ц: "ts" },
  ...{ ч: "ch", ш: "sh", щ: "sh", ъ: "", ы: "i", ь: "", э: "e", ю: "yu", я: "ya" },
  ...{ ў: "o", қ: "q", ғ: "g", ҳ: "h" },
};

/** `ўзбек дўппи` -> `ozbek doppi`; what is no Cyrillic stays, in lower case. */
export function uzbekLatin(text: string): string {
  return [...text.toLowerCase()].map((letter) => letters[letter] ?? letter).join("");
}
