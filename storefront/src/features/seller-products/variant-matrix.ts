import type { OptionFields, ProductFields, VariantFields } from "./form-fields.ts";

export interface VariantRow {
  key: string;
  /** Russian texts, in the order of the options that have values */
  values: readonly string[];
  fields: VariantFields;
}

/** Stands in no text that somebody types. */
const between = "\u001f";

/** A combination's name in the form: its values in the order of the options. */
export function comboKey(values: readonly string[]): string {
  return values.join(between);
}

/** The options that make variants: those with values. */
export function usedOptions(options: readonly OptionFields[]): readonly OptionFields[] {
  return options.filter(({ values }) => values.length > 0);
}

/** How many variants the options make; 0 without any. */
export function combinationCount(options: readonly OptionFields[]): number {
  const used = usedOptions(options);
  return used.length === 0 ? 0 : used.reduce((count, { values }) => count * values.length, 1);
}

function combinations(options: readonly OptionFields[]): string[][] {
  return usedOptions(options).reduce<string[][]>(
    (all, { values }) => all.flatMap((combo) => values.map(({ ru }) => [...combo, ru])),
    [[]],
  );
}

const fresh: VariantFields = { price: "", oldPrice: "", stock: "", sku: "", image: null, offered: true };

/**
 * What a combination that is new begins with: an option that got its first values goes on with what was typed before it
 * was there, and the first of its values is the very variant of before; the rest begins with its price.
 */
function carried(fields: ProductFields, values: readonly string[]): VariantFields {
  const shorter = values.slice(0, -1);
  const before = shorter.length === 0 ? fields.single : fields.variants[comboKey(shorter)];
  if (!before) return fresh;
  const last = usedOptions(fields.options)[values.length - 1];
  if (last?.values[0]?.ru === values.at(-1)) return before;
  return { ...fresh, price: before.price, oldPrice: before.oldPrice };
}

/** All combinations of the options with what is typed for them, those that are not offered too. */
export function offeredRows(fields: ProductFields): readonly VariantRow[] {
  if (usedOptions(fields.options).length === 0) return [];
  return combinations(fields.options).map((values) => {
    const key = comboKey(values);
    return { key, values, fields: fields.variants[key] ?? carried(fields, values) };
  });
}

/** The same change for all combinations that are offered: a column is filled at once. */
export function filledColumn(
  fields: ProductFields,
  column: "price" | "oldPrice" | "stock",
  value: string,
): ProductFields["variants"] {
  const rows = offeredRows(fields).map(({ key, fields: row }) => [
    key,
    row.offered ? { ...row, [column]: value } : row,
  ]);
  return { ...fields.variants, ...Object.fromEntries(rows) };
}
