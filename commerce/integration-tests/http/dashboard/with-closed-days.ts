import type { Shop } from "../../harness/shop.ts";

/**
 * Runs a check of figures twice: on the rows alone, and with all days but the last two closed by the job of the night. Other
 * specs change rows of these days, so they are opened again.
 */
export async function withClosedDays(shop: Shop, check: () => Promise<void>): Promise<void> {
  // the job of the night may have closed days of a shop that other specs share
  await shop.db.query("delete from marketplace_day");
  await check();
  try {
    await shop.commerce.run("../../http/dashboard/inside/close-days.ts", { days: 43 });
    const { rowCount } = await shop.db.query(
      "select 1 from marketplace_day where figure in ('gmv', 'cancelledParcels', 'city') and (value > 0 or count > 0)",
    );
    if (!rowCount) throw new Error("No day was closed");
    await check();
  } finally {
    await shop.db.query("delete from marketplace_day");
  }
}
