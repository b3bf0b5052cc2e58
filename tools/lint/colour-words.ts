import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The named colours of CSS; the kit's own names differ from them. */
const NAMES =
  "aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|" +
  "cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark(?:blue|cyan|goldenrod|gr[ae]y|" +
  "green|khaki|magenta|olivegreen|orange|orchid|red|salmon|seagreen|slateblue|slategr[ae]y|turquoise|violet)|" +
  "deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|" +
  "goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|" +
  "lawngreen|lemonchiffon|light(?:blue|coral|cyan|goldenrodyellow|gr[ae]y|green|pink|salmon|seagreen|skyblue|" +
  "slategr[ae]y|steelblue|yellow)|lime|limegreen|linen|magenta|maroon|medium(?:aquamarine|blue|orchid|purple|" +
  "seagreen|slateblue|springgreen|turquoise|violetred)|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|" +
  "oldlace|olive|olivedrab|orange|orangered|orchid|pale(?:goldenrod|green|turquoise|violetred)|papayawhip|" +
  "peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|" +
  "seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|" +
  "tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen";

const scales = readFileSync(join(import.meta.dirname, "../../ui-kit/src/tokens/scales.css"), "utf8");
const hues = new Set([...scales.matchAll(/--([a-z]+)-\d+:/g)].map(([, hue]) => hue));

export const COLOUR_STEP = new RegExp(String.raw`--(?:${[...hues].join("|")})-\d+\b`);
export const COLOUR_FUNCTIONS = "oklch|oklab|lch|lab|rgba?|hsla?|hwb|color|light-dark";
const FUNCTION = new RegExp(String.raw`\b(?:${COLOUR_FUNCTIONS})\(`, "i");
const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i;
const NAME = new RegExp(String.raw`(?<![\w-])(?:${NAMES})(?![\w(-])`, "i");

/** The first raw colour or step of a scale in a value; null when the value only uses roles. */
export function findColour(value: string, isPlainText = false): string | null {
  // Quoted texts and URLs may contain any word.
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, (text) => " ".repeat(text.length));
  for (const pattern of isPlainText ? [COLOUR_STEP, FUNCTION] : [COLOUR_STEP, FUNCTION, HEX, NAME]) {
    const found = pattern.exec(isPlainText ? value : bare);
    if (found) return found[0].replace(/\($/, "()");
  }
  return null;
}
