import { useLayoutEffect, useRef } from "react";
import { focusNeighbour } from "./focus-neighbour.ts";

/**
 * Ref of a list's `li` that has the attribute `mark`. When it is removed together with its focused element, the next row
 * gets the focus.
 */
export function useNeighbourFocus(mark: string) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) focusNeighbour(current, mark);
    };
  }, [mark]);
  return row;
}
