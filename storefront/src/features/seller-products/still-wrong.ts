import type { ProductFields } from "./form-fields.ts";
import type { FormProblems } from "./form-problems.ts";

/** Refused field errors, and the values that were refused. */
export interface Refused {
  problems: FormProblems;
  fields: ProductFields;
  /** ids of the pictures, including those that are not uploaded */
  pictures: readonly string[];
}

/** Current values, with all errors that prevent publishing. */
interface FormState {
  fields: ProductFields;
  pictures: readonly string[];
  missing: FormProblems;
}

/** Errors that remain: a changed field is not wrong any more, unless it has the same error still. */
export function stillWrong(refused: Refused, now: FormState): FormProblems {
  const left = Object.entries(refused.problems).filter(([path, text]) => {
    if (now.missing[path] === text) return true;
    if (path.startsWith("images")) return refused.pictures.join(" ") === now.pictures.join(" ");
    return valueAt(refused.fields, path) === valueAt(now.fields, path);
  });
  return Object.fromEntries(left);
}

/** The value at the path of an error, to detect changes. */
function valueAt(fields: ProductFields, path: string): unknown {
  const [, key, field] = /^variant (.*) (\w+)$/s.exec(path) ?? [];
  if (key !== undefined) return fields.variants[key]?.[(field ?? "price") as "price"];
  if (/^option /.test(path)) return fields.options;
  const [top = "", ...rest] = path.split(".");
  if (["price", "oldPrice", "stock", "sku"].includes(top)) return fields.single[top as "price"];
  if (top === "variants") return fields.variants;
  const value = (fields as unknown as Record<string, unknown>)[top];
  const below = rest[0];
  return below !== undefined && typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[below]
    : value;
}
