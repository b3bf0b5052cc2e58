/** The first letters of the first two words; Oʻ and Gʻ are one letter. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}\u02BB\u2018\u2019'-]*/gu) ?? [];
  return words.slice(0, 2).map(firstLetter).join("");
}

function firstLetter(word: string): string {
  const [first = ""] = word;
  const turned = /^[oOgG][\u02BB\u2018\u2019']/.test(word) ? "\u02BB" : "";
  return first.toLocaleUpperCase("ru") + turned;
}

/** The tint of a name, always the same one. */
export function getTint(name: string, tints: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return sum % tints;
}
