import type { Shop } from "../../harness/shop.ts";
import type { StoreDaysArguments } from "./inside/store-days.ts";

/** Runs the job that stores the marketplace's figures; returns whether each of its runs at once did. */
export const storeDays = (shop: Shop, args: StoreDaysArguments = {}) =>
  shop.commerce.run<boolean[]>("../../http/dashboard/inside/store-days.ts", args);

/**
 * Figures are counted at each call until the job runs again: for checks that change what is dated before, which the job
 * may have stored meanwhile.
 */
export async function forgetStoredDays(shop: Shop): Promise<void> {
  await shop.db.query("delete from marketplace_day");
}

/** Runs a check of figures twice: on the rows alone, and with what is older than a minute stored by the job. */
export async function withStoredDays(shop: Shop, check: () => Promise<void>): Promise<void> {
  await forgetStoredDays(shop);
  await check();
  try {
    await storeDays(shop, { again: true });
    const { rowCount } = await shop.db.query(
      "select 1 from marketplace_day where figure in ('gmv', 'cancelledParcels', 'city') and (value > 0 or count > 0)",
    );
    if (!rowCount) throw new Error("No day was stored");
    await check();
  } finally {
    await forgetStoredDays(shop);
  }
}
