/** A value of a row as it is written for COPY: null is nothing; objects become JSON, dates the moment they are. */
export type Value = string | number | boolean | Date | null | object;

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A row in COPY's text format, with its end. */
export const copyLine = (row: readonly Value[]) => `${row.map(copyValue).join("\t")}\n`;

function copyValue(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return special.test(value) ? escaped(value) : value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  const json = JSON.stringify(value);
  // of the signs that COPY knows, JSON leaves no other one as it is
  return json.includes("\\") ? escaped(json) : json;
}

const escaped = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);

/** A list as PostgreSQL writes an array. */
export const copyArray = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`;
