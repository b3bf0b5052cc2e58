/** A JSON value whose numbers keep their digits: 64-bit ids do not fit a JavaScript number. */
export type Exact = string | boolean | null | ExactNumber | Exact[] | { [name: string]: Exact };

export class ExactNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Reads JSON and keeps the digits of numbers. Null when it is not JSON. */
export function readExact(text: string): Exact | null {
  type Reviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown;
  const keepDigits: Reviver = (_key, value, context) =>
    typeof value === "number" ? new ExactNumber(context.source ?? String(value)) : value;
  try {
    // TypeScript's library does not know the reviver's third argument yet
    return JSON.parse(text, keepDigits as (this: unknown, key: string, value: unknown) => unknown) as Exact;
  } catch {
    return null;
  }
}

/** The fields of a JSON object as text: numbers by their digits, null as "null". Null when it is not an object. */
export function readFields(text: string): Map<string, { text: string; isNumber: boolean }> | null {
  const value = readExact(text);
  if (value === null || typeof value !== "object" || Array.isArray(value) || value instanceof ExactNumber)
    return null;
  return new Map(
    Object.entries(value).map(([name, field]) => [
      name,
      field instanceof ExactNumber
        ? { text: field.source, isNumber: true }
        : { text: String(field), isNumber: false },
    ]),
  );
}

/** Writes JSON; the fields in `numbers` are written as numbers, though they are texts here. */
export function writeExact(fields: Record<string, unknown>, numbers: string[]): string {
  const parts = Object.entries(fields).map(([name, value]) => {
    const isDigits = numbers.includes(name) && typeof value === "string" && /^-?\d+$/.test(value);
    return `${JSON.stringify(name)}:${isDigits ? value : JSON.stringify(value)}`;
  });
  return `{${parts.join(",")}}`;
}
