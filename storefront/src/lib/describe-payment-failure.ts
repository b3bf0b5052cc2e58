import { paymentFailures, type PaymentFailure } from "@bezak/contract/payment-status.ts";
import type { Texts } from "../i18n/texts.ts";

const isFailure = (failure: string): failure is PaymentFailure => Object.hasOwn(paymentFailures, failure);

/** Why an attempt to pay failed, where that is known. Needs the message part `payment-admin`. */
export function describePaymentFailure(failure: string | null, t: Texts): string[] {
  return failure !== null && isFailure(failure) ? [t(`paymentAdmin.failures.${failure}`)] : [];
}
