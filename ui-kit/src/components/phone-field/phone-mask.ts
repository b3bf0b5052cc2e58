const COUNTRY = "998";
const LENGTH = 9;

/** Digits after the country code, at most nine, from whatever was typed or pasted. */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  const pasted = typed.trimStart().startsWith("+") || digits.length > LENGTH;
  const national = pasted && digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  return national.slice(0, LENGTH);
}

/** `+998XXXXXXXXX`, shorter while incomplete, empty when there are no digits. */
export function phoneValue(digits: string): string {
  return digits === "" ? "" : `+${COUNTRY}${digits}`;
}

/** `90 123 45 67`, as far as there are digits. */
export function maskedPhone(digits: string): string {
  const groups = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)];
  return groups.filter(Boolean).join(" ");
}

/** Where the caret stands in the masked text after so many digits. */
export function caretAfterDigits(masked: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === count) return at;
    if (masked[at] !== " ") seen += 1;
  }
  return masked.length;
}
