import type { Payment } from "@bezak/contract/payments.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { fireEvent, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { product } from "../src/mocks/catalog-fixtures.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { t } from "./shop-page.tsx";
import type { serveShop } from "./shop-server.ts";

export function signIn() {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
}

export async function placed(paymentMethod: PaymentMethod): Promise<Order> {
  const { id, variantId } = product(1);
  const answer = await fetch("http://localhost:3000/api/v1/orders", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      items: [{ productId: id, variantId, quantity: 1 }],
      delivery: { method: "courier", city: "tashkent", address: "Навои, 1" },
      contact: { name: "Малика", phone: "+998901234567" },
      paymentMethod,
    }),
  });
  return ((await answer.json()) as { data: Order }).data;
}

/** Answers all requests for the payment with the result of `now`, and counts them. */
export function servePayment(server: ReturnType<typeof serveShop>, now: () => Payment) {
  const checks = { count: 0 };
  server.use(
    http.get("*/api/v1/payments/status/:id", () => {
      checks.count += 1;
      return HttpResponse.json({ success: true, data: now() });
    }),
  );
  return checks;
}

export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

export const numberField = () => new RegExp(`^${t("payment.cardForm.number")}`);
export const expiryField = () => new RegExp(t("payment.cardForm.expiry"));
export const codeField = () => new RegExp(t("payment.cardForm.code"));
