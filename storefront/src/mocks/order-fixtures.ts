import type { Order, OrderItem, Parcel } from "@bezak/contract/orders.ts";
import { getOrderStatus, type OrderStatus } from "@bezak/contract/order-status.ts";
import { products } from "./catalog-fixtures.ts";

const sellers = [
  { id: "sel_1", name: "Registon Atelier" },
  { id: "sel_2", name: "Samarqand zargarlari va hunarmandlari uyushmasi" },
  { id: "sel_3", name: "Ipak yoʻli" },
];

const cancelledAt = "2026-11-19T07:00:00.000Z";

const placedAt = "2026-11-18T09:30:00.000Z";

function item(index: number, seller: OrderItem["seller"]): OrderItem {
  const { id, slug, name, image, price } = products[index % products.length]!;
  const quantity = 1 + (index % 3);
  return {
    id: `item_${index}`,
    product: { id, slug, name, image },
    variantTitle: index % 2 === 0 ? null : { ru: "Бирюза, 17", uz: "Feruza, 17", en: "Turquoise, 17" },
    seller,
    price,
    quantity,
    total: price * quantity,
    variantId: products[index % products.length]!.variantId,
    cancelled: null,
    canCancel: false,
    returnable: 0,
  };
}

interface OrderOutline {
  number?: string;
  /** status of each parcel */
  parcels?: readonly OrderStatus[];
  /** number of different products in each parcel */
  products?: number;
}

export function order({
  number = "1000000042",
  parcels = ["pending"],
  products = 1,
}: OrderOutline = {}): Order {
  const sent = parcels.map((status, place): Parcel => {
    const seller = sellers[place % sellers.length]!;
    const canCancel = status === "pending" || status === "confirmed";
    const off = { at: cancelledAt, actor: "seller" as const, reason: null };
    const items = Array.from({ length: products }, (_, index) => {
      const made = item(place * products + index, seller);
      const returnable = status === "delivered" ? made.quantity : 0;
      return { ...made, canCancel, returnable, cancelled: status === "cancelled" ? off : null };
    });
    const subtotal = items.reduce((sum, { total }) => sum + total, 0);
    return {
      id: `parcel_${place + 1}`,
      number: `${number}-${place + 1}`,
      seller,
      status,
      items,
      subtotal,
      cash:
        status === "cancelled" ? null : { goods: subtotal, delivery: 0, total: subtotal, collector: "shop" },
      canCancel,
      returnUntil: status === "delivered" ? "2026-12-03T07:00:00.000Z" : null,
      trackingNumber: status === "shipped" ? "UZ123456789" : null,
      timeline: [
        { status: "pending", at: placedAt, actor: "buyer" },
        ...(status === "pending"
          ? []
          : [{ status, at: "2026-11-19T07:00:00.000Z", actor: "seller" as const }]),
      ],
    };
  });
  const total = sent.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const status = getOrderStatus(parcels);
  return {
    id: `order_${number}`,
    number,
    status,
    createdAt: placedAt,
    items: sent.flatMap(({ items }) => items),
    parcels: sent,
    totals: { items: total, delivery: 0, discount: 0, total },
    payment: {
      id: "pay_1",
      method: "cash",
      status: "pending",
      payUrl: null,
      expiresAt: null,
      openUntil: null,
      refunded: 0,
      refundOwed: 0,
    },
    delivery: { method: "courier", city: "samarkand", address: "ул. Регистан, 12" },
    contact: { name: "Малика Каримова", phone: "+998901234567", email: "buyer@bezak.uz" },
    comment: null,
    timeline: sent[0]?.timeline ?? [],
    canCancel: parcels.every((one) => one === "pending" || one === "confirmed"),
  };
}

/** The order with another payment method, so without cash on delivery. */
export const paidWith = (made: Order, payment: Order["payment"]): Order => ({
  ...made,
  payment,
  parcels: made.parcels.map((parcel) => (payment.method === "cash" ? parcel : { ...parcel, cash: null })),
});
