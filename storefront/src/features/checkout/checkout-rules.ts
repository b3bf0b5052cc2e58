import { phonePattern } from "@bezak/contract/limits.ts";
import type { NewOrder } from "@bezak/contract/orders.ts";
import type { TextKey } from "../../i18n/texts.ts";
import type { CheckoutField, CheckoutForm } from "./checkout-form.ts";
import { isEmail } from "../../lib/is-email.ts";

export type FieldProblems = Partial<Record<CheckoutField, TextKey>>;

/** Minimum length of an address (the contract's rule). */
const shortestAddress = 5;

/** Field errors in the order of the fields. */
export function formProblems(form: CheckoutForm): FieldProblems {
  const problems: FieldProblems = {};
  if (form.name.trim() === "") problems.name = "checkout.fieldName";
  if (!phonePattern.test(form.phone)) problems.phone = "checkout.fieldPhone";
  if (form.email.trim() !== "" && !isEmail(form.email)) problems.email = "checkout.fieldEmail";
  if (form.city === "") problems.city = "checkout.fieldCity";
  if (form.method === "courier" && form.address.trim().length < shortestAddress) {
    problems.address = "checkout.fieldAddress";
  }
  return problems;
}

type OrderParts = Pick<NewOrder, "items" | "expectedTotal">;

export function toOrder(form: CheckoutForm, { items, expectedTotal }: OrderParts): NewOrder {
  const text = (value: string) => value.trim() || undefined;
  return {
    items,
    delivery: {
      method: form.method,
      city: form.city,
      address: form.method === "courier" ? form.address.trim() : "",
      comment: form.method === "courier" ? text(form.deliveryComment) : undefined,
    },
    contact: { name: form.name.trim(), phone: form.phone, email: text(form.email) },
    paymentMethod: form.paymentMethod,
    comment: text(form.comment),
    expectedTotal,
  };
}

/** Paths of the server's field errors, and the fields of the form. */
const serverPaths: Record<string, CheckoutField> = {
  "contact.name": "name",
  "contact.phone": "phone",
  "contact.email": "email",
  "delivery.city": "city",
  "delivery.address": "address",
  "delivery.method": "method",
  "delivery.comment": "deliveryComment",
  paymentMethod: "paymentMethod",
  comment: "comment",
};

export function serverProblems(fields: Record<string, string>): Partial<Record<CheckoutField, string>> {
  const known = Object.entries(fields).flatMap(([path, text]) => {
    const field = serverPaths[path];
    return field ? [[field, text] as const] : [];
  });
  return Object.fromEntries(known);
}
