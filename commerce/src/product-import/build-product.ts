import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { vatRates } from "@bezak/contract/product-attributes.ts";
import { whole } from "../workflows/product/attribute-values.ts";
import type { ProductCategory } from "../workflows/product/read-category.ts";
import { buildAttributes } from "./build-attributes.ts";
import { buildVariants } from "./build-variants.ts";
import { attributeNamed, type CategoryIndex } from "./category-index.ts";
import { variantColumns, type ColumnKey } from "./columns.ts";
import type { ProductForm } from "./product-form.ts";
import { isEmptied, readCode, readList, readStatus, readWhole, type Read } from "./read-cells.ts";
import type { RowTexts } from "./read-row.ts";
import { addProblem, type RowFault, type RowProblem, type RowProblems } from "./row-problem.ts";
import type { ProductInput } from "../workflows/product/product-input.ts";

export interface BuiltProduct {
  product: ProductInput;
  category: ProductCategory | undefined;
  /** the row that describes each variant; null when none does */
  rows: (number | null)[];
  problems: RowProblems;
}

const { productNameMax, productTextMax, brandMax, picturesMax } = sellerLimits;

/** Cells of a product's rows. The first filled cell of a column counts; the others must agree. */
class ProductCells {
  private readonly rows: readonly RowTexts[];
  private readonly problems: RowProblems;

  constructor(rows: readonly RowTexts[], problems: RowProblems) {
    this.rows = rows;
    this.problems = problems;
  }

  /** Returns "" when all rows are empty. */
  text(column: ColumnKey): string {
    const first = this.rows.find(({ texts }) => texts[column]);
    const text = first?.texts[column] ?? "";
    for (const { number, texts } of this.rows) {
      if (texts[column] && texts[column] !== text) {
        addProblem(this.problems, number, { column, fault: "differs", bound: String(first?.number) });
      }
    }
    return text;
  }

  note(column: ColumnKey, fault: RowFault, bound?: RowProblem["bound"] | number): void {
    const row = this.rows.find(({ texts }) => texts[column]) ?? this.rows[0];
    if (row)
      addProblem(this.problems, row.number, {
        column,
        fault,
        ...(bound !== undefined && { bound: typeof bound === "number" ? String(bound) : bound }),
      });
  }

  /** Reads an optional text: an empty cell keeps the present value, an emptying mark returns null. */
  word(column: ColumnKey, current: string | null | undefined, most: number): string | null {
    const text = this.text(column);
    if (text.length > most) this.note(column, "longest", most);
    if (text === "") return current || null;
    return isEmptied(text) ? null : text;
  }

  read<T>(column: ColumnKey, current: T, read: (text: string) => Read<T>): T {
    const text = this.text(column);
    if (text === "") return current;
    const found = read(text);
    if ("value" in found) return found.value;
    this.note(column, found.fault, found.bound);
    return current;
  }
}

/**
 * Builds the product that rows describe. The cells of an existing product replace only what they contain: an empty cell
 * keeps the present value.
 */
export function buildProduct(
  rows: readonly RowTexts[],
  form: ProductForm | undefined,
  book: CategoryIndex,
): BuiltProduct {
  const problems: RowProblems = new Map();
  for (const row of rows) for (const problem of row.problems) addProblem(problems, row.number, problem);
  const cells = new ProductCells(rows, problems);
  const name = toText(cells, "name", form?.name, productNameMax);
  if (!name.ru) cells.note("nameRu", "required");
  const category = findCategory(cells, form, book);
  const attributes = buildAttributes(rows, category, form?.attributes ?? {}, problems);
  const { options, variants, rows: variantRows } = buildVariants(rows, form, problems);
  const fiscal = getCodes(cells, form);
  const images = cells.text("images");
  if (readList(images).length > picturesMax) cells.note("images", "most", picturesMax);
  const product: ProductInput = {
    name,
    options,
    variants,
    attributes,
    ...fiscal,
    description: toText(cells, "description", form?.description, productTextMax),
    categoryId: category?.id ?? form?.categoryId ?? "",
    brand: cells.word("brand", form?.brand, brandMax),
    images: isEmptied(images) ? [] : images === "" ? (form?.images ?? []) : readList(images).map(toAddress),
    status: cells.read("status", form?.status ?? "draft", readStatus),
  };
  return { product, category, rows: variantRows, problems };
}

/** Reduces a URL of this shop's files to its path, whatever the host. */
const toAddress = (address: string) => /^https?:\/\/[^/]+(\/files\/.*)$/.exec(address)?.[1] ?? address;

function toText(
  cells: ProductCells,
  column: "name" | "description",
  current: LocalizedText | undefined,
  most: number,
): LocalizedText {
  return {
    ru: cells.word(`${column}Ru`, current?.ru, most) ?? "",
    uz: cells.word(`${column}Uz`, current?.uz, most),
    en: cells.word(`${column}En`, current?.en, most),
  };
}

