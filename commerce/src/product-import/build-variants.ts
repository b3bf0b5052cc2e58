import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { ProductInput, WrittenVariant } from "../workflows/product/product-input.ts";
import type { ColumnKey } from "./columns.ts";
import { optionCell, readOptionCell } from "./option-text.ts";
import type { FormVariant, ProductForm } from "./product-form.ts";
import { isEmptied, readWhole } from "./read-cells.ts";
import type { RowTexts } from "./read-row.ts";
import { addProblem, type RowProblems } from "./row-problem.ts";

const positions = [1, 2, 3] as const;
/** Maximum length of an option's name and of its values, as in the contract. */
const optionLetters = 40;

const same = (text: string) => text.trim().toLowerCase();

/** Unique texts by their ru; translations from a cell replace known ones. */
class Texts {
  private readonly list = new Map<string, LocalizedText>();

  constructor(known: readonly LocalizedText[]) {
    for (const text of known) this.list.set(same(text.ru), text);
  }

  /** Adds a text and returns its ru in the known spelling. */
  note(text: LocalizedText): string {
    const before = this.list.get(same(text.ru));
    const current = before ? { ...before, uz: text.uz ?? before.uz, en: text.en ?? before.en } : text;
    this.list.set(same(text.ru), current);
    return current.ru;
  }

  get all(): LocalizedText[] {
    return [...this.list.values()];
  }
}

export interface BuiltVariants {
  options: ProductInput["options"];
  variants: WrittenVariant[];
  /** the row that describes each variant; null when none does */
  rows: (number | null)[];
}

/** Merges rows into the product's variants; variants without a row stay unchanged. */
export function buildVariants(
  rows: readonly RowTexts[],
  form: ProductForm | undefined,
  problems: RowProblems,
): BuiltVariants {
  const note = (row: number, column: ColumnKey, fault: "incomplete" | "longest", bound?: string) =>
    addProblem(problems, row, { column, fault, bound });
  const names = new Texts((form?.options ?? []).map(({ name }) => name));
  const values = new Map((form?.options ?? []).map(({ name, values }) => [same(name.ru), new Texts(values)]));
  const chosen = rows.map(({ number, texts }) => chosenIn(number, texts));

  function chosenIn(row: number, texts: RowTexts["texts"]): Map<string, string> {
    const found = new Map<string, string>();
    for (const place of positions) {
      const [option, value] = [texts[`option${place}`] || nameAt(place), texts[`value${place}`] ?? ""];
      if (!option && !value) continue;
      if (!option || !value) {
        // an option name in the product's first row applies to the rows below
        if (value || texts[`option${place}`])
          note(row, option ? `value${place}` : `option${place}`, "incomplete");
        continue;
      }
      const [name, word] = [readOptionCell(option), readOptionCell(value)];
      for (const [column, text] of [
        [`option${place}`, name],
        [`value${place}`, word],
      ] as const) {
        const letters = Math.max(...[text.ru, text.uz, text.en].map((one) => one?.length ?? 0));
        if (letters > optionLetters) note(row, column, "longest", String(optionLetters));
      }
      const current = names.note(name);
      const known = values.get(same(current)) ?? new Texts([]);
      values.set(same(current), known);
      found.set(current, known.note(word));
    }
    return found;
  }

  function nameAt(place: (typeof positions)[number]): string {
    const named = rows.find(({ texts }) => texts[`option${place}`])?.texts[`option${place}`];
    // values without an option name belong to the existing product's options
    return named ?? optionCell(form?.options[place - 1]?.name ?? { ru: "" });
  }

  const known = form?.variants ?? [];
  const built = known.map((variant): WrittenVariant => ({ ...variant, price: variant.price ?? Number.NaN }));
  const rowNumbers: (number | null)[] = built.map(() => null);
  const found = toVariants(rows, chosen, known);
  rows.forEach((row, at) => {
    const there = found[at] ?? -1;
    const variant = writeOver(built[there], row, chosen[at] ?? new Map<string, string>(), problems);
    if (there < 0) {
      built.push(variant);
      rowNumbers.push(row.number);
    } else {
      built[there] = variant;
      rowNumbers[there] = row.number;
    }
  });
  return { options: getOptions(names.all, values, built), variants: built, rows: rowNumbers };
}

