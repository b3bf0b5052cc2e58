type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

// TypeScript's types lack the source text of numbers.
const asText: Reviver = (_key, value, { source }) => (typeof value === "number" ? source : value);

/**
 * Parses JSON with every number as its source text: ids may exceed JavaScript's exact range, and signatures cover the
 * text.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text, asText as Parameters<typeof JSON.parse>[1]);
}

const { rawJSON } = JSON as unknown as { rawJSON(text: string): object };

/** Makes `JSON.stringify` print an integer given as text, of any length; other text stays text. */
export function exactNumber(text: string): unknown {
  return /^(?:0|[1-9]\d{0,18})$/.test(text) ? rawJSON(text) : text;
}
