import { useRef, useState, type PointerEvent } from "react";

/** Pixels of horizontal movement that count as a swipe. */
const swipe = 32;

/** A card's second picture, shown on hover or after a swipe. It is loaded when either begins. */
export function useSecondPicture() {
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  const from = useRef<number | null>(null);

  function point(event: PointerEvent, there: boolean) {
    if (event.pointerType !== "mouse") return;
    if (there) setWanted(true);
    setShown(there);
  }

  function move({ pointerType, clientX }: PointerEvent) {
    if (pointerType === "mouse" || from.current === null) return;
    const distance = clientX - from.current;
    if (Math.abs(distance) > 8) setWanted(true);
    if (Math.abs(distance) < swipe) return;
    setShown(distance < 0);
    from.current = null;
  }

  const listeners = {
    onPointerEnter: (event: PointerEvent) => point(event, true),
    onPointerLeave: (event: PointerEvent) => point(event, false),
    onPointerDown: (event: PointerEvent) => (from.current = event.clientX),
    onPointerMove: move,
  };
  return { wanted, shown, listeners };
}
