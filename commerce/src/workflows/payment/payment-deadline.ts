import type { LedgerLanguage } from "../../modules/payment-ledger/ledger.ts";

/** Ways to pay before the goods are sent: an order that chose one is held for a while and then released. */
export const prepaid: readonly string[] = ["card", "click", "payme", "uzcard"];

export const isPrepaid = (method: string): boolean => prepaid.includes(method);

const MINUTE = 60_000;
const HOLD_MINUTES = 60;

/** Until when an unpaid order and its stock are held, ISO 8601; null where nobody waits for money. */
export function paymentDeadline(method: string, at: Date): string | null {
  if (!isPrepaid(method)) return null;
  const minutes = Number(process.env.PAYMENT_HOLD_MINUTES || HOLD_MINUTES);
  return new Date(at.getTime() + minutes * MINUTE).toISOString();
}

const languages: readonly unknown[] = ["ru", "uz", "en"] satisfies LedgerLanguage[];

/** Which language somebody is shown a gateway in: the one of the page the order came from, else the account's. */
export function languageOf(
  requested: string | undefined,
  { metadata }: { metadata?: Record<string, unknown> | null },
): LedgerLanguage {
  const known = [requested, metadata?.language].find((language) => languages.includes(language));
  return (known as LedgerLanguage | undefined) ?? "ru";
}
