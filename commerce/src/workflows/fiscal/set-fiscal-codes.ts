import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { FISCAL_MODULE } from "../../modules/fiscal/index.ts";
import type { FiscalChange, FiscalModuleService } from "../../modules/fiscal/service.ts";

const fiscalOf = (container: MedusaContainer) => container.resolve<FiscalModuleService>(FISCAL_MODULE);

/** For workflows that write a product or category as well; the undo keeps what others wrote meanwhile. */
export const setFiscalCodesStep = createStep(
  "set-fiscal-codes",
  async (changes: FiscalChange[], { container }) => {
    return new StepResponse(undefined, await fiscalOf(container).set(changes));
  },
  async (changed, { container }) => {
    if (changed) await fiscalOf(container).putBack(changed);
  },
);

export const setFiscalCodesWorkflow = createWorkflow(
  "set-fiscal-codes",
  (changes: WorkflowData<FiscalChange[]>) => {
    setFiscalCodesStep(changes);
  },
);

/**
 * Gives products and categories codes of their own, or takes them away; all of it or nothing.
 * @throws ShopError 400 invalid_input, `details.fields` names ikpu, packageCode or vatPercent
 */
export async function setFiscalCodes(container: MedusaContainer, changes: FiscalChange[]): Promise<void> {
  await setFiscalCodesWorkflow(container).run({ input: changes });
}
