import { closed, codes, ok, refusal } from "./results.ts";
import type { Answer } from "./results.ts";
import { cardKind, isCurrent, TEST_CODE } from "./test-cards.ts";
import { newNumber, storeTransaction } from "./transactions.ts";
import type { AtmosTransaction } from "./transactions.ts";

const CODES_MAX = 3;

export const isOpen = ({ state }: AtmosTransaction): boolean => state === "created" || state === "code_sent";

/** Sends a code to the card by SMS. The expiry is `YYMM`. */
export function sendCode(
  transaction: AtmosTransaction,
  number: string,
  expiry: string,
  storeId: string,
): Answer {
  if (!isOpen(transaction)) return closed(transaction, storeId);
  const kind = cardKind(number);
  if (!kind) return refusal(codes.card, "Card not found");
  if (kind === "expired" || !isCurrent(expiry)) return refusal(codes.card, "Card is expired");
  if (kind === "blocked") return refusal(codes.card, "Card is blocked");
  if (kind === "no-sms") return refusal(codes.noSms, "SMS could not be sent: no phone is tied to the card");
  Object.assign(transaction, { card: kind, state: "code_sent" });
  const phone = number.startsWith("9860") ? {} : { phone: "998*****4567" };
  return ok({ transaction_id: transaction.id, ...phone });
}

export function sendCodeAgain(transaction: AtmosTransaction, storeId: string): Answer {
  if (!isOpen(transaction)) return closed(transaction, storeId);
  if (transaction.state !== "code_sent") return refusal(codes.parameters, "No code was sent yet");
  transaction.resent += 1;
  return ok({ transaction_id: transaction.id });
}

/** The refusal of a wrong code, or null. Three wrong ones close the payment. */
export function refuseCode(transaction: AtmosTransaction, code: string, storeId: string): Answer | null {
  if (!isOpen(transaction)) return closed(transaction, storeId);
  if (transaction.state !== "code_sent") return refusal(codes.parameters, "No card was given yet");
  if (code === TEST_CODE) return null;
  transaction.wrongCodes += 1;
  if (transaction.wrongCodes >= CODES_MAX) transaction.state = "closed";
  return refusal(codes.wrongCode, "Wrong code");
}

/** Takes the money after the right code. */
export function charge(transaction: AtmosTransaction, storeId: string): Answer {
  if (transaction.card === "insufficient") return refusal(codes.insufficient, "Insufficient funds");
  transaction.state = "confirmed";
  transaction.successId = newNumber();
  transaction.charges += 1;
  const fiscal = `https://ofd.soliq.uz/check?t=UZ210317214711&r=${transaction.successId}`;
  return ok({ store_transaction: storeTransaction(transaction, storeId), ofd_url: fiscal });
}
