import type { Order } from "@bezak/contract/orders.ts";
import type { Payment } from "@bezak/contract/payments.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { toOrderBody } from "../tools/access/buyer-fixtures.ts";
import { writeEntries } from "../tools/shop/demo-buyer.ts";
import { call } from "./call.ts";
import { expect } from "./clean-console.ts";
import { pickProductInStock } from "./pick-product.ts";
import { become, enter, password } from "./selling.ts";
import type { Language } from "./messages.ts";

/** A new buyer, signed in on every page opened from now on and in calls of the API. */
export interface Payer {
  fillCart: () => Promise<void>;
  /** places an order for one piece of a product */
  order: (method: PaymentMethod) => Promise<Order>;
  payment: (id: string) => Promise<Payment>;
  /** waits until a payment satisfies the condition */
  until: (id: string, isSo: (payment: Payment) => boolean) => Promise<void>;
  /** submits a card, for which a code is sent */
  giveCard: (id: string, number: string) => Promise<void>;
  cancel: (orderId: string) => Promise<void>;
}

export async function newPayer(page: Page, request: APIRequestContext, language: Language): Promise<Payer> {
  const account = { name: "Азиз Каримов", email: `payer-${crypto.randomUUID()}@example.uz`, password };
  const person = await enter(request, "register", account);
  await become(page, person, language);
  const ask = <T>(method: string, path: string, data?: object) =>
    call<T>(request, person, path, { method, data, language });

  const payment = (id: string) => ask<Payment>("GET", `/payments/status/${id}`);

  return {
    async fillCart() {
      const { id, name, price, image, variantId } = await pickProductInStock(request);
      const line = { id, name: name[language] ?? name.ru, price, image, variantId, quantity: 1 };
      // stored once and not in an init script, since the order empties the cart
      await page.goto("/robots.txt");
      await page.evaluate(writeEntries, { cart: JSON.stringify([line]) });
    },
    async order(method) {
      const { id, variantId } = await pickProductInStock(request);
      return ask<Order>("POST", "/orders", toOrderBody({ id, variantId: variantId ?? "" }, method));
    },
    payment,
    until: (id, isSo) =>
      expect(async () => expect(isSo(await payment(id))).toBe(true)).toPass({ timeout: 40_000 }),
    async giveCard(id, number) {
      await ask("POST", `/payments/${id}/card`, { number, expiry: "12/30" });
    },
    async cancel(orderId) {
      await ask("PATCH", `/orders/${orderId}/cancel`, {});
    },
  };
}
