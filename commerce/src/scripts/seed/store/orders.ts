import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelOrder } from "../../../workflows/order/cancel-order.ts";
import { moveParcel, type ParcelMove } from "../../../workflows/order/move-parcel.ts";
import { placeOrder } from "../../../workflows/order/place-order.ts";
import { readOrder, type OrderView } from "../../../workflows/order/read-orders.ts";
import { moveReturn } from "../../../workflows/return/move-return.ts";
import { requestReturn } from "../../../workflows/return/request-return.ts";
import { buyerContact } from "./accounts.ts";
import { backdate } from "./order-past.ts";
import { payOnline } from "./pay-online.ts";
import { orderStories, type OrderStory } from "./order-stories.ts";
import type { StoredProduct } from "./products.ts";

const available = ({ variants }: StoredProduct) => variants.some(({ seed }) => seed.stock > 4);

const steps: ParcelMove["to"][] = ["confirmed", "processing", "shipped", "delivered"];

/** Stores orders of the buyer in every status through the real workflows; each includes the demo seller's shop. */
export async function storeOrders(
  container: MedusaContainer,
  customerId: string,
  products: readonly StoredProduct[],
  shop: string,
): Promise<number> {
  const own = products.filter((product) => product.seed.seller === shop && available(product));
  const others = products.filter((product) => product.seed.seller !== shop && available(product));
  for (const [i, story] of orderStories.entries()) {
    const basket = [...pick(own, i * 2, story.own), ...pick(others, i * 20, story.others)];
    const id = await place(container, customerId, basket, story, i);
    await applyStory(container, customerId, id, story);
    await backdate(container, id, story.days);
  }
  return orderStories.length;
}

/** Picks `count` products starting at `from`, wrapping around. */
function pick(products: readonly StoredProduct[], from: number, count: number): StoredProduct[] {
  return Array.from({ length: count }, (_, at) => products[(from + at) % products.length]).filter(
    (product) => product !== undefined,
  );
}

function place(
  container: MedusaContainer,
  customerId: string,
  basket: readonly StoredProduct[],
  { pickup, paid }: OrderStory,
  index: number,
): Promise<string> {
  const { name, phone, city, address } = buyerContact;
  const items = basket.flatMap(({ id, variants }, at) => {
    const variant = variants.find(({ seed }) => seed.stock > 4);
    return variant ? [{ productId: id, variantId: variant.id, quantity: at === 0 ? 2 : 1 }] : [];
  });
  return placeOrder(container, {
    customerId,
    idempotencyKey: `demo-order-${index + 1}`,
    request: {
      items,
      // as at checkout, pickup has no address
      delivery: pickup ? { method: "pickup", city, address: "" } : { method: "courier", city, address },
      contact: { name, phone },
      paymentMethod: paid ?? "cash",
    },
  });
}

/** Applies the story's steps to an order. */
async function applyStory(
  container: MedusaContainer,
  customerId: string,
  orderId: string,
  { reached, trackingNumber, cancelled, returned, paid }: OrderStory,
): Promise<void> {
  if (paid) await payOnline(container, orderId, paid);
  const order = await readOrder(container, customerId, orderId);
  if (cancelled) {
    const { what, reason } = cancelled;
    const itemId = what === "line" ? order.items.at(1)?.id : undefined;
    await cancelOrder(container, orderId, { itemId, reason, actor: "buyer" });
  }
  for (const [index, parcel] of order.parcels.entries()) {
    for (const to of steps.slice(0, steps.indexOf(reached as ParcelMove["to"]) + 1)) {
      const tracking = trackingNumber && to === "shipped" ? `${trackingNumber}${index}` : undefined;
      await moveParcel(container, {
        orderId,
        parcelId: parcel.id,
        to,
        actor: "seller",
        trackingNumber: tracking,
      });
    }
  }
  if (returned)
    await returnItems(container, customerId, await readOrder(container, customerId, orderId), returned);
}

async function returnItems(
  container: MedusaContainer,
  customerId: string,
  order: OrderView,
  { reason, text, status }: NonNullable<OrderStory["returned"]>,
): Promise<void> {
  const [parcel] = order.parcels;
  const item = parcel?.items[0];
  if (!parcel || !item) return;
  const items = [{ itemId: item.id, quantity: 1 }];
  const { id } = await requestReturn(
    container,
    { customerId, orderId: order.id, confirmed: false },
    {
      parcelId: parcel.id,
      items,
      reason,
      text,
      ...(order.payment.method === "cash" && { refundAccount: "8600000000004242" }),
    },
  );
  if (status === "requested") return;
  for (const to of ["approved", "received", "refunded"] as const) {
    await moveReturn(container, { returnId: id, actor: "admin", to });
    if (to === status) return;
  }
}
