import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from "react";

/** Distance in pixels to the window's edge at which dragging scrolls the page. */
const edge = 72;

/** A drag in progress: its pointer and the tile's initial position. */
interface Drag {
  pointerId: number;
  from: number;
  now: number;
}

/** Index of the tile under a point; null when there is none. */
function placeAt(list: HTMLElement, x: number, y: number): number | null {
  const at = [...list.children].findIndex((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? null : at;
}

/** By how many positions an arrow key moves a tile: one sideways, a row up or down. */
function findStep(key: string, list: HTMLElement, at: number): number | null {
  const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === "Home") return -at;
  if (key === "End") return list.children.length - 1 - at;
  return steps[key] ?? null;
}

/** Attribute of a tile's handle, which is dragged and receives the arrow keys. */
export const handleMark = "data-handle";

/**
 * Reorders tiles of a grid by dragging them, or by arrow keys on their handles. The order changes while a tile is
 * dragged; Escape restores it.
 */
export function useSorting(move: (from: number, to: number) => void, onMoved: (to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | null>(null);
  const refocus = useRef<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  // moving an element in the document takes its focus away
  useLayoutEffect(() => {
    const at = refocus.current;
    refocus.current = null;
    if (at !== null) list.current?.children[at]?.querySelector<HTMLElement>(`[${handleMark}]`)?.focus();
  });

  function end(back: boolean) {
    const begun = drag.current;
    drag.current = null;
    setDragged(null);
    if (!begun || begun.now === begun.from) return;
    if (back) move(begun.now, begun.from);
    else onMoved(begun.now);
  }

  function follow({ clientX, clientY, pointerId }: globalThis.PointerEvent) {
    const begun = drag.current;
    if (begun?.pointerId !== pointerId || !list.current) return;
    if (clientY < edge) window.scrollBy(0, -12);
    else if (clientY > window.innerHeight - edge) window.scrollBy(0, 12);
    const to = placeAt(list.current, clientX, clientY);
    if (to === null || to === begun.now) return;
    move(begun.now, to);
    begun.now = to;
    setDragged(to);
  }

  // listens on the window, since moving the dragged element ends its pointer capture
  const pull = useEffectEvent(follow);
  const drop = useEffectEvent(end);
  const pulling = dragged !== null;
  useEffect(() => {
    if (!pulling) return;
    const up = () => drop(false);
    const cancel = () => drop(true);
    const press = ({ key }: globalThis.KeyboardEvent) => key === "Escape" && drop(true);
    const onMove = (event: globalThis.PointerEvent) => pull(event);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", press);
    };
  }, [pulling]);

  return {
    list,
    dragged,
    /** starts dragging the tile at this index */
    grab(at: number, event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      drag.current = { pointerId: event.pointerId, from: at, now: at };
      setDragged(at);
    },
    press(at: number, event: KeyboardEvent<HTMLElement>) {
      const step = list.current ? findStep(event.key, list.current, at) : null;
      if (step === null || !list.current) return;
      event.preventDefault();
      const last = list.current.children.length - 1;
      const to = Math.min(last, Math.max(0, at + step));
      if (to === at) return;
      refocus.current = to;
      move(at, to);
      onMoved(to);
    },
  };
}
