import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, createWorkflow } from "@medusajs/framework/workflows-sdk";
import type { FiscalCodes } from "../../../../src/modules/fiscal/fiscal-codes.ts";
import type { FiscalChange } from "../../../../src/modules/fiscal/service.ts";
import { readFiscalCodes } from "../../../../src/workflows/fiscal/read-fiscal-codes.ts";
import { setFiscalCodes, setFiscalCodesStep } from "../../../../src/workflows/fiscal/set-fiscal-codes.ts";
import { readReceiptLines, type SoldLines } from "../../../../src/workflows/order/fiscal-lines.ts";

/** Work on fiscal codes in a running shop. */
export interface Fiscal {
  /** drafts by handle, with the handles of their categories */
  products?: { handle: string; categories: string[] }[];
  /** parents before children */
  categories?: { handle: string; parent?: string }[];
  set?: FiscalChange[];
  /** sets codes in a workflow whose next step writes `meanwhile` and fails */
  fail?: { set: FiscalChange[]; meanwhile: FiscalChange[] };
  read?: string[];
  receipt?: SoldLines;
}

export interface FiscalAnswer {
  /** of the created objects, by handle */
  ids: Record<string, string>;
  codes: Record<string, FiscalCodes | null>;
  /** statements that read the codes of the requested products */
  statements: number;
  receipt: unknown;
  refused: unknown;
}

const failStep = createStep("fail-after-fiscal-codes", async (meanwhile: FiscalChange[], { container }) => {
  if (meanwhile.length) await setFiscalCodes(container, meanwhile);
  throw new Error("the step after failed");
});
const failing = createWorkflow("fiscal-codes-and-a-failure", (input: NonNullable<Fiscal["fail"]>) => {
  setFiscalCodesStep(input.set);
  failStep(input.meanwhile);
});

export default async function fiscal(
  container: MedusaContainer,
  work: Fiscal,
): Promise<Partial<FiscalAnswer>> {
  const service = container.resolve(Modules.PRODUCT);
  const ids: Record<string, string> = {};
  for (const { handle, parent } of work.categories ?? []) {
    const parentId = parent ? ids[parent] : null;
    ids[handle] = (
      await service.createProductCategories({ name: handle, handle, parent_category_id: parentId })
    ).id;
  }
  const inputs = (work.products ?? []).map(({ handle, categories }) => ({
    title: handle,
    handle,
    status: "draft" as const,
    category_ids: categories.map((category) => ids[category] ?? category),
  }));
  for (const { id, handle } of inputs.length ? await service.createProducts(inputs) : []) ids[handle] = id;
  try {
    if (work.set) await setFiscalCodes(container, work.set);
    if (work.fail) await failing(container).run({ input: work.fail });
    const receipt = work.receipt && (await readReceiptLines(container, work.receipt));
    return { ids, receipt, ...(work.read && (await readCounted(container, work.read))) };
  } catch (error) {
    const { message, code, details } = error as { message: string; code?: string; details?: unknown };
    return { ids, refused: { message, code, details } };
  }
}

async function readCounted(container: MedusaContainer, ids: string[]) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  let statements = 0;
  // the catalogue reads new products at the same time
  const count = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    if (sql.includes("fiscal_code") && ids.some((id) => bindings?.flat().includes(id))) statements += 1;
  };
  database.on("query", count);
  const codes = await readFiscalCodes(container, ids);
  database.off("query", count);
  return { codes: Object.fromEntries(codes), statements };
}
