/** Newer than the types of the language: numbers by their digits, in and out. */
interface ExactJson {
  rawJSON(digits: string): object;
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
}

const json = JSON as unknown as ExactJson;

/** Digits that `JSON.stringify` prints as a number: ids of 64 bits do not fit a number of ours. */
export const asNumber = (digits: string): object => json.rawJSON(digits);

/**
 * Reads JSON; a whole number beyond 2^53 is given as its text.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return json.parse(text, (_key, value, { source }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && source && /^-?\d+$/.test(source)
      ? source
      : value,
  );
}
