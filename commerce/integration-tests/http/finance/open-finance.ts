import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { financeCalls } from "./finance-calls.ts";

/** Specs that sweep by hand count the payouts, so no timer may sweep as well. */
export const stopSweeping = (commerce: CommerceProcess) =>
  commerce.run("stop-timer.ts", { job: "sweep-payouts" });

/** The shop of the specs about money, with daily payouts; owners of three shops, the last without a bank account. */
export async function openFinance() {
  const shop = await sharedShop("finance");
  const calls = await financeCalls(shop);
  await stopSweeping(shop.commerce);
  const [atlas, chinor] = [await calls.owner("atlas"), await calls.owner("chinor")];
  const navo = await calls.owner("navo", null);
  await calls.set("payoutIntervalDays", 0);
  return { shop, calls, atlas, chinor, navo };
}

export type Finance = Awaited<ReturnType<typeof openFinance>>;
