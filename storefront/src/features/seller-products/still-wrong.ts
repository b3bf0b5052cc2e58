import type { ProductFields } from "./form-fields.ts";
import type { FormProblems } from "./form-problems.ts";

/** What was refused, and what stood in the form then. */
export interface Refused {
  problems: FormProblems;
  fields: ProductFields;
  /** ids of the pictures, those that were not sent too */
  pictures: readonly string[];
}

/** A form as it stands, with all that keeps it from being published. */
interface FormState {
  fields: ProductFields;
  pictures: readonly string[];
  missing: FormProblems;
}

/** A field that was changed since is no longer wrong, unless it is wrong in the same way still. */
export function stillWrong(refused: Refused, now: FormState): FormProblems {
  const left = Object.entries(refused.problems).filter(([path, text]) => {
    if (now.missing[path] === text) return true;
    if (path.startsWith("images")) return refused.pictures.join(" ") === now.pictures.join(" ");
    return valueAt(refused.fields, path) === valueAt(now.fields, path);
  });
  return Object.fromEntries(left);
}

/** What stands at the path of a problem, to tell whether it was touched. */
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
