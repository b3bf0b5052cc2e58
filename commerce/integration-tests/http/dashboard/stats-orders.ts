import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { deliverParcels, payFor } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Buyer, Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { getParcel, order } from "../parcels/parcel-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";

/** The shop that is counted, with an administrator's token and a buyer who places orders. */
export async function openStats() {
  const shop = await sharedShop("orders");
  const calls = shopCalls(shop);
  const admin = await calls.administrator({ confirmed: false });
  const buyer = await calls.people.join();
  return { shop, admin, buyer, buying: statsOrders(shop, buyer) };
}

/** Orders of one buyer whose parts end differently. */
export function statsOrders(shop: Shop, buyer: Buyer) {
  const cancel = (placed: OrderView, body: object) =>
    shop.commerce.call("PATCH", `/customer/orders/${placed.id}/cancel`, { token: buyer.token, body });
  const findLine = ({ items }: OrderView, slug: string) =>
    items.find(({ product }) => product.slug === slug)!;
  /** Waits until the ledger has it. */
  const booked = (key: string) =>
    until(`${key} to be booked`, async () => {
      const { rowCount } = await shop.db.query("select 1 from ledger_transaction where key = $1", [key]);
      return rowCount === 1;
    });

  return {
    cancel,
    /** An order of three parcels: that of Navo is cancelled, and one line of Atlas. */
    async place({ isPaid = false } = {}): Promise<OrderView> {
      const paymentMethod = isPaid ? "deferred" : "cash";
      const placed = await order(
        shop,
        buyer,
        { ring: 2, limited: 1, watch: 1, button: 1 },
        { paymentMethod },
      );
      if (isPaid) await payFor(shop, placed);
      await cancel(placed, { itemId: findLine(placed, "limited").id });
      await cancel(placed, { parcelId: getParcel(placed, "Navo").id });
      return placed;
    },
    /** Delivers the parcel of a shop at that time. */
    async deliver(placed: OrderView, seller: string, at = new Date()): Promise<void> {
      const parcel = getParcel(placed, seller);
      await deliverParcels(shop, placed, [parcel], at);
      await booked(`earning:${parcel.id}`);
    },
    /** Returns one piece of a product of a paid order. */
    async returnPiece(placed: OrderView, slug: string): Promise<void> {
      const { id: itemId } = findLine(placed, slug);
      const parcel = placed.parcels.find(({ items }) => items.some(({ id }) => id === itemId));
      const { status, body } = await shop.commerce.call<{ return: ReturnView; code: string }>(
        "POST",
        `/customer/orders/${placed.id}/returns`,
        {
          token: buyer.token,
          body: { parcelId: parcel?.id, items: [{ itemId, quantity: 1 }], reason: "defect" },
        },
      );
      if (status !== 201) throw new Error(`The return was refused: ${body.code}`);
      const returnId = body.return.id;
      for (const to of ["approved", "received", "refunded"])
        await shop.commerce.run("move-return.ts", { returnId, to, actor: "admin" });
      await booked(`refund:${returnId}`);
    },
  };
}

export type StatsOrders = ReturnType<typeof statsOrders>;
