/** Not in TypeScript's types yet: access to the source text of numbers, in and out. */
interface ExactJson {
  rawJSON(digits: string): object;
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
}

const json = JSON as unknown as ExactJson;

/** Makes `JSON.stringify` print these digits as a number: 64-bit ids do not fit a JavaScript number. */
export const asNumber = (digits: string): object => json.rawJSON(digits);

/**
 * Parses JSON; integers beyond 2^53 become text.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return json.parse(text, (_key, value, { source }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && source && /^-?\d+$/.test(source)
      ? source
      : value,
  );
}
