import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { BoundRow } from "./drag-code.ts";
import type { DropSide } from "./drop-side.ts";

export interface DragRow extends Pick<BoundRow, "list" | "id" | "isAllowed" | "onDrop"> {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** false: it has no handle and is no target */
  isMovable: boolean;
  /** the pointer rests over this row with another one */
  onRest?: () => void;
}

/**
 * Lets a row be dragged by its handle (`DragHandle`) and dropped beside or into others. The code for it is loaded after
 * the page; without it the menu and the keys of a row move it.
 */
export function useDragRow(options: DragRow): { isDragging: boolean; side: DropSide | null } {
  const [isDragging, setDragging] = useState(false);
  const [side, setSide] = useState<DropSide | null>(null);
  const { list, id, row, handle, isMovable } = options;
  const isAllowed = useEffectEvent(options.isAllowed);
  const onDrop = useEffectEvent(options.onDrop);
  const onRest = useEffectEvent(() => options.onRest?.());
  useEffect(() => {
    if (!isMovable) return;
    let isGone = false;
    let unbind: (() => void) | undefined;
    import("./drag-code.ts").then(
      ({ bindRow }) => {
        if (isGone || !row.current || !handle.current) return;
        unbind = bindRow(row.current, handle.current, {
          list,
          id,
          isAllowed: (dragged, at) => isAllowed(dragged, at),
          onDrop: (dragged, at) => onDrop(dragged, at),
          onRest: () => onRest(),
          onDragging: setDragging,
          onSide: setSide,
        });
      },
      // without a network there is no dragging
      () => undefined,
    );
    return () => {
      isGone = true;
      unbind?.();
      setDragging(false);
      setSide(null);
    };
  }, [row, handle, list, id, isMovable]);
  return { isDragging, side };
}
