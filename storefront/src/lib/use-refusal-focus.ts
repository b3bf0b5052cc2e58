import { useEffect, useRef, type RefObject } from "react";

/**
 * A form's ref. Each new refusal (its number, or what was refused; 0 or "" while nothing is) puts the focus on the
 * first wrong field, once the messages stand beside their fields, or the reader of a screen would not hear them.
 */
export function useRefusalFocus(refusal: number | string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // a group takes no focus, what is in it does
    (wrong?.querySelector<HTMLElement>("input") ?? wrong)?.focus();
  }, [refusal]);
  return form;
}
