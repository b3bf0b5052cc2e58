import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { must } from "../gateways/checklist.ts";
import { demoAccounts, type DemoAccount } from "../shop/demo-accounts.ts";

/** What of the shop's answers the checks read. Money in sum. */
export interface Placed {
  id: string;
  number: string;
  totals: { total: number };
  payment: { id: string; status: string };
  parcels: { id: string; items: { id: string }[] }[];
}

export interface Payment {
  id: string;
  method: string;
  status: string;
  amount: number;
  payUrl: string | null;
  refunded: number;
  refundOwed: number;
  failure: string | null;
  card: { resendAt: string | null } | null;
}

/** An answer of the shop's API, good or not. */
export interface Answer<T> {
  status: number;
  code: string;
  retryAfter: number;
  data: T;
}

interface Card {
  id: string;
  variantId: string | null;
  seller: { id: string };
}

/** Refused more often than this, the shop has nothing to sell. */
const MOST_PRODUCTS = 20;
const MOST_PATIENCE_SECONDS = 70;

/** The shop's `/api/v1` as one of the demo's people uses it, the buyer unless told. */
export class ShopApi {
  readonly #home: string;
  #token = "";
  #products: Card[] = [];
  readonly #placed: Placed[] = [];

  constructor(home: string) {
    this.#home = home;
  }

  /** @throws Mismatch when nobody can sign in so or nothing is to be had */
  async enter(account: DemoAccount = demoAccounts.buyer): Promise<void> {
    const answer = await this.#send("POST", "/auth/login", account);
    const { token } = answer.body as { token?: string };
    must(answer.status === 200 && token, `${account.email} cannot sign in (HTTP ${answer.status})`);
    this.#token = token;
    const products = await this.call<Card[]>("GET", "/products?inStock=true&sort=price_asc&limit=100");
    this.#products = products.data ?? [];
    must(this.#products.length > 0, "the shop has nothing in stock");
  }

  /** Places an order of one piece, of one shop if told. @throws Mismatch when nothing is sold by this method */
  async order(paymentMethod: string, sellerId?: string): Promise<Placed> {
    let refusal = "";
    const products = sellerId
      ? this.#products.filter(({ seller }) => seller.id === sellerId)
      : this.#products;
    for (let attempt = 0; attempt < MOST_PRODUCTS && products.length > 0; attempt += 1) {
      const { id, variantId } = products[0] ?? { id: "", variantId: null };
      const answer = await this.call<Placed>("POST", "/orders", {
        items: [{ productId: id, ...(variantId && { variantId }), quantity: 1 }],
        delivery: { method: "courier", city: "samarkand", address: "Registon 1" },
        contact: { name: "Conformance", phone: "+998901234567" },
        paymentMethod,
      });
      // the next order is of something else, so that none is sold out
      products.push(...products.splice(0, 1));
      if (answer.status === 201) {
        this.#placed.push(answer.data);
        return answer.data;
      }
      refusal = `HTTP ${answer.status} ${answer.code}`;
      if (answer.code !== "out_of_stock") break;
    }
    must(false, `no order could be placed by ${paymentMethod}: ${refusal}`);
  }

  /** Places an order and chooses how it is paid. */
  async orderToPay(method: string, sellerId?: string): Promise<{ order: Placed; payment: Payment }> {
    const order = await this.order(method, sellerId);
    const answer = await this.call<Payment>("POST", "/payments", { orderId: order.id, method });
    must(answer.status === 201, `POST /payments: HTTP ${answer.status} ${answer.code}`);
    return { order, payment: answer.data };
  }

  async payment(id: string): Promise<Payment> {
    return (await this.call<Payment>("GET", `/payments/status/${id}`)).data;
  }

  /** Cancels an order, or the part of it that is named. */
  cancel(order: Placed, part: { parcelId?: string; itemId?: string } = {}): Promise<Answer<Placed>> {
    return this.call<Placed>("PATCH", `/orders/${order.id}/cancel`, { ...part, reason: "conformance" });
  }

  /** Gives the goods of the checks back to the shelf, as far as the shop lets go of them. */
  async tidy(): Promise<void> {
    for (const order of this.#placed.splice(0)) await this.cancel(order).catch(() => undefined);
  }

  async call<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    let answer = await this.#send(method, path, body);
    const isLimited = () => answer.status === 429 && answer.code === "too_many_requests";
    // the checks ask faster than people do
    while (isLimited() && answer.retryAfter > 0 && answer.retryAfter <= MOST_PATIENCE_SECONDS) {
      await wait(answer.retryAfter * 1000);
      answer = await this.#send(method, path, body);
    }
    const { status, retryAfter, code } = answer;
    return { status, retryAfter, code, data: (answer.body as { data?: T } | null)?.data as T };
  }

  async #send(method: string, path: string, body?: object) {
    const answer = await fetch(`${this.#home}/api/v1${path}`, {
      method,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    let read: unknown = null;
    try {
      read = JSON.parse(text);
    } catch {
      // no JSON: the status says enough
    }
    const { code = "" } = (read ?? {}) as { code?: string };
    return { status: answer.status, retryAfter: Number(answer.headers.get("retry-after")), code, body: read };
  }
}
