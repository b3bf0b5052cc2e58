/** Where a dragged row is dropped, seen from the row below the pointer. */
export type DropSide = "before" | "into" | "after";

/**
 * The new position, from 0, of the row at `from` after it was dropped beside the row at `over`; undefined where it stays.
 */
export function dropPosition(from: number, over: number, side: "before" | "after"): number | undefined {
  const gap = side === "before" ? over : over + 1;
  // the row itself leaves its position
  const to = gap > from ? gap - 1 : gap;
  return to === from ? undefined : to;
}
