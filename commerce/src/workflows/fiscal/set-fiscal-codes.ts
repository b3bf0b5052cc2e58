import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { FISCAL_MODULE } from "../../modules/fiscal/index.ts";
import type { FiscalChange, FiscalModuleService } from "../../modules/fiscal/service.ts";

const getFiscalCodes = (container: MedusaContainer) => container.resolve<FiscalModuleService>(FISCAL_MODULE);

/** Also for workflows that write a product or category; its compensation keeps what others wrote in the meantime. */
export const setFiscalCodesStep = createStep(
  "set-fiscal-codes",
  async (changes: FiscalChange[], { container }) => {
    return new StepResponse(undefined, await getFiscalCodes(container).set(changes));
  },
  async (changed, { container }) => {
    if (changed) await getFiscalCodes(container).putBack(changed);
  },
);

export const setFiscalCodesWorkflow = createWorkflow(
  "set-fiscal-codes",
  (changes: WorkflowData<FiscalChange[]>) => {
    setFiscalCodesStep(changes);
  },
);

/**
 * Sets or removes the codes of products and categories, all or none.
 * @throws ShopError 400 invalid_input, `details.fields` names ikpu, packageCode or vatPercent
 */
export async function setFiscalCodes(container: MedusaContainer, changes: FiscalChange[]): Promise<void> {
  await setFiscalCodesWorkflow(container).run({ input: changes });
}
