import type { Order } from "@bezak/contract/orders.ts";
import type { Payment } from "@bezak/contract/payments.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { orderOf } from "../tools/access/things.ts";
import { goodsInStock, store } from "../tools/shop/demo-buyer.ts";
import { expect } from "./clean-console.ts";
import type { Language } from "./words.ts";

/** A new buyer: signed in on every page that is opened from now on, and able to ask the API. */
export interface Payer {
  /** puts one piece of something in the cart of the next page */
  fillCart: () => Promise<void>;
  /** places an order for one piece of something */
  order: (method: PaymentMethod) => Promise<Order>;
  payment: (id: string) => Promise<Payment>;
  /** resolves once a payment is as wanted */
  until: (id: string, isSo: (payment: Payment) => boolean) => Promise<void>;
  /** has a code sent for a card */
  giveCard: (id: string, number: string) => Promise<void>;
  cancel: (orderId: string) => Promise<void>;
}

export async function newPayer(page: Page, request: APIRequestContext, language: Language): Promise<Payer> {
  const email = `payer-${crypto.randomUUID()}@example.uz`;
  const registered = await request.post("/api/v1/auth/register", {
    data: { name: "Азиз Каримов", email, password: "correct horse battery" },
  });
  const { token, user } = (await registered.json()) as { token: string; user: object };
  await page.addInitScript(store, { token, user: JSON.stringify(user), language });
  const headers = { authorization: `Bearer ${token}`, "accept-language": language };

  // Others buy at the same time, and some goods are few: everybody takes another one.
  async function something() {
    const goods = await goodsInStock(request, "", 100);
    return goods[Math.floor(Math.random() * goods.length)]!;
  }

  async function payment(id: string): Promise<Payment> {
    const answer = await request.get(`/api/v1/payments/status/${id}`, { headers });
    return ((await answer.json()) as { data: Payment }).data;
  }

  return {
    async fillCart() {
      const { id, name, price, image, variantId } = await something();
      const line = { id, name: name[language] ?? name.ru, price, image, variantId, quantity: 1 };
      // once: the order empties the cart
      await page.goto("/robots.txt");
      await page.evaluate(store, { cart: JSON.stringify([line]) });
    },
    async order(method) {
      const { id, variantId } = await something();
      const data = orderOf({ id, variantId: variantId ?? "" }, method);
      const answer = await request.post("/api/v1/orders", { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
      return ((await answer.json()) as { data: Order }).data;
    },
    payment,
    until: (id, isSo) =>
      expect(async () => expect(isSo(await payment(id))).toBe(true)).toPass({ timeout: 40_000 }),
    async giveCard(id, number) {
      const data = { number, expiry: "12/30" };
      const answer = await request.post(`/api/v1/payments/${id}/card`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async cancel(orderId) {
      const answer = await request.patch(`/api/v1/orders/${orderId}/cancel`, { headers, data: {} });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}
