import type { OptionFields, ProductFields, VariantFields } from "./form-fields.ts";

export interface VariantRow {
  key: string;
  /** Russian texts, in the order of the options that have values */
  values: readonly string[];
  fields: VariantFields;
}

/** A separator that cannot be typed. */
const between = "\u001f";

/** Key of a combination in the form: its values in the order of the options. */
export function comboKey(values: readonly string[]): string {
  return values.join(between);
}

/** Options with values. */
export function usedOptions(options: readonly OptionFields[]): readonly OptionFields[] {
  return options.filter(({ values }) => values.length > 0);
}

/** Number of variants that the options make; 0 without options. */
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
 * Initial values of a new combination: when an option is added, its first value continues the variant that existed
 * before, and the others start with that variant's price.
 */
function carried(fields: ProductFields, values: readonly string[]): VariantFields {
  const shorter = values.slice(0, -1);
  const before = shorter.length === 0 ? fields.single : fields.variants[comboKey(shorter)];
  if (!before) return fresh;
  const last = usedOptions(fields.options)[values.length - 1];
  if (last?.values[0]?.ru === values.at(-1)) return before;
  return { ...fresh, price: before.price, oldPrice: before.oldPrice };
}

/** All combinations of the options with their values, including those that are not offered. */
export function offeredRows(fields: ProductFields): readonly VariantRow[] {
  if (usedOptions(fields.options).length === 0) return [];
  return combinations(fields.options).map((values) => {
    const key = comboKey(values);
    return { key, values, fields: fields.variants[key] ?? carried(fields, values) };
  });
}

/** Sets a column of all offered combinations. */
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
