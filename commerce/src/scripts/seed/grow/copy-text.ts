/** A value for COPY: null means SQL null; objects are written as JSON, dates as ISO timestamps. */
export type Value = string | number | boolean | Date | null | object;

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Formats a row in COPY's text format, including the line end. */
export const copyLine = (row: readonly Value[]) => `${row.map(copyValue).join("\t")}\n`;

function copyValue(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return special.test(value) ? escaped(value) : value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  const json = JSON.stringify(value);
  // the backslash is the only character special to COPY that JSON leaves unescaped
  return json.includes("\\") ? escaped(json) : json;
}

const escaped = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);

/** Formats an array literal of PostgreSQL. */
export const copyArray = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`;
