import { useEffect, useRef } from "react";

/**
 * Moves the focus to the list when a row is removed together with its focused element. Spread the result on the element
 * around the rows.
 */
export function useListFocus<Around extends HTMLElement>(rows: readonly unknown[] | undefined) {
  const around = useRef<Around>(null);
  const within = useRef(false);
  useEffect(() => {
    // a removed element fires no blur event, while moving the focus elsewhere does
    if (within.current && document.activeElement === document.body) {
      around.current?.focus({ preventScroll: true });
    }
  }, [rows]);
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
