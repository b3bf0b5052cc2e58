import { ShopError } from "../../shop-error.ts";

/**
 * What is wrong with a field: a code with an optional bound (`required`, `max:1000000`). The web server translates them
 * (adapters/src/field-texts.ts).
 */
export type FieldProblem =
  | "required"
  | "unknown"
  | "invalid"
  | "text"
  | "number"
  | "duplicate"
  | "above_price"
  | "not_yours"
  | "sku_taken"
  | "stock_reserved"
  | "incomplete"
  | "product_hidden"
  | "ring"
  | "too_deep"
  | `${"longest" | "most" | "min" | "max"}:${number}`;

/** By path of the field, for example `variants.3.price`. */
export type FieldProblems = Record<string, FieldProblem>;

/** Problems that conflict with stored data; answered with a code of their own if they are the only ones. */
const conflicts: Partial<Record<FieldProblem, string>> = {
  sku_taken: "Another product of the shop has this SKU",
  stock_reserved: "Orders have reserved pieces of it",
  product_hidden: "An administrator has hidden it",
};

/** @throws ShopError 400 invalid_input, 404 category_not_found, 409 sku_taken, stock_reserved or product_hidden, with `details.fields` */
export function refuseFields(fields: FieldProblems): void {
  const [first, ...others] = new Set(Object.values(fields));
  if (!first) return;
  const message = others.length === 0 ? conflicts[first] : undefined;
  if (message) throw new ShopError(409, first, message, { fields });
  if (fields.categoryId === "unknown")
    throw new ShopError(404, "category_not_found", "There is no such category", { fields });
  const texts = Object.entries(fields)
    .slice(0, 5)
    .map(([path, problem]) => `${path}: ${problem}`);
  throw new ShopError(400, "invalid_input", texts.join(", "), { fields });
}
