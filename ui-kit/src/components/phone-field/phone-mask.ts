import { toDigits } from "../field/digit-edit.ts";

const COUNTRY = "998";
const LENGTH = 9;

/** The digits after the country code, at most nine, of a typed or pasted text. */
export function nationalDigits(typed: string): string {
  const digits = toDigits(typed);
  const pasted = typed.trimStart().startsWith("+") || digits.length > LENGTH;
  const national = pasted && digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  return national.slice(0, LENGTH);
}

/** The nine digits of a pasted text that is one full number in any format; `null` for anything else. */
export function wholeNumber(pasted: string): string | null {
  const digits = toDigits(pasted).replace(/^00/, "");
  if (digits.length === LENGTH) return digits;
  const international = digits.length === COUNTRY.length + LENGTH && digits.startsWith(COUNTRY);
  return international ? digits.slice(COUNTRY.length) : null;
}

/** `+998XXXXXXXXX`, shorter while incomplete, empty without digits. */
export function phoneValue(digits: string): string {
  return digits === "" ? "" : `+${COUNTRY}${digits}`;
}

/** `90 123 45 67`, or the beginning of it for fewer digits. */
export function maskedPhone(digits: string): string {
  const groups = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)];
  return groups.filter(Boolean).join(" ");
}
