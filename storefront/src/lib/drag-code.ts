import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/list-item";
import type { DropSide } from "./drop-side.ts";
import { startEdgeScroll } from "./edge-scroll.ts";

export interface BoundRow {
  /** only rows with the same name can be dropped here */
  list: string;
  id: string;
  /** whether a row may be dropped at a side of this one */
  isAllowed: (dragged: string, side: DropSide) => boolean;
  onDrop: (dragged: string, side: DropSide) => void;
  onDragging: (isDragging: boolean) => void;
  /** the side where the dragged row would be dropped; null for none */
  onSide: (side: DropSide | null) => void;
  /** the pointer rests over this row */
  onRest: () => void;
}

const sides: Record<Operation, DropSide> = {
  "reorder-before": "before",
  combine: "into",
  "reorder-after": "after",
};
const restMs = 600;

/** Makes a row draggable by its handle, and a target for others. Loaded by the pages with such rows; returns its end. */
export function bindRow(element: HTMLElement, dragHandle: HTMLElement, row: BoundRow): () => void {
  const { list, id, isAllowed } = row;
  let scroll: ReturnType<typeof startEdgeScroll> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function leave() {
    clearTimeout(rest);
    row.onSide(null);
  }

  function findSide(data: Record<string | symbol, unknown>): DropSide | null {
    const instruction = extractInstruction(data);
    return instruction && !instruction.blocked ? sides[instruction.operation] : null;
  }

  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ list, id }),
      onDragStart() {
        scroll = startEdgeScroll();
        row.onDragging(true);
      },
      onDrag: ({ location }) => scroll?.aim(location.current.input.clientY),
      onDrop() {
        scroll?.stop();
        row.onDragging(false);
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
      getData({ input, source }) {
        const toUse = (side: DropSide) =>
          isAllowed(String(source.data.id), side) ? "available" : "not-available";
        const operations = {
          "reorder-before": toUse("before"),
          combine: toUse("into"),
          "reorder-after": toUse("after"),
        } as const;
        return attachInstruction({}, { input, element, operations });
      },
      onDragEnter() {
        rest = setTimeout(row.onRest, restMs);
      },
      onDrag: ({ self }) => row.onSide(findSide(self.data)),
      onDragLeave: leave,
      onDrop({ self, source }) {
        leave();
        const side = findSide(self.data);
        if (side) row.onDrop(String(source.data.id), side);
      },
    }),
    () => {
      clearTimeout(rest);
      scroll?.stop();
    },
  );
}
