/** Pixels from the top and the bottom of the window in which dragging scrolls the page. */
const edge = 88;
/** Most pixels of one frame. */
const fastest = 14;

/** How far the page scrolls in one frame while something is dragged at `y`: faster towards the edge of the window. */
export function scrollStep(y: number, height: number): number {
  // in a low window both edges leave a part in the middle
  const reach = Math.min(edge, height / 4);
  const toSpeed = (inside: number) => Math.ceil(Math.min(1, inside / reach) * fastest);
  if (y < reach) return -toSpeed(reach - y);
  return y > height - reach ? toSpeed(y - (height - reach)) : 0;
}

/** Scrolls the page near the edges of the window until `stop`. */
export function startEdgeScroll(): { aim: (y: number) => void; stop: () => void } {
  let y: number | null = null;
  let frame = requestAnimationFrame(scroll);
  function scroll() {
    if (y !== null) window.scrollBy({ top: scrollStep(y, window.innerHeight), behavior: "instant" });
    frame = requestAnimationFrame(scroll);
  }
  return {
    aim(to) {
      y = to;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
