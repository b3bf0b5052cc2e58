import { useCallback, useEffect, useRef, useState } from "react";

/** The position of a snapping row. `start` and `end` are both true when everything fits, and before it was measured. */
export interface SnapPosition {
  index: number;
  start: boolean;
  end: boolean;
}

/** The distance between the starts of two neighbours; 0 when there is only one. */
function stride(track: HTMLElement): number {
  const [first, second] = track.children;
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}

/** Reads and scrolls a row of equal items that the browser snaps. `track` is the row's ref. */
export function useSnapTrack<Row extends HTMLElement>(count: number) {
  const track = useRef<Row>(null);
  const [position, setPosition] = useState<SnapPosition>({ index: 0, start: true, end: true });

  const read = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const index = Math.round(row.scrollLeft / (stride(row) || 1));
    const start = row.scrollLeft < 2;
    const end = row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
    setPosition((old) =>
      old.index === index && old.start === start && old.end === end ? old : { index, start, end },
    );
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(read);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [read, count]);

  /** Scrolls to an item: smoothly to a neighbour (by the style sheet), at once to any other. */
  const go = useCallback((index: number, cut?: boolean) => {
    const row = track.current;
    if (!row) return;
    const left = index * stride(row);
    const far = Math.abs(left - row.scrollLeft) > row.clientWidth * 1.5;
    row.scrollTo({ left, behavior: cut || far ? "instant" : "auto" });
  }, []);

  /** The number of visible items. */
  const seen = useCallback(() => {
    const row = track.current;
    return row ? Math.max(1, Math.floor((row.clientWidth + 1) / (stride(row) || row.clientWidth))) : 1;
  }, []);

  return { track, position, read, go, seen };
}
