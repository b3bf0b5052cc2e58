import type { MedusaContainer } from "@medusajs/framework/types";
import {
  readClickFiscal,
  submitClickFiscal,
  type FiscalOutcome,
} from "../../../../src/providers/click/fiscal.ts";
import { gateways } from "../../../../src/providers/configured.ts";
import { getLedger } from "../../../../src/workflows/payment/get-ledger.ts";

/** Runs the jobs of a paid order's receipt. */
export default async function run(
  container: MedusaContainer,
  { orderId, read }: { orderId: string; read?: boolean },
): Promise<FiscalOutcome> {
  const options = gateways.click;
  if (!options) throw new Error("Click is not set up");
  return (read ? readClickFiscal : submitClickFiscal)(getLedger(container), options, orderId);
}