function findCategory(
  cells: ProductCells,
  form: ProductForm | undefined,
  book: CategoryIndex,
): ProductCategory | undefined {
  const current = book.byCategoryId(form?.categoryId ?? null);
  const text = cells.text("category");
  if (text === "" && !form) cells.note("category", "required");
  return cells.read("category", current, (cell) => book.find(cell));
}

function getCodes(cells: ProductCells, form: ProductForm | undefined) {
  const code = (column: "ikpu" | "packageCode", current: string | null | undefined, pattern: RegExp) =>
    cells.read<string | null>(column, current ?? null, (cell) => {
      if (isEmptied(cell)) return { value: null };
      const read = readCode(cell);
      return "value" in read && !pattern.test(read.value) ? { fault: "invalid" } : read;
    });
  return {
    ikpu: code("ikpu", form?.fiscal?.ikpu, /^\d{17}$/),
    packageCode: code("packageCode", form?.fiscal?.packageCode, /^\d{1,20}$/),
    vatPercent: cells.read<number | null>("vat", form?.fiscal?.vatPercent ?? null, (cell) => {
      if (isEmptied(cell)) return { value: null };
      const read = readWhole(cell.replace("%", ""));
      if (!("value" in read) || vatRates.some((rate) => rate === read.value)) return read;
      return { fault: "choice", bound: vatRates.join(", ") };
    }),
  };
}

const productPaths: Record<string, ColumnKey> = {
  name: "nameRu",
  "name.ru": "nameRu",
  "name.uz": "nameUz",
  "name.en": "nameEn",
  description: "descriptionRu",
  "description.ru": "descriptionRu",
  "description.uz": "descriptionUz",
  "description.en": "descriptionEn",
  categoryId: "category",
  brand: "brand",
  status: "status",
  ikpu: "ikpu",
  packageCode: "packageCode",
  vatPercent: "vat",
};

/** Maps a path of the product form (`images.2`, `variants.3.price`) to its column. */
function toColumn(path: string, { product }: BuiltProduct): string | null {
  const own = productPaths[path];
  if (own) return own;
  const [head = "", ...rest] = path.split(".");
  if (head === "images") return "images";
  if (head === "options")
    return rest[1] === "values" ? `value${Number(rest[0]) + 1}` : `option${Number(rest[0] ?? 0) + 1}`;
  const field = head === "variants" ? rest[1] : head;
  if (field === "image") return "variantImage";
  if (field === "options") {
    const at = product.options.findIndex(({ name }) => name.ru === rest.slice(2).join("."));
    return `value${Math.max(0, at) + 1}`;
  }
  return field !== undefined && variantColumns.has(field as ColumnKey) ? field : null;
}

/** Maps an attribute to its column: by the heading in the file, else by its own names. */
function attributeColumn(
  key: string,
  { category }: BuiltProduct,
  rows: readonly RowTexts[],
): Pick<RowProblem, "column" | "title"> {
  const attribute = category?.attributes.find((one) => one.key === key);
  const names = rows.flatMap(({ attributes }) => attributes.map(({ name }) => name));
  const named = names.find((name) => category && attributeNamed(category, name)?.key === key);
  if (named || !attribute) return { column: `attribute:${named ?? key}` };
  return { column: `attribute:${attribute.name.ru}`, title: whole(attribute.name) };
}

/** Translates a form fault for a spreadsheet: a missing price becomes `required`, too many variants `variants_most`. */
function getFault(path: string, fault: string, { product }: BuiltProduct): RowFault {
  const [, at] = /^variants\.(\d+)\.price$/.exec(path) ?? [];
  if (at !== undefined && Number.isNaN(product.variants?.[Number(at)]?.price)) return "required";
  return path === "variants" && fault === "most" ? "variants_most" : (fault as RowFault);
}

/** Attaches the form's faults to the rows and columns that the fields came from. */
export function placeProblems(
  built: BuiltProduct,
  rows: readonly RowTexts[],
  fields: Record<string, string>,
): void {
  const first = rows[0]?.number ?? 1;
  for (const [path, word] of Object.entries(fields)) {
    const [fault = "", bound] = word.split(":");
    const [, at] = /^variants\.(\d+)\./.exec(path) ?? [];
    const row = (at === undefined ? undefined : built.rows[Number(at)]) ?? first;
    const [, key] = /^attributes\.(.*)$/s.exec(path) ?? [];
    const where = key === undefined ? { column: toColumn(path, built) } : attributeColumn(key, built, rows);
    // an unreadable cell has been reported already
    if (built.problems.get(row)?.some(({ column }) => column === where.column)) continue;
    addProblem(built.problems, row, {
      ...where,
      fault: getFault(path, fault, built),
      ...(bound && { bound }),
    });
  }
}
