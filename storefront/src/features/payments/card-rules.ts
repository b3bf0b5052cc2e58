import type { TextKey } from "../../i18n/texts.ts";

export const numberGroups = [4, 4, 4, 4] as const;
/** Digits of month and year; browsers fill in years of two or four digits. */
export const expiryGroups = [2, 4] as const;

/** Maximum length of an SMS code. */
export const codeLength = 8;

/** Completes a month that starts with 2 to 9: "5" becomes "05". */
export const asMonth = (digits: string) => (/^[2-9]/.test(digits) ? `0${digits}` : digits);

/** Whether the check digit of a card number is right (Luhn, ISO/IEC 7812-1). */
export function checkDigitHolds(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** Expiry as `MM/YY`; null while digits are missing. */
export function findExpiry(digits: string): string | null {
  const year = digits.slice(2);
  if (digits.length === 6 && year.startsWith("20")) return `${digits.slice(0, 2)}/${year.slice(2)}`;
  return digits.length === 4 ? `${digits.slice(0, 2)}/${year}` : null;
}

export interface CardProblems {
  number?: TextKey;
  expiry?: TextKey;
}

/** Field errors of a card, as far as they can be found without the bank. `now` in milliseconds. */
export function cardProblems(number: string, expiry: string, now: number): CardProblems {
  const problems: CardProblems = {};
  if (number.length < 16) problems.number = "payment.cardForm.numberShort";
  else if (!checkDigitHolds(number)) problems.number = "payment.cardForm.numberWrong";
  const [month, year] = (findExpiry(expiry) ?? "").split("/").map(Number);
  if (month === undefined || year === undefined) problems.expiry = "payment.cardForm.expiryShort";
  else if (month < 1 || month > 12) problems.expiry = "payment.cardForm.expiryWrong";
  // a card is valid until its month ends in the last time zone
  else if (Date.UTC(2000 + year, month, 2) < now) problems.expiry = "payment.cardForm.expiryPast";
  return problems;
}
