import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { must } from "../gateways/checklist.ts";
import { demoAccounts, type DemoAccount } from "../shop/demo-accounts.ts";

/** The fields that the checks read of the shop's answers. Money in sum. */
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

/** An answer of the shop's API, successful or not. */
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

/** After so many refusals the shop counts as sold out. */
const MOST_PRODUCTS = 20;
const MOST_PATIENCE_SECONDS = 70;

/** The shop's `/api/v1` for one of the demo accounts, by default the buyer. */
export class ShopApi {
  readonly #home: string;
  #token = "";
  #products: Card[] = [];
  readonly #placed: Placed[] = [];

  constructor(home: string) {
    this.#home = home;
  }

  /** @throws Mismatch when the account cannot sign in or no product is in stock */
  async enter(account: DemoAccount = demoAccounts.buyer): Promise<void> {
    const answer = await this.#send("POST", "/auth/login", account);
    const { token } = answer.body as { token?: string };
    must(answer.status === 200 && token, `${account.email} cannot sign in (HTTP ${answer.status})`);
    this.#token = token;
    const products = await this.call<Card[]>("GET", "/products?inStock=true&sort=price_asc&limit=100");
    this.#products = products.data ?? [];
    must(this.#products.length > 0, "the shop has nothing in stock");
  }

  /** Places an order for one item, of one shop if given. @throws Mismatch when nothing can be ordered by this method */
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
      // the next order is for another product, so that none sells out
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

  async orderToPay(method: string, sellerId?: string): Promise<{ order: Placed; payment: Payment }> {
    const order = await this.order(method, sellerId);
    const answer = await this.call<Payment>("POST", "/payments", { orderId: order.id, method });
    must(answer.status === 201, `POST /payments: HTTP ${answer.status} ${answer.code}`);
    return { order, payment: answer.data };
  }

  async payment(id: string): Promise<Payment> {
    return (await this.call<Payment>("GET", `/payments/status/${id}`)).data;
  }

  cancel(order: Placed, part: { parcelId?: string; itemId?: string } = {}): Promise<Answer<Placed>> {
    return this.call<Placed>("PATCH", `/orders/${order.id}/cancel`, { ...part, reason: "conformance" });
  }

  /** Cancels the orders of the checks, as far as the shop allows it. */
  async tidy(): Promise<void> {
    for (const order of this.#placed.splice(0)) await this.cancel(order).catch(() => undefined);
  }

  async call<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    let answer = await this.#send(method, path, body);
    const isLimited = () => answer.status === 429 && answer.code === "too_many_requests";
    // the checks send more requests than people do
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
      // not JSON: the status suffices
    }
    const { code = "" } = (read ?? {}) as { code?: string };
    return { status: answer.status, retryAfter: Number(answer.headers.get("retry-after")), code, body: read };
  }
}
