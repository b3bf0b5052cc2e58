/** JSON that was read, with the text its `id` was written as: `undefined` when there is none that is a plain value. */
export interface ExactJson {
  value: unknown;
  idText: string | undefined;
}

type Reviver = (this: object, key: string, value: unknown, context: { source?: string }) => unknown;

/**
 * Reads JSON without losing a digit: a number that is no whole number, or that a double cannot hold, comes as the text
 * it was written as, so that nothing equals it by rounding.
 * @throws SyntaxError
 */
export function readExactJson(text: string): ExactJson {
  const ids = new WeakMap<object, string>();
  const keep: Reviver = function (key, value, { source }) {
    if (key === "id" && source !== undefined && isPlain(value)) ids.set(this, source);
    if (typeof value === "number" && source !== undefined && !isExact(value, source)) return source;
    return value;
  };
  // TypeScript's own reviver does not know the text that a value was read from.
  const value: unknown = JSON.parse(text, keep as Parameters<typeof JSON.parse>[1]);
  const idText = typeof value === "object" && value !== null ? ids.get(value) : undefined;
  return { value, idText };
}

const isPlain = (value: unknown) => value === null || ["string", "number"].includes(typeof value);

const isExact = (value: number, source: string) =>
  Number.isSafeInteger(value) && /^(0|-?[1-9]\d*)$/.test(source);
