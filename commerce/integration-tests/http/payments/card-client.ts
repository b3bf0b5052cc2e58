import { randomInt } from "node:crypto";
import type { Answer, CommerceProcess } from "../../harness/commerce-process.ts";
import type { PaymentView } from "../../../src/workflows/order/read-payments.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { getLines } from "../../harness/paid-orders.ts";
import { sharedAtmos, type FakeAtmos, type Transaction } from "../../harness/payments/fake-atmos.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, newOrder, placePatiently, type Buyer, type Shop } from "../../harness/shop.ts";

export interface Refusal {
  code: string;
  message: string;
  details?: { reason?: string; triesLeft?: number; retryAfter?: number };
}

export type PaymentAnswer = Answer<{ payment: PaymentView } & Refusal>;

/** An order that waits for its payment. */
export interface Unpaid {
  id: string;
  number: string;
  payment: string;
  /** whole sum */
  amount: number;
  buyer: Buyer;
}

export interface AttemptRow {
  id: string;
  method: string;
  state: string;
  failure: string | null;
  external_id: string | null;
  data: Record<string, unknown>;
}

export type CardClient = ReturnType<typeof createCardClient>;

/** Digits from 4 to 9, so that no eight in a row of a card are part of a timestamp, of which a database is full. */
const cardDigits = (count: number) => Array.from({ length: count }, () => randomInt(4, 10)).join("");

/** A card that no other test uses; its last digits decide how the acquirer answers. */
export const newCard = (end = cardDigits(4)): string => `86001${cardDigits(7)}${end}`;

export const EXPIRY = "09/31";

/** Stops the job's timer, whose rounds would consume planned answers. */
export const stopAsking = (commerce: CommerceProcess) =>
  commerce.run("stop-timer.ts", { job: "resolve-cards" });

/** The shop of all card specs and its acquirer, which no timer asks. */
export async function openCardClient(): Promise<CardClient> {
  const shop = await sharedShop("orders");
  for (const commerce of [shop.commerce, await secondProcess("orders")]) await stopAsking(commerce);
  return createCardClient(shop, await sharedAtmos());
}

export function createCardClient(shop: Shop, atmos: FakeAtmos) {
  const post = (order: Unpaid, path: string, body: object = {}): Promise<PaymentAnswer> =>
    shop.commerce.call("POST", `/customer/payments/${order.payment}${path}`, {
      token: order.buyer.token,
      body,
    });
  const run = <T>(script: string, args?: unknown) =>
    shop.commerce.run<T>(`../../http/payments/inside/${script}`, args);
  const cards = {
    shop,
    atmos,
    /** Placed by a new buyer, since the attempts of a person are limited. */
    async order(method = "uzcard", buyer?: Buyer): Promise<Unpaid> {
      const by = buyer ?? (await createBuyer(shop.commerce));
      const body = newOrder(getLines(shop, { "scarf-1": 1 }), { paymentMethod: method });
      const placed = await placePatiently<{ order: OrderView }>(shop.commerce, by, body);
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
      const { id, number, totals, payment } = placed.body.order;
      return { id, number, amount: totals.total, payment: payment.id, buyer: by };
    },
    pay: (order: Unpaid, number = newCard()) => post(order, "/card", { number, expiry: EXPIRY }),
    confirm: (order: Unpaid, code: string) => post(order, "/card/confirm", { code }),
    resend: (order: Unpaid) => post(order, "/card/resend"),
    /** Chooses the payment method; `card` opens the acquirer's page. */
    choose: (order: Unpaid, method: string, returnUrl?: string): Promise<PaymentAnswer> =>
      shop.commerce.call("POST", "/customer/payments", {
        token: order.buyer.token,
        body: { orderId: order.id, method, ...(returnUrl ? { returnUrl } : {}) },
      }),
    async read(order: Unpaid): Promise<PaymentView> {
      const { token } = order.buyer;
      const path = `/customer/payments/${order.payment}`;
      return (await shop.commerce.call<{ payment: PaymentView }>("GET", path, { token })).body.payment;
    },
    async attempts(order: Unpaid): Promise<AttemptRow[]> {
      const { rows } = await shop.db.query<AttemptRow>(
        "select id, method, state, failure, external_id, data from payment_attempt where order_id = $1 order by no",
        [order.id],
      );
      return rows;
    },
    states: async (order: Unpaid) => (await cards.attempts(order)).map(({ state }) => state),
    /** The acquirer's transaction of an order, or that of its last attempt. */
    at(order: Unpaid): Transaction {
      const found = atmos.ofAccount(order.number).at(-1);
      if (!found) throw new Error(`ATMOS does not know ${order.number}`);
      return found;
    },
    /** How often money was taken for an order. */
    debits: (order: Unpaid) => atmos.ofAccount(order.number).reduce((sum, one) => sum + one.debits, 0),
    callback: async (fields: Record<string, string>, { form = false } = {}) => {
      const body = form ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
      const type = form ? "application/x-www-form-urlencoded" : "application/json";
      return cards.rawCallback(body, type);
    },
    async rawCallback(body: string, type = "application/json", method = "POST") {
      const response = await fetch(`${shop.commerce.base}/payments/uzcard/callback`, {
        method,
        headers: { "content-type": type },
        body: method === "GET" ? undefined : body,
      });
      if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
      return (await response.json()) as { status: number; message: string };
    },
    /** Runs the job that resolves uncertain attempts once, ignoring when they were last asked about. */
    async resolve(order?: Unpaid): Promise<void> {
      if (order) {
        await shop.db.query(
          "update payment_attempt set looked_at = now() - interval '1 hour' where order_id = $1",
          [order.id],
        );
      }
      await run("resolve-cards.ts");
    },
    /** Makes the order's attempts older. */
    async age(order: Unpaid, by: string): Promise<void> {
      await shop.db.query(
        `update payment_attempt set expires_at = expires_at - $2::interval, looked_at = looked_at - $2::interval,
           data = data || jsonb_strip_nulls(jsonb_build_object(
             'foundAt', (data->>'foundAt')::bigint - extract(epoch from $2::interval)::bigint * 1000,
             'askedAt', (data->>'askedAt')::bigint - extract(epoch from $2::interval)::bigint * 1000,
             'codeUntil', (data->>'codeUntil')::timestamptz - $2::interval,
             'resendAt', (data->>'resendAt')::timestamptz - $2::interval))
         where order_id = $1`,
        [order.id, by],
      );
    },
    /** Sweeps expired attempts. */
    expire: () => run("expire-attempts.ts"),
    run,
  };
  return cards;
}
