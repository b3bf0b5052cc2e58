import { waitFor } from "storybook/test";
import type { DropSide } from "../lib/drop-side.ts";

/** How far down the target the pointer is. */
const depths: Record<DropSide, number> = { before: 0.1, into: 0.5, after: 0.9 };

const nextFrame = () => new Promise(requestAnimationFrame);

/** Drags a row by its handle to another one, with the events that a browser sends; `check` runs before it is dropped. */
export async function dragRow(
  handle: Element,
  target: Element,
  { side, check }: { side: DropSide; check?: () => void | Promise<void> },
): Promise<void> {
  // the code for dragging is loaded after the page
  const row = await waitFor(() => {
    const found = handle.closest("[draggable=true]");
    if (!found) throw new Error("The row cannot be dragged yet");
    return found;
  });
  const dataTransfer = new DataTransfer();
  const send = async (type: string, to: Element, point: { clientX: number; clientY: number }) => {
    to.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer, ...point }),
    );
    await nextFrame();
    await nextFrame();
  };
  handle.scrollIntoView({ block: "center" });
  const from = handle.getBoundingClientRect();
  await send("dragstart", row, { clientX: from.x + 5, clientY: from.y + 5 });
  const { x, y, height } = target.getBoundingClientRect();
  const point = { clientX: x + 60, clientY: y + height * depths[side] };
  await send("dragenter", target, point);
  await send("dragover", target, point);
  await check?.();
  await send("drop", target, point);
  await send("dragend", row, point);
}
