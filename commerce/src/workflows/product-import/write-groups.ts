import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { GroupOutcome } from "../../modules/product-import/import-row.ts";
import type { ProductForm } from "../../product-import/product-form.ts";
import { changeProducts } from "../product/change-products.ts";
import { showProducts } from "../product/show-products.ts";
import { inTransaction } from "../users/sql.ts";
import { getImports } from "./import-module.ts";
import { readForms } from "./read-forms.ts";
import { getGroups, type ImportWork, type RowGroup } from "./row-context.ts";
import {
  isRefusal,
  isTask,
  refused,
  getTask,
  writeTask,
  type Refusal,
  type Task,
} from "./write-product-rows.ts";

/** Products that are written between two checks whether the import was stopped. */
const BATCH = 25;

type Forms = ReadonlyMap<string, ProductForm>;

const readAgain = ({ container, run, book }: ImportWork, ids: readonly string[]) =>
  inTransaction(container, (sql) => readForms(sql, run.seller_id, ids, book));

/**
 * Records which products are begun, with their versions before it, so that a repeat after a crash can tell what was
 * written.
 */
async function begin(
  { container, run }: ImportWork,
  groups: readonly RowGroup[],
  forms: Forms,
): Promise<void> {
  await getImports(container).note(
    run.id,
    groups.map(({ group, productId, staged }) => ({
      group,
      state: "writing",
      // if it was begun before a crash, the version of that time
      version: staged.some(({ state }) => state === "writing")
        ? null
        : (forms.get(productId ?? "")?.version ?? null),
    })),
  );
}

/** Changes prices and stock of many products at once; false: one of them is invalid and nothing is changed. */
async function writeQuick({ container, run }: ImportWork, tasks: readonly Task[]): Promise<boolean> {
  const quick = tasks.flatMap(({ quick }) => quick ?? []);
  if (quick.length === 0) return true;
  try {
    await changeProducts(container, {
      sellerId: run.seller_id,
      variants: quick.flatMap(({ variants }) => variants),
      products: quick.flatMap(({ products }) => products),
      show: false,
    });
    return true;
  } catch (error) {
    // writing each product on its own shows which one
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Writes a product; if somebody has changed it in the meantime, the rows are applied to its present state. */
async function writeOne(work: ImportWork, task: Task): Promise<GroupOutcome> {
  try {
    return await writeTask(work, task);
  } catch (error) {
    if ((error as Refusal).code !== "product_changed" || !task.form) throw error;
    const forms = await readAgain(work, [task.form.id]);
    await begin(work, [task.group], forms);
    const again = getTask(work, task.group, forms, true);
    if (!isTask(again)) return again;
    return writeTask(work, again).catch((second: unknown) => {
      if (!isRefusal(second)) throw second;
      return refused(again, second as Refusal);
    });
  }
}

/** Writes the next products; false when none are left. */
export async function writeGroups(work: ImportWork): Promise<boolean> {
  const { container, run } = work;
  const imports = getImports(container);
  const groups = getGroups(work, await imports.groups(run.id, ["writing", "ready"], BATCH));
  if (groups.length === 0) return false;
  const forms = await readAgain(
    work,
    groups.flatMap(({ productId }) => productId ?? []),
  );
  await begin(work, groups, forms);
  const plan = groups.map((group) => getTask(work, group, forms));
  const outcomes: GroupOutcome[] = plan.flatMap((one) => (isTask(one) ? [] : one));
  const tasks = plan.filter(isTask);
  const failures: unknown[] = [];
  const quick = tasks.filter((task) => task.quick);
  const areQuick = await writeQuick(work, quick);
  for (const task of tasks) {
    const { group, form } = task;
    if (areQuick && task.quick) {
      outcomes.push({ group: group.group, state: "written", productId: form?.id });
      continue;
    }
    try {
      outcomes.push(await writeOne(work, task));
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Row ${group.group} of import ${run.id} will be tried again: ${(error as Error).message}`);
      failures.push(error);
    }
  }
  const written = outcomes.filter(({ state }) => state === "written");
  await showProducts(
    container,
    written.flatMap(({ productId }) => productId ?? []),
  );
  await imports.note(run.id, outcomes);
  if (failures.length > 0) throw failures[0];
  return true;
}
