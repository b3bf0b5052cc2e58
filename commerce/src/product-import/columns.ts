/** Columns of a product spreadsheet in the order of an export. Attribute columns follow them. */
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

/** Columns of an empty template: the exported stock has no meaning for new products. */
export const templateKeys: readonly ColumnKey[] = columnKeys.filter((key) => key !== "shownStock");

/** Columns of the variant; all others belong to the product, whose rows must agree on them. */
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

/** Columns that are written as numbers, so that a spreadsheet can calculate with them. */
export const numberColumns = new Set<ColumnKey>(["price", "oldPrice", "stock", "shownStock"]);

/** A row whose first cell begins with this is skipped: explanations and examples of the template. */
export const commentMark = "#";

/**
 * A column of a file: a known one, an attribute by the name in its heading, the shop's own error notes, or null for a
 * column without a heading, which must be empty.
 */
export type FileColumn = ColumnKey | { attribute: string } | "note" | null;
