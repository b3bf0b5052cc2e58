import type { LedgerLanguage } from "../../modules/payment-ledger/ledger.ts";

/** Methods that are paid before the parcels are sent. Such an order is reserved for a limited time. */
export const prepaid: readonly string[] = ["card", "click", "payme", "uzcard"];

export const isPrepaid = (method: string): boolean => prepaid.includes(method);

const MINUTE = 60_000;
const HOLD_MINUTES = 60;

/** ISO 8601; null for a method that is paid on delivery. */
export function paymentDeadline(method: string, at: Date): string | null {
  if (!isPrepaid(method)) return null;
  const minutes = Number(process.env.PAYMENT_HOLD_MINUTES || HOLD_MINUTES);
  return new Date(at.getTime() + minutes * MINUTE).toISOString();
}

const languages: readonly unknown[] = ["ru", "uz", "en"] satisfies LedgerLanguage[];

/** The language of gateway pages: that of the page the order came from, else of the account. */
export function chooseLanguage(
  requested: string | undefined,
  { metadata }: { metadata?: Record<string, unknown> | null },
): LedgerLanguage {
  const known = [requested, metadata?.language].find((language) => languages.includes(language));
  return (known as LedgerLanguage | undefined) ?? "ru";
}
