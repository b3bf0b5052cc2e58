/** Movement in pixels that distinguishes a drag from a press. */
const slack = 4;
/** Share of its height, and speed in pixels per millisecond, above which releasing it closes it. */
const farEnough = 0.3;
const fastEnough = 0.5;

/** Controls that handle dragging themselves. */
const ownDrag = "input[type='range'], [role='slider'], textarea, [contenteditable='true']";

/** Lets a finger drag the layer down by its grip, its header, or its body when that is scrolled to the top. */
export function followDrag(grip: HTMLElement | null) {
  const layer = grip?.parentElement;
  if (!grip || !layer) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let start: { x: number; y: number } | null = null;
  let last = { y: 0, time: 0, speed: 0 };
  let dragging = false;

  layer.addEventListener(
    "touchstart",
    (event) => {
      const touch = event.touches[0];
      // without a visible grip it is shown as a dialog
      const ours = touch && event.touches.length === 1 && grip.offsetParent && mayDrag(event.target, layer);
      start = ours ? { x: touch.clientX, y: touch.clientY } : null;
    },
    { signal, passive: true },
  );

  layer.addEventListener(
    "touchmove",
    (event) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      const down = touch.clientY - start.y;
      if (!dragging) {
        if (Math.hypot(across, down) < slack) return;
        if (down <= Math.abs(across) || !event.cancelable) {
          start = null;
          return;
        }
        dragging = true;
        last = { y: touch.clientY, time: event.timeStamp, speed: 0 };
      }
      event.preventDefault();
      const passed = event.timeStamp - last.time;
      if (passed > 0) {
        last = { y: touch.clientY, time: event.timeStamp, speed: (touch.clientY - last.y) / passed };
      }
      layer.style.transition = "none";
      layer.style.translate = `0 ${Math.max(0, down)}px`;
    },
    { signal, passive: false },
  );

  function letGo(event: TouchEvent) {
    if (dragging && start) {
      const pulled = Math.max(0, last.y - start.y) / layer!.offsetHeight;
      const flung = last.speed > fastEnough && event.timeStamp - last.time < 100;
      if (event.type === "touchend" && (pulled > farEnough || flung)) close(layer!);
      else settle(layer!);
    }
    start = null;
    dragging = false;
  }
  layer.addEventListener("touchend", letGo, { signal });
  layer.addEventListener("touchcancel", letGo, { signal });
  return () => listening.abort();
}

function close(layer: HTMLElement) {
  layer.querySelector<HTMLElement>("[data-close]")?.click();
  // the application may have kept it open
  requestAnimationFrame(() => {
    if (layer.dataset["state"] === "open") settle(layer);
  });
}

function settle(layer: HTMLElement) {
  layer.style.transition = "translate var(--duration-slow) var(--ease-out)";
  layer.style.translate = "";
}

/** Not where the finger moves another control, nor where content can be scrolled back. */
function mayDrag(target: EventTarget | null, layer: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest(ownDrag)) return false;
  for (let part: Element | null = target; part && part !== layer; part = part.parentElement) {
    if (part.scrollTop > 0) return false;
  }
  return true;
}
