import { useEffect, useRef, type RefObject } from "react";

/**
 * Ref of a search field that says what the address does. The field itself stays, or whoever searched by the Enter key
 * would lose the focus.
 */
export function useShownWords(words: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = words;
  }, [words]);
  return field;
}
