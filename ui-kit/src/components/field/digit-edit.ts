const DIGIT = /\d/;

/** Digits of a text that a mask has grouped, and how many of them stand before the caret. */
export interface DigitEdit {
  digits: string;
  before: number;
}

/**
 * What somebody meant who changed `shown` into `typed`. Deleting a separator means deleting the digit beside it: the
 * mask would put the separator back, and the key would do nothing.
 */
export function digitEdit(shown: string, typed: string, caret: number, inputType?: string): DigitEdit {
  const digits = digitsOf(typed);
  const before = digitsOf(typed.slice(0, caret)).length;
  if (typed.length >= shown.length || digits !== digitsOf(shown)) return { digits, before };
  if (inputType === "deleteContentBackward" && before > 0) {
    return { digits: digits.slice(0, before - 1) + digits.slice(before), before: before - 1 };
  }
  if (inputType === "deleteContentForward") {
    return { digits: digits.slice(0, before) + digits.slice(before + 1), before };
  }
  return { digits, before };
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** Where the caret stands in the masked text right after so many digits. */
export function caretAfterDigits(masked: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === count) return at;
    if (DIGIT.test(masked.charAt(at))) seen += 1;
  }
  return masked.length;
}
