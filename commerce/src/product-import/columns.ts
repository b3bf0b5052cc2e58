/** Columns of a table of goods, in the order in which the shop writes them. Attributes come behind them. */
export const columnKeys = [
  "id",
  "key",
  "sku",
  "nameRu",
  "nameUz",
  "nameEn",
  "category",
  "brand",
  "price",
  "oldPrice",
  "stock",
  "shownStock",
  "status",
  "option1",
  "value1",
  "option2",
  "value2",
  "option3",
  "value3",
  "images",
  "variantImage",
  "descriptionRu",
  "descriptionUz",
  "descriptionEn",
  "ikpu",
  "packageCode",
  "vat",
] as const;

export type ColumnKey = (typeof columnKeys)[number];

/** Those of an empty table: what was in stock when goods were written out says nothing of new ones. */
export const templateKeys: readonly ColumnKey[] = columnKeys.filter((key) => key !== "shownStock");

/** What a row says of its variant; everything else it says of the product, whose rows have to agree. */
export const variantColumns = new Set<ColumnKey>([
  "sku",
  "price",
  "oldPrice",
  "stock",
  "shownStock",
  "value1",
  "value2",
  "value3",
  "variantImage",
]);

/** What a spreadsheet may reckon with. */
export const numberColumns = new Set<ColumnKey>(["price", "oldPrice", "stock", "shownStock"]);

/** A row whose first cell begins so is a note for people: explanations and examples of the template. */
export const commentMark = "#";

/**
 * A column of a file: one of ours, an attribute by the name in its heading, what the shop itself wrote about errors, or
 * null for one without a heading, which has to be empty.
 */
export type FileColumn = ColumnKey | { attribute: string } | "note" | null;
