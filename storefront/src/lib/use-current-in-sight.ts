import { useEffect, useRef, type RefObject } from "react";

/**
 * Of a row that rolls sideways (`position: relative`): the link in it that is `aria-current` is rolled to its middle,
 * and again whenever `here` changes.
 */
export function useCurrentInSight<Row extends HTMLElement>(here: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return row;
}
