import { useEffect, useRef } from "react";

/**
 * A row leaves its list when what it waited for is done, and the focus would be lost with it: it goes on to the list.
 * Spread what it gives on the element around the rows.
 */
export function useListFocus<Around extends HTMLElement>(rows: readonly unknown[] | undefined) {
  const around = useRef<Around>(null);
  const within = useRef(false);
  useEffect(() => {
    // an element that is taken away says nothing; whoever goes elsewhere blurs it
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
