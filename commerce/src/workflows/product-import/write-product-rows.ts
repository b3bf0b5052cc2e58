import type { GroupOutcome } from "../../modules/product-import/import-row.ts";
import { placeProblems, type BuiltProduct } from "../../product-import/build-product.ts";
import {
  fingerprint,
  quickChange,
  withoutSameStock,
  toProductInput,
  type ProductForm,
  type QuickChange,
} from "../../product-import/product-form.ts";
import { addProblem } from "../../product-import/row-problem.ts";
import { writeProduct } from "../product/write-product.ts";
import { wrongOutcome } from "./check-groups.ts";
import { getProduct, type ImportWork, type RowGroup } from "./row-context.ts";

/** How often a product is begun again after a crash or a failure that the file has not caused. */
const ATTEMPTS = 4;

/** A refusal in an error; the error may be a plain copy without its class. */
export interface Refusal {
  status?: unknown;
  code?: unknown;
  details?: { fields?: Record<string, string> } | null;
}

export const isRefusal = (error: unknown) => {
  const { status } = (error ?? {}) as Refusal;
  return typeof status === "number" && status >= 400 && status < 500;
};

/** `quick` when only prices, stock and status change. */
export interface Task {
  group: RowGroup;
  built: BuiltProduct;
  /** undefined: it is new */
  form: ProductForm | undefined;
  quick: QuickChange | null;
}

/** The work for a product, or an outcome if there is none. `isRepeat`: it was changed a moment ago. */
export function getTask(
  work: ImportWork,
  group: RowGroup,
  forms: ReadonlyMap<string, ProductForm>,
  isRepeat = false,
): Task | GroupOutcome {
  const form = forms.get(group.productId ?? "");
  const begun = group.staged.find(({ state }) => state === "writing");
  // A process died after it had begun this product. A new one is found by its key; for an existing one the version
  // decides.
  const isWritten = begun && form && begun.version !== null && form.version > begun.version;
  if (isWritten && !isRepeat) return { group: group.group, state: "written", productId: form.id };
  const built = getProduct(work, group, forms);
  if ((begun?.tries ?? 0) > ATTEMPTS) return refused({ group, built }, {});
  if (built.problems.size > 0) return wrongOutcome(group, built.problems);
  if (form && fingerprint(built.product) === fingerprint(toProductInput(form))) {
    return { group: group.group, state: "same", productId: form.id };
  }
  return { group, built, form, quick: form ? quickChange(built.product, form) : null };
}

export const isTask = (one: Task | GroupOutcome): one is Task => "built" in one;

/**
 * Writes a product with all its rows; a refusal becomes the outcome of its rows.
 * @throws ShopError 409 product_changed, and any failure that the file has not caused
 */
export async function writeTask({ container, run }: ImportWork, task: Task): Promise<GroupOutcome> {
  const { group, built, form } = task;
  const whose = { sellerId: run.seller_id, customerId: run.customer_id, show: false };
  try {
    const { id } = await writeProduct(container, {
      ...whose,
      ...(form
        ? { id: form.id, version: form.version, product: withoutSameStock(built.product, form) }
        : { idempotencyKey: `${run.id}:${group.group}`, product: built.product }),
    });
    return { group: group.group, state: "written", productId: id };
  } catch (error) {
    const { code } = error as Refusal;
    // created before a crash; something that it refers to has been renamed since
    if (code === "idempotency_mismatch") return { group: group.group, state: "written" };
    if (!isRefusal(error) || code === "product_changed") throw error;
    return refused(task, error as Refusal);
  }
}

export function refused(
  { group, built }: Pick<Task, "group" | "built">,
  { code, details }: Refusal,
): GroupOutcome {
  if (details?.fields) placeProblems(built, group.rows, details.fields);
  if (built.problems.size === 0) {
    const known = { product_not_found: "product_unknown", product_changed: "product_changed" } as const;
    const fault = known[code as keyof typeof known] ?? "refused";
    addProblem(built.problems, group.group, { column: null, fault });
  }
  return wrongOutcome(group, built.problems);
}
