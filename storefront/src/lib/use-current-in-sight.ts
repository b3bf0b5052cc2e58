import { useEffect, useRef, type RefObject } from "react";

/**
 * Ref of a row that scrolls sideways (`position: relative`): its `aria-current` link is scrolled to the middle, again
 * whenever `here` changes.
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
