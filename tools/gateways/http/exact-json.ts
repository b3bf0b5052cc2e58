/** A JSON value whose numbers are kept as they were written: 64-bit ids do not fit a JavaScript number. */
export type Exact = string | boolean | null | ExactNumber | Exact[] | { [name: string]: Exact };

/** A number by its digits. */
export class ExactNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Reads JSON, keeping the digits of numbers. Null when it is not JSON. */
export function readExact(text: string): Exact | null {
  type Reviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown;
  const keepDigits: Reviver = (_key, value, context) =>
    typeof value === "number" ? new ExactNumber(context.source ?? String(value)) : value;
  try {
    // the reviver's third argument is newer than the library's types
    return JSON.parse(text, keepDigits as (this: unknown, key: string, value: unknown) => unknown) as Exact;
  } catch {
    return null;
  }
}

/** Fields of a JSON object as text: numbers by their digits, null as "null". Null when it is no object. */
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

/** Writes JSON; a string under one of the names goes out as the number it spells. */
export function writeExact(fields: Record<string, unknown>, numbers: string[]): string {
  const parts = Object.entries(fields).map(([name, value]) => {
    const isDigits = numbers.includes(name) && typeof value === "string" && /^-?\d+$/.test(value);
    return `${JSON.stringify(name)}:${isDigits ? value : JSON.stringify(value)}`;
  });
  return `{${parts.join(",")}}`;
}
