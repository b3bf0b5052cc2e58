import type { GroupOutcome } from "../../modules/product-import/import-row.ts";
import { placeProblems, type BuiltProduct } from "../../product-import/build-product.ts";
import { fingerprint, toProductInput, type ProductForm } from "../../product-import/product-form.ts";
import { addProblem, type RowProblem } from "../../product-import/row-problem.ts";
import { validateProduct, type ValidationContext } from "../product/validate-product.ts";
import { readStoredProducts, type StoredProduct } from "../product/stored-product.ts";
import { inTransaction } from "../users/sql.ts";
import { getImports } from "./import-module.ts";
import { readForms } from "./read-forms.ts";
import { readImportContext } from "./read-import-context.ts";
import { getGroups, getProduct, type ImportWork, type RowGroup } from "./row-context.ts";

/** Products per batch. */
const BATCH = 100;

/** Rows without a problem of their own name the row that keeps their product from being written. */
export function wrongOutcome(
  { group, rows }: RowGroup,
  problems: ReadonlyMap<number, RowProblem[]>,
): GroupOutcome {
  const [first] = [...problems.keys()].sort((a, b) => a - b);
  const joined: RowProblem[] = [{ column: null, fault: "with_row", bound: String(first) }];
  return {
    group,
    state: "wrong",
    problems: Object.fromEntries(rows.map(({ number }) => [number, problems.get(number) ?? joined])),
  };
}

interface Known {
  form: ProductForm | undefined;
  stored: StoredProduct | undefined;
  around: (built: BuiltProduct, stored: StoredProduct | undefined) => ValidationContext;
}

function checkGroup(group: RowGroup, built: BuiltProduct, { form, stored, around }: Known): GroupOutcome {
  for (const { number, problems } of group.staged) {
    for (const problem of (problems?.list ?? []) as RowProblem[]) {
      const isReported = built.problems.get(number)?.some(({ fault }) => fault === problem.fault);
      if (!isReported) addProblem(built.problems, number, problem);
    }
  }
  const { product } = built;
  if (built.problems.size === 0 && form && fingerprint(product) === fingerprint(toProductInput(form))) {
    return { group: group.group, state: "same", productId: form.id };
  }
  placeProblems(built, group.rows, validateProduct(product, around(built, stored)).problems);
  if (built.problems.size > 0) return wrongOutcome(group, built.problems);
  return { group: group.group, state: "ready", kind: form ? "update" : "create" };
}

/** Checks the next products by the same rules as writing; false when none are left. */
export async function checkGroups(work: ImportWork): Promise<boolean> {
  const imports = getImports(work.container);
  const { id, seller_id: sellerId } = work.run;
  const groups = getGroups(work, await imports.groups(id, ["joined"], BATCH));
  if (groups.length === 0) return false;
  const ids = groups.flatMap(({ productId }) => productId ?? []);
  const outcomes = await inTransaction(work.container, async (sql) => {
    const forms = await readForms(sql, sellerId, ids, work.book);
    const stored = await readStoredProducts(sql, sellerId, ids);
    const built = groups.map((group) => getProduct(work, group, forms));
    const around = await readImportContext(work, sql, built);
    return groups.map((group, at) => {
      const key = group.productId ?? "";
      return checkGroup(group, built[at]!, { form: forms.get(key), stored: stored.get(key), around });
    });
  });
  await imports.note(id, outcomes);
  return true;
}
