import type { NewOrder } from "@bezak/contract/orders.ts";
import { paymentMethods, type PaymentMethod } from "@bezak/contract/payment-status.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { checkoutKey } from "../../lib/typed-forms.ts";

/** What the buyer fills in. */
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

/** What somebody filled in: fields nobody touched are not there. */
type FilledIn = Partial<CheckoutForm>;

/** What was filled in last, so that a reload loses nothing; fields of other versions are left out. */
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

/** The form: what was filled in, else what the account knows, else empty. */
export function toForm(filledIn: FilledIn, person: { [K in CheckoutField]?: string | null }): CheckoutForm {
  const known = Object.fromEntries(Object.entries(person).filter(([, value]) => value)) as FilledIn;
  return { ...emptyForm, ...known, ...filledIn };
}
