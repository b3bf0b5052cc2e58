/** Parsed JSON with the source text of its `id`: `undefined` when there is no plain value. */
export interface ExactJson {
  value: unknown;
  idText: string | undefined;
}

type Reviver = (this: object, key: string, value: unknown, context: { source?: string }) => unknown;

/**
 * Parses JSON without losing digits: numbers that are not integers, or that a double cannot represent, become their
 * source text, so that nothing equals them by rounding.
 * @throws SyntaxError
 */
export function readExactJson(text: string): ExactJson {
  const ids = new WeakMap<object, string>();
  const keep: Reviver = function (key, value, { source }) {
    if (key === "id" && source !== undefined && isPlain(value)) ids.set(this, source);
    if (typeof value === "number" && source !== undefined && !isExact(value, source)) return source;
    return value;
  };
  // TypeScript's reviver type lacks the source text.
  const value: unknown = JSON.parse(text, keep as Parameters<typeof JSON.parse>[1]);
  const idText = typeof value === "object" && value !== null ? ids.get(value) : undefined;
  return { value, idText };
}

const isPlain = (value: unknown) => value === null || ["string", "number"].includes(typeof value);

const isExact = (value: number, source: string) =>
  Number.isSafeInteger(value) && /^(0|-?[1-9]\d*)$/.test(source);
