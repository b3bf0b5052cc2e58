import { normalizeText } from "../text/normalize-text.ts";
import { addProblem, type RowProblems } from "./row-problem.ts";
import { isEmptied } from "./read-cells.ts";
import type { RowTexts } from "./read-row.ts";

/** Keys by which a row is grouped with others; stored with the staged row. */
export interface RowKeys {
  number: number;
  ref: string | null;
  /** in lower case */
  sku: string | null;
  /** rows with the same value are one product */
  joint: string | null;
}

/** Rows are grouped by their key; without one, rows with options are grouped by their name. */
export function getKeys({ number, texts }: RowTexts): RowKeys {
  const { id, sku, key, nameRu, value1 } = texts;
  const name = value1 ? normalizeText(nameRu ?? "") : "";
  const joint = key ? `key:${key.toLowerCase()}` : name && `name:${name}`;
  const skuKey = sku && !isEmptied(sku) ? sku.toLowerCase() : null;
  return { number, ref: id || null, sku: skuKey, joint: joint || null };
}

export interface JoinedRows {
  /** row number -> number of the first row of its product, and the product's id when it exists */
  groups: Map<number, { group: number; productId: string | null }>;
  problems: RowProblems;
}

/**
 * Groups rows into products, and finds the existing product of each: by its id, or by the present owner of a SKU.
 * @param owners product id by SKU in lower case
 * @param own ids from the rows that are products of the shop
 */
export function joinRows(
  rows: readonly RowKeys[],
  owners: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
): JoinedRows {
  const problems: RowProblems = new Map();
  const getProduct = ({ ref, sku }: RowKeys) => ref ?? (sku === null ? undefined : owners.get(sku));
  const known = new Map<string, string>();
  for (const row of rows) {
    const product = getProduct(row);
    if (row.joint === null || product === undefined) continue;
    const joined = known.get(row.joint) ?? product;
    if (joined !== product) addProblem(problems, row.number, { column: "sku", fault: "sku_elsewhere" });
    known.set(row.joint, joined);
  }
  const groups: JoinedRows["groups"] = new Map();
  const firsts = new Map<string, number>();
  const skus = new Map<string, number>();
  for (const row of rows) {
    const product = (row.joint === null ? undefined : known.get(row.joint)) ?? getProduct(row);
    const name = product === undefined ? (row.joint ?? `row:${row.number}`) : `product:${product}`;
    const group = firsts.get(name) ?? row.number;
    firsts.set(name, group);
    groups.set(row.number, { group, productId: product ?? null });
    if (row.ref !== null && !own.has(row.ref)) {
      addProblem(problems, row.number, { column: "id", fault: "product_unknown" });
    }
    if (row.sku === null) continue;
    const twin = skus.get(row.sku);
    if (twin === undefined) skus.set(row.sku, row.number);
    else addProblem(problems, row.number, { column: "sku", fault: "duplicate_sku", bound: String(twin) });
  }
  return { groups, problems };
}
