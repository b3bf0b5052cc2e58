import { useEffect, useRef, type RefObject } from "react";

/**
 * A form's ref. Each new refusal (its number or subject; 0 or "" for none) focuses the first invalid field. This happens
 * after the messages are rendered beside their fields, so that screen readers read them.
 */
export function useRefusalFocus(refusal: number | string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // a group cannot be focused, its input can
    (wrong?.querySelector<HTMLElement>("input") ?? wrong)?.focus();
  }, [refusal]);
  return form;
}
