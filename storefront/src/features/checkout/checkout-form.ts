import type { NewOrder } from "@bezak/contract/orders.ts";
import { paymentMethods, type PaymentMethod } from "@bezak/contract/payment-status.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { checkoutKey } from "../../lib/typed-forms.ts";

export interface CheckoutForm {
  name: string;
  /** `+998XXXXXXXXX`, shorter while it is being typed */
  phone: string;
  email: string;
  method: NewOrder["delivery"]["method"];
  city: string;
  address: string;
  deliveryComment: string;
  paymentMethod: PaymentMethod;
  comment: string;
}

export type CheckoutField = keyof CheckoutForm;

export const emptyForm: CheckoutForm = {
  name: "",
  phone: "",
  email: "",
  method: "courier",
  city: "",
  address: "",
  deliveryComment: "",
  paymentMethod: "cash",
  comment: "",
};

/** Only the fields that the buyer changed. */
type FilledIn = Partial<CheckoutForm>;

/** Stored values, so that a reload loses nothing; unknown fields of other versions are ignored. */
export function readFilledIn(storage: KeyValueStorage): FilledIn {
  const stored = readJson(storage, checkoutKey);
  if (typeof stored !== "object" || stored === null) return {};
  const texts = Object.entries(stored).filter(
    ([name, value]) => name in emptyForm && typeof value === "string",
  );
  const { method, paymentMethod, ...rest } = Object.fromEntries(texts) as FilledIn;
  return {
    ...rest,
    ...(method === "pickup" || method === "courier" ? { method } : {}),
    ...(paymentMethod && paymentMethods.includes(paymentMethod) ? { paymentMethod } : {}),
  };
}

export function writeFilledIn(storage: KeyValueStorage, filledIn: FilledIn | null): void {
  writeJson(storage, checkoutKey, filledIn);
}

/** Values of the form: what was typed, else what the account contains, else empty. */
export function toForm(filledIn: FilledIn, person: { [K in CheckoutField]?: string | null }): CheckoutForm {
  const known = Object.fromEntries(Object.entries(person).filter(([, value]) => value)) as FilledIn;
  return { ...emptyForm, ...known, ...filledIn };
}
