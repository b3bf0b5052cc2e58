import { findColour } from "./colour-words.ts";

const DECLARATION = /[\w-]+\s*:\s*([^;{}]*?)(?=\s*[;}])/g;

/**
 * Raw colours in a style sheet, as "line: word". Colours are defined in ui-kit/src/tokens/; all other sheets use the roles.
 * The values are checked without parsing the sheet.
 */
export function findRawColours(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, " "));
  return [...bare.matchAll(DECLARATION)].flatMap(({ 0: whole, 1: value = "", index }) => {
    const found = findColour(value);
    if (!found) return [];
    const line = bare.slice(0, index + whole.length - value.length + found.index).split("\n").length;
    return [`${line}: ${found.word}`];
  });
}
