import type { NewOrder, Order } from "@bezak/contract/orders.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { products } from "./catalog-fixtures.ts";
import { quote } from "./people-handlers.ts";

/** Orders placed since the page was loaded, by idempotency key. */
export const placed = new Map<string, Order>();

const heldMs = 3_600_000;

/** Without a gateway, the payment page is the page that it would return to. */
export function getPayUrl(method: PaymentMethod, id: string, returnUrl = `/payment-status/${id}`) {
  return method === "cash" || method === "uzcard" ? null : returnUrl;
}

export function place(body: NewOrder): Order {
  const { items, totals } = quote({ items: body.items, delivery: body.delivery });
  const number = String(1_000_000_001 + placed.size);
  const at = "2026-11-21T07:00:00.000Z";
  const seller = { id: "sel_1", name: "Registon Atelier" };
  const lines = items.map((line, index): Order["items"][number] => ({
    id: `item_${index}`,
    variantId: line.variantId ?? products.find(({ id }) => id === line.productId)?.variantId ?? null,
    product: {
      id: line.productId,
      slug: line.productId.replace("prod_", "product-"),
      name: line.name ?? { ru: "" },
      image: line.image,
    },
    variantTitle: null,
    seller,
    price: line.price,
    quantity: line.quantity,
    total: line.total,
    cancelled: null,
    canCancel: true,
    returnable: 0,
  }));
  const timeline: Order["timeline"] = [{ status: "pending", at, actor: "buyer" }];
  const { paymentMethod: method, delivery, contact, comment = null } = body;
  return {
    id: `order_${number}`,
    number,
    status: "pending",
    createdAt: at,
    items: lines,
    totals,
    timeline,
    parcels: [
      {
        id: "parcel_1",
        number: `${number}-1`,
        seller,
        status: "pending",
        items: lines,
        cash:
          method === "cash"
            ? { goods: totals.items, delivery: totals.delivery, total: totals.total, collector: "shop" }
            : null,
        subtotal: totals.items,
        trackingNumber: null,
        timeline,
        canCancel: true,
        returnUntil: null,
      },
    ],
    payment: {
      id: `pay_${number}`,
      method,
      status: "pending",
      expiresAt: null,
      payUrl: getPayUrl(method, `pay_${number}`),
      openUntil: method === "cash" ? null : new Date(Date.now() + heldMs).toISOString(),
      refunded: 0,
      refundOwed: 0,
    },
    delivery,
    contact,
    comment,
    canCancel: true,
  };
}
