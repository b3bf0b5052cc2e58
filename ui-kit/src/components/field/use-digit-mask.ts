import { useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent, RefObject } from "react";
import { caretAfterDigits, digitEdit } from "./digit-edit.ts";

export interface DigitMask {
  input: RefObject<HTMLInputElement | null>;
  /** For onChange: reads the digits, and restores the caret once `mask` has grouped them. */
  read: (event: ChangeEvent<HTMLInputElement>, mask: (digits: string) => string) => string;
}

/** Keeps the caret of a controlled input after the same digit, whatever the mask moves. */
export function useDigitMask(shown: string): DigitMask {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [, setEdits] = useState(0);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function read(event: ChangeEvent<HTMLInputElement>, mask: (digits: string) => string): string {
    const { value, selectionStart } = event.currentTarget;
    const { nativeEvent } = event;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
    const at = selectionStart ?? value.length;
    const { digits, before } = digitEdit(shown, value, at, inputType);
    const masked = mask(digits);
    caret.current = at === value.length ? masked.length : caretAfterDigits(masked, before);
    // The value may be unchanged (a letter among digits); without a render the caret would jump to the end.
    setEdits((edits) => edits + 1);
    return digits;
  }

  return { input, read };
}
