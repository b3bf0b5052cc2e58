import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { MouseEvent, PointerEvent, ReactNode, UIEvent } from "react";
import styles from "./image-viewer.module.css";

export const greatestZoom = 4;

interface Point {
  clientX: number;
  clientY: number;
}

interface ZoomPaneProps {
  /** 1 fits the screen. */
  zoom: number;
  onZoom: (zoom: number) => void;
  children: ReactNode;
}

const apart = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/**
 * A picture that zooms by two fingers, the wheel, a click or a double tap, around the point of the gesture. When it is larger
 * than the pane, the browser scrolls it: fingers, inertia and arrow keys need no code.
 */
export function ZoomPane({ zoom, onZoom, children }: ZoomPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  /** The point of the sheet in the middle of the pane, as shares of its size. */
  const middle = useRef({ across: 0.5, down: 0.5 });
  /** The point that must not move during a zoom: in the pane, and as shares of the sheet. */
  const held = useRef<{ x: number; y: number; across: number; down: number }>(null);
  const lastTap = useRef({ clientX: 0, clientY: 0, time: 0 });
  const dragged = useRef(false);

  function zoomTo(next: number, around: Point) {
    const box = pane.current;
    if (!box) return;
    const frame = box.getBoundingClientRect();
    const x = around.clientX - frame.left;
    const y = around.clientY - frame.top;
    held.current = {
      x,
      y,
      across: (box.scrollLeft + x) / box.scrollWidth,
      down: (box.scrollTop + y) / box.scrollHeight,
    };
    onZoom(Math.max(1, Math.min(greatestZoom, next)));
  }

  useLayoutEffect(() => {
    const box = pane.current;
    if (!box) return;
    const centre = { x: box.clientWidth / 2, y: box.clientHeight / 2, ...middle.current };
    const { x, y, across, down } = held.current ?? centre;
    box.scrollTo({ left: across * box.scrollWidth - x, top: down * box.scrollHeight - y });
    held.current = null;
  }, [zoom]);

  const pinch = useEffectEvent((start: { spread: number; zoom: number }, one: Touch, other: Touch) => {
    const middle = {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    };
    zoomTo((start.zoom * apart(one, other)) / start.spread, middle);
  });
  const wheel = useEffectEvent((event: WheelEvent) => {
    zoomTo(zoom * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event);
  });
  const zoomNow = useEffectEvent(() => zoom);

  // React adds passive listeners for these, which cannot prevent the browser's own zoom and scroll.
  useEffect(() => {
    const box = pane.current;
    if (!box) return undefined;
    const gone = new AbortController();
    const options = { passive: false, signal: gone.signal };
    let start = { spread: 1, zoom: 1 };
    box.addEventListener(
      "touchstart",
      ({ touches: [one, other] }) => {
        if (one && other) start = { spread: apart(one, other) || 1, zoom: zoomNow() };
      },
      options,
    );
    box.addEventListener(
      "touchmove",
      (event) => {
        const [one, other] = event.touches;
        if (!one || !other || !event.cancelable) return;
        event.preventDefault();
        pinch(start, one, other);
      },
      options,
    );
    box.addEventListener(
      "wheel",
      (event) => {
        // a sideways wheel scrolls to the next picture
        if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
        event.preventDefault();
        wheel(event);
      },
      options,
    );
    return () => gone.abort();
  }, []);

  function onScroll({ currentTarget: box }: UIEvent<HTMLDivElement>) {
    middle.current = {
      across: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      down: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
  }

  /** Touch scrolls by itself, dragging with a mouse does not. */
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType !== "mouse" || event.buttons !== 1 || zoom === 1) return;
    if (event.movementX || event.movementY) dragged.current = true;
    event.currentTarget.scrollLeft -= event.movementX;
    event.currentTarget.scrollTop -= event.movementY;
  }

  function onClick(event: MouseEvent<HTMLDivElement>) {
    const { clientX, clientY, timeStamp: time, nativeEvent } = event;
    const before = lastTap.current;
    lastTap.current = { clientX, clientY, time };
    if (dragged.current) return;
    const byMouse = "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse";
    const twice = time - before.time < 350 && apart(before, event) < 30;
    if (byMouse || twice) zoomTo(zoom === 1 ? 2.5 : 1, event);
  }

  return (
    <div
      ref={pane}
      tabIndex={0}
      data-zoomed={zoom > 1 || undefined}
      onScroll={onScroll}
      onPointerDown={() => {
        dragged.current = false;
      }}
      onPointerMove={onPointerMove}
      onClick={onClick}
      className={styles.pane}
    >
      <div className={styles.sheet} style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
        {children}
      </div>
    </div>
  );
}
