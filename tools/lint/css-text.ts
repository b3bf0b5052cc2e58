import type { Linter } from "eslint";

/**
 * Lets ESLint open style sheets: to its rules they are an empty program whose text can be read. Our one rule for
 * CSS looks for colours in values, which needs no grammar; a whole CSS linter would weigh more than it finds.
 */
export const cssText: Linter.Parser = {
  meta: { name: "css-text", version: "1" },
  parseForESLint(text) {
    const lines = text.split(/\r?\n/);
    const end = { line: lines.length, column: lines.at(-1)?.length ?? 0 };
    const loc = { start: { line: 1, column: 0 }, end };
    const range: [number, number] = [0, text.length];
    return {
      ast: { type: "Program", sourceType: "module", body: [], tokens: [], comments: [], loc, range },
    };
  },
};
