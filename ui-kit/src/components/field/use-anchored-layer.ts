import { useLayoutEffect } from "react";
import type { RefObject } from "react";

const GAP = 4;
const EDGE = 8;

/**
 * Positions a layer below its anchor, or above it where there is more room, also while the page scrolls, rotates or shrinks
 * above a keyboard. `wanted` is the preferred height in px. Position, available room and the anchor's width are passed to
 * its style sheet as `--layer-…`.
 */
export function useAnchoredLayer(
  anchor: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  wanted: number,
): void {
  useLayoutEffect(() => {
    const updatePosition = () => {
      if (anchor.current && layer.current) placeLayer(anchor.current, layer.current, wanted);
    };
    updatePosition();
    const port = window.visualViewport;
    window.addEventListener("scroll", updatePosition, { capture: true, passive: true });
    window.addEventListener("resize", updatePosition);
    port?.addEventListener("resize", updatePosition);
    return () => {
      window.removeEventListener("scroll", updatePosition, { capture: true });
      window.removeEventListener("resize", updatePosition);
      port?.removeEventListener("resize", updatePosition);
    };
  }, [anchor, layer, wanted]);
}

function placeLayer(anchor: HTMLElement, layer: HTMLElement, wanted: number): void {
  const box = anchor.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const up = below < wanted && above > below;
  const { style } = layer;
  style.setProperty("--layer-anchor", `${box.width}px`);
  style.setProperty("--layer-room", `${Math.max(120, Math.min(wanted, up ? above : below))}px`);
  const most = document.documentElement.clientWidth - layer.offsetWidth - EDGE;
  style.setProperty("--layer-left", `${Math.min(box.left, Math.max(EDGE, most))}px`);
  style.setProperty("--layer-top", up ? "auto" : `${box.bottom + GAP}px`);
  style.setProperty("--layer-bottom", up ? `${window.innerHeight - box.top + GAP}px` : "auto");
}
