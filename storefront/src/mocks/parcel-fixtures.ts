import { orderStatuses, parcelMoves, type OrderStatus } from "@bezak/contract/order-status.ts";
import { returnMoves, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { SellerParcel, SellerReturn } from "@bezak/contract/parcels.ts";
import { products } from "./catalog-fixtures.ts";

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const people = [
  { name: "Дилноза Каримова", phone: "+998901234567" },
  { name: "Oʻgʻiloy Gʻulomova-Abdurahmonova", phone: "+998937771234" },
  { name: "Тимур Ли", phone: "+998712000000" },
];
const addresses = [
  "ул. Регистан, д. 5, кв. 10, второй подъезд, домофон не работает",
  "Amir Temur koʻchasi, 12-uy, 45-xonadon",
  "Навоий 1",
];

function line(index: number): SellerParcel["items"][number] {
  const { id, slug, name, image, price, variantId } = products[index % products.length]!;
  const quantity = 1 + (index % 3);
  const total = price * quantity;
  return {
    id: `item_${index}`,
    variantId,
    product: { id, slug, name, image },
    quantity,
    price,
    total,
    cancelled: null,
    variantTitle: index % 2 === 0 ? null : { ru: "Бирюза, 17", uz: "Feruza, 17", en: "Turquoise, 17" },
    sku: `BZ-${String(100 + index)}`,
    commissionPercent: 12.5,
    commission: Math.round(total / 8),
  };
}

interface Outline {
  number?: number;
  status?: OrderStatus;
  products?: number;
  /** hours since the order */
  age?: number;
  awaitingPayment?: boolean;
}

const statusOrder = orderStatuses.filter((status) => status !== "cancelled");

/** A parcel of the shop in this status. */
export function shopParcel({
  number = 1,
  status = "pending",
  products = 1,
  age = 3,
  awaitingPayment = false,
}: Outline = {}): SellerParcel {
  const items = Array.from({ length: products }, (_, at) => line(number + at));
  const subtotal = items.reduce((sum, { total }) => sum + total, 0);
  const commission = items.reduce((sum, one) => sum + one.commission, 0);
  const waits = status === "pending" && !awaitingPayment;
  const known = !["pending", "cancelled"].includes(status);
  const online = awaitingPayment || number % 2 === 0;
  const steps =
    status === "cancelled"
      ? (["pending", "cancelled"] as const)
      : statusOrder.slice(0, statusOrder.indexOf(status) + 1);
  return {
    id: `selord_${number}`,
    number: `48219${String(30_000 + number)}-1`,
    status,
    awaitingPayment,
    createdAt: ago(age),
    acceptBy: waits ? ago(age - 24) : null,
    late: waits && age > 24,
    items,
    money: {
      subtotal,
      commission,
      deliveryAtShopsExpense: 0,
      earning: status === "cancelled" ? 0 : subtotal - commission,
    },
    paymentMethod: online ? "payme" : "cash",
    paid: online && !awaitingPayment,
    refunded: false,
    collect: online || status === "cancelled" || status === "delivered" ? 0 : subtotal + 25_000,
    cash:
      online || status === "cancelled"
        ? null
        : { goods: subtotal, delivery: 25_000, total: subtotal + 25_000, collector: "shop" },
    city: ["tashkent", "samarkand", "bukhara"][number % 3]!,
    delivery: known
      ? {
          method: number % 3 === 0 ? "pickup" : "courier",
          city: ["tashkent", "samarkand", "bukhara"][number % 3]!,
          address: addresses[number % 3]!,
          comment: number % 3 === 1 ? "Позвоните за час" : null,
        }
      : null,
    contact: known ? people[number % 3]! : null,
    comment: known && number % 3 === 0 ? "Упакуйте, пожалуйста, в подарок" : null,
    trackingNumber: status === "shipped" ? "UZ123456789" : null,
    timeline: steps.map((step, at) => ({
      status: step,
      at: ago(Math.max(0, age - at * 0.5)),
      actor: at === 0 ? "buyer" : "seller",
      ...(step === "cancelled" ? { reason: "Нет в наличии" } : {}),
    })),
    next: [...parcelMoves[status].seller].filter((to) => to !== "confirmed" || !awaitingPayment),
    openReturns: 0,
  };
}

export const shopParcels: readonly SellerParcel[] = [
  shopParcel({ number: 1, products: 2 }),
  shopParcel({ number: 2, age: 30 }),
  shopParcel({ number: 3, status: "confirmed", age: 5 }),
  shopParcel({ number: 4, status: "processing", age: 9, products: 3 }),
  shopParcel({ number: 5, status: "shipped", age: 28 }),
  { ...shopParcel({ number: 6, status: "delivered", age: 80 }), openReturns: 1 },
  shopParcel({ number: 7, awaitingPayment: true, age: 0.3 }),
  shopParcel({ number: 8, status: "cancelled", age: 50 }),
];

/** A return of the shop's products. */
export function shopReturn(number = 1, status: ReturnStatus = "requested"): SellerReturn {
  const { id, product, variantTitle, price } = line(number);
  const steps: Record<ReturnStatus, readonly ReturnStatus[]> = {
    requested: ["requested"],
    approved: ["requested", "approved"],
    rejected: ["requested", "rejected"],
    received: ["requested", "approved", "received"],
    refund_owed: ["requested", "approved", "received", "refund_owed"],
    refunded: ["requested", "approved", "received", "refund_owed", "refunded"],
  };
  return {
    id: `retreq_${number}`,
    orderId: `order_${number}`,
    orderNumber: `48219${30_000 + number}`,
    status,
    parcel: { id: `selord_${number}`, number: `48219${30_000 + number}-1` },
    reason: number % 2 === 0 ? "wrong_size" : "defect",
    text: number % 2 === 0 ? null : "Застёжка сломана, камень шатается. На фото видно.",
    photos: number % 2 === 0 ? [] : [product.image, products[3]!.image].flatMap((url) => url ?? []),
    items: [{ id, product, variantTitle, price, quantity: 1, total: price }],
    amount: price,
    paymentMethod: number % 2 === 0 ? "payme" : "cash",
    createdAt: ago(20 * number),
    refundOwed: status === "refund_owed",
    timeline: steps[status].map((step, at) => ({
      status: step,
      at: ago(20 * number - at),
      actor: at === 0 ? "buyer" : "seller",
      ...(step === "rejected" ? { reason: "Есть следы носки" } : {}),
    })),
    buyer: people[number % 3]!,
    restocked: steps[status].includes("received") ? true : null,
    next: [...returnMoves[status].seller],
  };
}

export const shopReturns: readonly SellerReturn[] = [
  shopReturn(1),
  shopReturn(2),
  shopReturn(3, "received"),
  shopReturn(4, "approved"),
  shopReturn(5, "rejected"),
  // long ago: the buyer's data is hidden
  shopReturn(7, "refund_owed"),
  { ...shopReturn(6, "refunded"), buyer: { name: "—", phone: "" } },
];
