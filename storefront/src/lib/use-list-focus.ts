import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus to the list, or to `target`, when a row is removed together with its focused element. Spread the result
 * on the element around the rows, which has to stay when the last one is removed.
 */
export function useListFocus<Around extends HTMLElement>(
  rows: readonly unknown[] | undefined,
  target?: RefObject<HTMLElement | null>,
) {
  const around = useRef<Around>(null);
  const within = useRef(false);
  useEffect(() => {
    // a removed element fires no blur event, while moving the focus elsewhere does
    if (within.current && document.activeElement === document.body) {
      (target ?? around).current?.focus({ preventScroll: true });
    }
  }, [rows, target]);
  return {
    ref: around,
    tabIndex: -1,
    onFocus: () => {
      within.current = true;
    },
    onBlur: () => {
      within.current = false;
    },
  };
}
