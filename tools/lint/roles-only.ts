import type { Rule } from "eslint";
import { findColour } from "./colour-words.ts";

const COLOUR_PROPERTY = /color|colour|fill|stroke|background|border|outline|shadow|gradient/i;
/** A picture as text (demo photographs of stories and mocks) does not affect the appearance. */
const DRAWING = /<svg|data:image/;

type Json = { type?: string; [key: string]: unknown };

/** The context of a text: the nearest property or attribute, and whether it is inside `style`. */
function locateText(node: Rule.Node): { name: string; inStyle: boolean } {
  let name = "";
  for (let at: Json | null = node as unknown as Json; at; at = at["parent"] as Json | null) {
    const own = (at["key"] ?? (at.type === "JSXAttribute" ? at["name"] : undefined)) as Json | undefined;
    const called = String(own?.["name"] ?? own?.["value"] ?? "");
    if (called && !name) name = called;
    if (at.type === "JSXAttribute") return { name, inStyle: called === "style" };
  }
  return { name, inStyle: false };
}

/**
 * Colours are defined in ui-kit/src/tokens/; all other code uses the roles. Every text is checked: for colour functions and
 * steps of scales anywhere, for hex and named colours in colour properties. Style sheets: `style-settings.ts`.
 */
export const rolesOnly: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: { raw: "{{word}}: read a role of ui-kit/src/tokens/roles.css instead." },
  },
  create(context) {
    const check = (node: Rule.Node, text: string) => {
      const { name, inStyle } = locateText(node);
      const word = findColour(text, !inStyle && !COLOUR_PROPERTY.test(name));
      if (word) context.report({ node, messageId: "raw", data: { word } });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string" && !DRAWING.test(node.value)) check(node, node.value);
      },
      TemplateLiteral(node) {
        const whole = node.quasis.map((part) => part.value.raw).join("");
        if (!DRAWING.test(whole)) for (const part of node.quasis) check(part as Rule.Node, part.value.raw);
      },
    };
  },
};
