import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { financeCalls } from "./finance-calls.ts";

/** Who sweeps by hand counts what was made: no timer sweeps beside it. */
const stopSweeping = (commerce: CommerceProcess) => commerce.run("stop-timer.ts", { job: "sweep-payouts" });

/** The shop of the specs about money, where a shop can be paid every day; owners of three, the last without an account. */
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
