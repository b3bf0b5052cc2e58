import { colourIn } from "./colour-words.ts";

const DECLARATION = /[\w-]+\s*:\s*([^;{}]*?)(?=\s*[;}])/g;

/**
 * Colours that a style sheet holds itself, as "line: word". They live in ui-kit/src/tokens/; everybody else reads the roles.
 * Looking at values needs no grammar.
 */
export function ownColours(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, " "));
  return [...bare.matchAll(DECLARATION)].flatMap(({ 0: whole, 1: value = "", index }) => {
    const found = colourIn(value);
    if (!found) return [];
    const line = bare.slice(0, index + whole.length - value.length + found.index).split("\n").length;
    return [`${line}: ${found.word}`];
  });
}
