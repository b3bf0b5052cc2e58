const DIGIT = /\d/;

/** The digits of a masked text, and how many of them are before the caret. */
export interface DigitEdit {
  digits: string;
  before: number;
}

/**
 * The edit that was intended when `shown` became `typed`. Deleting a separator deletes the adjacent digit, since the mask
 * would insert the separator again and the key would have no effect.
 */
export function digitEdit(shown: string, typed: string, caret: number, inputType?: string): DigitEdit {
  const digits = toDigits(typed);
  const before = toDigits(typed.slice(0, caret)).length;
  if (typed.length >= shown.length || digits !== toDigits(shown)) return { digits, before };
  if (inputType === "deleteContentBackward" && before > 0) {
    return { digits: digits.slice(0, before - 1) + digits.slice(before), before: before - 1 };
  }
  if (inputType === "deleteContentForward") {
    return { digits: digits.slice(0, before) + digits.slice(before + 1), before };
  }
  return { digits, before };
}

export function toDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** The position of the caret in the masked text after so many digits. */
export function caretAfterDigits(masked: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === count) return at;
    if (DIGIT.test(masked.charAt(at))) seen += 1;
  }
  return masked.length;
}
