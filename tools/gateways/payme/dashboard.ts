import type { Exchange } from "../http/exchange.ts";
import type { CallPayme } from "./caller.ts";
import { fiscalParams } from "./fiscal.ts";
import type { PaymeRun } from "./run.ts";
import { PaymeSteps } from "./steps.ts";

/** An action of the merchant on one payment, or on all of them ("statement"). */
export async function actInDashboard(
  call: CallPayme,
  run: PaymeRun,
  { action, id }: { action: string; id: string },
): Promise<Exchange[]> {
  if (action === "statement") {
    const times = [...run.transactions.values()].map(({ time }) => time);
    return [await call("GetStatement", { from: Math.min(...times, Date.now()), to: Date.now() })];
  }
  const transaction = run.transactions.get(id);
  if (!transaction) return [];
  const steps = new PaymeSteps(call, transaction);
  if (action === "refund") await steps.cancel(5);
  if (action === "perform") await steps.perform();
  if (action === "check") await steps.send("CheckTransaction", { id });
  if (action === "fiscal-perform") await steps.send("SetFiscalData", fiscalParams(transaction, "PERFORM"));
  if (action === "fiscal-cancel") await steps.send("SetFiscalData", fiscalParams(transaction, "CANCEL"));
  return steps.exchanges;
}