/**
 * Finds the variant of each row, as an index; -1 means a new one. Matches by SKU; otherwise by the chosen options, or
 * the only row with the only variant, so that a SKU can be changed.
 */
function toVariants(
  rows: readonly RowTexts[],
  chosen: readonly Map<string, string>[],
  variants: readonly FormVariant[],
): number[] {
  const taken = new Set<number>();
  const take = (fits: (variant: FormVariant) => boolean) => {
    const found = variants.findIndex((variant, at) => !taken.has(at) && fits(variant));
    if (found >= 0) taken.add(found);
    return found;
  };
  const only = rows.length === 1 && variants.length === 1;
  const bySku = rows.map(({ texts: { sku } }) =>
    sku ? take((one) => same(one.sku ?? "") === same(sku)) : -1,
  );
  return bySku.map((found, at) => {
    const options = chosen[at] ?? new Map<string, string>();
    return found >= 0 ? found : take((variant) => (options.size === 0 ? only : isChosen(variant, options)));
  });
}

function isChosen({ options: own }: FormVariant, options: ReadonlyMap<string, string>): boolean {
  const entries = Object.entries(own);
  return (
    entries.length === options.size &&
    entries.every(([name, value]) => same(options.get(name) ?? "") === same(value))
  );
}

/** An unchanged exported stock means no change, even if orders have reduced the stock meanwhile. */
function keepsStock({ stock, shownStock }: RowTexts["texts"]): boolean {
  const [written, shown] = [readWhole(stock ?? ""), readWhole(shownStock ?? "")];
  return "value" in written && "value" in shown && written.value === shown.value;
}

function writeOver(
  before: WrittenVariant | undefined,
  { number, texts }: RowTexts,
  options: Map<string, string>,
  problems: RowProblems,
): WrittenVariant {
  const whole = <T>(column: "price" | "oldPrice" | "stock", current: T): number | T => {
    const text = texts[column];
    if (!text) return current;
    const read = readWhole(text);
    if ("value" in read) return read.value;
    addProblem(problems, number, { column, ...read });
    return current;
  };
  const word = (column: "sku" | "variantImage", current: string | null | undefined) => {
    const text = texts[column];
    if (!text) return current ?? null;
    return isEmptied(text) ? null : text;
  };
  const price = whole("price", before?.price ?? null);
  if (price === null && !problems.get(number)?.some(({ column }) => column === "price")) {
    addProblem(problems, number, { column: "price", fault: "required" });
  }
  const oldPrice = isEmptied(texts.oldPrice ?? "") ? null : whole("oldPrice", before?.oldPrice ?? null);
  return {
    ...(before?.id && { id: before.id }),
    // a SKU that matches regardless of case keeps its stored spelling
    sku: before?.sku && same(texts.sku ?? "") === same(before.sku) ? before.sku : word("sku", before?.sku),
    options: { ...before?.options, ...Object.fromEntries(options) },
    price: price ?? sellerLimits.priceMin,
    oldPrice,
    stock: before && keepsStock(texts) ? (before.stock ?? 0) : whole("stock", before?.stock ?? 0),
    image: word("variantImage", before?.image),
  };
}

/** Options of the variants, with the values in use, in the order of their first occurrence. */
function getOptions(
  names: readonly LocalizedText[],
  values: ReadonlyMap<string, Texts>,
  variants: readonly WrittenVariant[],
): ProductInput["options"] {
  return names.flatMap((name) => {
    const used = new Set(
      variants.flatMap(({ options }) =>
        Object.entries(options).flatMap(([option, value]) =>
          same(option) === same(name.ru) ? [same(value)] : [],
        ),
      ),
    );
    if (used.size === 0) return [];
    return [{ name, values: (values.get(same(name.ru))?.all ?? []).filter(({ ru }) => used.has(same(ru))) }];
  });
}
