import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import type { AdministeredParcelDetails, AdministeredAttempt } from "@bezak/contract/order-admin.ts";
import { canMove, parcelMoves, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { PaymentMethod, PaymentStatus } from "@bezak/contract/payment-status.ts";
import { order, paidWith } from "./order-fixtures.ts";
import { returnMoves, type ReturnStatus } from "@bezak/contract/return-status.ts";
import { shopParcel, shopReturn } from "./parcel-fixtures.ts";

interface Outline {
  number?: number;
  status?: OrderStatus;
  products?: number;
  /** hours since the order */
  age?: number;
  method?: PaymentMethod;
  payment?: PaymentStatus;
  awaitingPayment?: boolean;
  /** statuses of the other parcels of the order */
  others?: readonly OrderStatus[];
  buyer?: AdministeredParcelDetails["buyer"];
}

const malika = { id: "cus_7", name: "Малика Каримова", email: "malika@example.uz" };

const paidAttempt = (method: PaymentMethod, payment: PaymentStatus, amount: number): AdministeredAttempt => ({
  id: `payatt_${method}`,
  method,
  amount,
  state: payment === "refunded" ? "refunded" : "paid",
  failure: null,
  createdAt: "2026-11-18T09:31:00.000Z",
  paidAt: "2026-11-18T09:32:00.000Z",
  endedAt: payment === "refunded" ? "2026-11-19T07:00:00.000Z" : null,
});

/** A parcel of any shop with its order, of which it is the first parcel. */
export function administeredParcel({
  method = "cash",
  payment = "pending",
  others = [],
  buyer = malika,
  ...outline
}: Outline = {}): AdministeredParcelDetails {
  const parcel = shopParcel(outline);
  const orderNumber = parcel.number.slice(0, 10);
  const { products = 1 } = outline;
  const placed = order({ number: orderNumber, parcels: [parcel.status, ...others], products });
  const isPaid = payment === "paid" || payment === "refunded";
  const { subtotal } = parcel.money;
  const items = placed.parcels.slice(1).reduce((sum, one) => sum + one.subtotal, subtotal);
  const totals = { items, delivery: 25_000, discount: 0, total: items + 25_000 };
  const refunded = payment === "refunded" ? totals.total : 0;
  const paying = { ...placed.payment, method, status: payment, refunded };
  const whole = paidWith({ ...placed, totals }, paying);
  const [own, ...rest] = whole.parcels;
  return {
    ...parcel,
    orderId: whole.id,
    orderNumber,
    seller: own!.seller,
    buyer,
    contact: whole.contact,
    delivery: { ...whole.delivery, city: parcel.city },
    paymentMethod: method,
    paid: isPaid,
    refunded: refunded > 0,
    collect: method === "cash" ? subtotal + 25_000 : 0,
    cash: method === "cash" ? parcel.cash : null,
    total: subtotal + 25_000,
    paymentStatus: payment,
    next: parcelMoves[parcel.status].admin.filter((to) => to !== "confirmed" || !parcel.awaitingPayment),
    version: "1",
    order: {
      ...whole,
      parcels: [
        { ...own!, id: parcel.id, number: parcel.number, timeline: parcel.timeline, subtotal },
        ...rest,
      ],
    },
    attempts: isPaid ? [paidAttempt(method, payment, whole.totals.total)] : [],
    returns: [],
    refundsOwed: [],
    notes: [],
    ifCancelled: canMove("admin", parcel.status, "cancelled")
      ? {
          refund: isPaid ? subtotal : 0,
          by: isPaid ? "gateway" : null,
          items: parcel.items.map(({ id, total }) => ({
            id,
            refund: isPaid ? total : 0,
            by: isPaid ? "administrator" : null,
          })),
        }
      : null,
    returnable:
      parcel.status === "delivered" ? parcel.items.map(({ id, quantity }) => ({ id, quantity })) : [],
  };
}

/** A return of this parcel's order; a refund would be paid by the gateway, if it is the next step. */
export function administeredReturn(
  parcel: AdministeredParcelDetails,
  status: ReturnStatus = "requested",
): AdministeredReturn {
  const { buyer: _, restocked: __, ...item } = shopReturn(1, status);
  const { orderId, orderNumber, seller, paymentMethod, id, number } = parcel;
  const next = [...returnMoves[status].admin];
  return {
    ...item,
    orderId,
    orderNumber,
    parcel: { id, number },
    seller,
    paymentMethod,
    refundAccount: null,
    next,
    ifRefunded: next.includes("refunded") ? { refund: item.amount, by: "gateway" } : null,
    version: "1",
  };
}

const longName = "Очень-Длинное-Имя-Без-Пробелов Абдурахмоновна Тошпулатова";

/** Parcels in different statuses: late, paid with another one beside it, refunded, of a deleted account. */
export const administeredParcels: readonly AdministeredParcelDetails[] = [
  administeredParcel({ number: 1, products: 2, age: 30 }),
  administeredParcel({
    number: 2,
    status: "confirmed",
    method: "click",
    payment: "paid",
    others: ["shipped"],
  }),
  administeredParcel({ number: 4, status: "cancelled", method: "payme", payment: "refunded", age: 50 }),
  {
    ...administeredParcel({ number: 5, status: "shipped", buyer: { id: "cus_9", name: "", email: null } }),
    contact: { name: longName, phone: "+998937771234" },
  },
  { ...administeredParcel({ number: 6, status: "delivered", age: 80 }), openReturns: 1 },
  administeredParcel({ number: 7, awaitingPayment: true, method: "payme", payment: "failed", age: 0.3 }),
];

const event = (hours: number) => ({
  id: `event_${hours}`,
  at: new Date(Date.now() - hours * 3_600_000).toISOString(),
});

/** Events of every kind, newest first. */
export const orderEvents: readonly OrderEvent[] = [
  {
    ...event(1),
    kind: "notification",
    title: "Продавец подтвердил посылку",
    shown: true,
    readAt: null,
    mail: { to: "malika@example.uz", sentAt: event(1).at, failed: false },
    repeats: [],
    repeatTo: "malika@example.uz",
  },
  {
    ...event(1.1),
    kind: "parcel",
    parcel: "4821930002-1",
    seller: "Registon Atelier",
    status: "confirmed",
    actor: "admin",
    administrator: "dilnoza@bezak.uz",
    approvedBy: null,
    reason: null,
  },
  {
    ...event(1.5),
    kind: "cash_received",
    parcel: "4821930002-1",
    amount: 475_000,
    administrator: "kamola@bezak.uz",
    note: "КО-17",
  },
  {
    ...event(1.7),
    kind: "paid_out",
    amount: 450_000,
    administrator: "nodira@bezak.uz",
    approvedBy: "rustam@bezak.uz",
    note: "П-17",
  },
  { ...event(2), kind: "receipt", type: "sale", number: "100500", url: "https://ofd.soliq.uz/check" },
  { ...event(2.1), kind: "gateway_call", gateway: "click", call: "complete" },
  { ...event(2.2), kind: "attempt", method: "click", amount: 3_235_000, state: "paid", failure: null },
  {
    ...event(2.5),
    kind: "attempt",
    method: "payme",
    amount: 3_235_000,
    state: "cancelled",
    failure: "expired",
  },
  {
    ...event(2.6),
    kind: "approval",
    step: "refused",
    act: "line_cancellation",
    number: "4821930002-1",
    amount: 1_200_000,
    administrator: "rustam@bezak.uz",
    reason: "Сначала спросите магазин, есть ли замена",
  },
  {
    ...event(2.65),
    kind: "approval",
    step: "requested",
    act: "line_cancellation",
    number: "4821930002-1",
    amount: 1_200_000,
    administrator: "nodira@bezak.uz",
    reason: "Товара нет на складе",
  },
  { ...event(2.68), kind: "refund_account", changed: false, digits: "4321" },
  { ...event(2.7), kind: "refund", amount: 450_000, state: "owed" },
  {
    ...event(2.8),
    kind: "return",
    parcel: "4821930002-1",
    actor: "seller",
    administrator: null,
    approvedBy: null,
    amount: 450_000,
    status: "rejected",
    reason: "Есть следы носки",
  },
  {
    ...event(2.9),
    kind: "shop_notification",
    parcel: "4821930002-1",
    seller: "Registon Atelier",
    title: "Новый заказ",
    members: 3,
    shown: 2,
    read: 1,
    mails: { sent: 2, waiting: 1, failed: 0 },
  },
  {
    ...event(3),
    kind: "parcel",
    parcel: "4821930002-1",
    seller: "Registon Atelier",
    status: "pending",
    actor: "buyer",
    administrator: null,
    approvedBy: null,
    reason: null,
  },
];
