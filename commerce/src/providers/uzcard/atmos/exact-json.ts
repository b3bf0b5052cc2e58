type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

// The text a number was read from: TypeScript's own types know neither side of it yet.
const asText: Reviver = (_key, value, { source }) => (typeof value === "number" ? source : value);

/**
 * JSON with every number as the text it was written in: ids may be longer than ours are exact, and a signature is over
 * the text.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text, asText as Parameters<typeof JSON.parse>[1]);
}

const { rawJSON } = JSON as unknown as { rawJSON(text: string): object };

/** A whole number given as text, for `JSON.stringify`, whatever its length; other text stays text. */
export function exactNumber(text: string): unknown {
  return /^(?:0|[1-9]\d{0,18})$/.test(text) ? rawJSON(text) : text;
}
