/** How far below the window a part of a page is thought of as near. */
const reach = "600px";

const sleepers = new Set<() => void>();
let awake = false;

/**
 * From here on no later part waits for being near. React brings what surrounds a part to life before a page can
 * change, so a page that changes must not wait for a part that nobody looks at.
 */
export function wakeLaterParts(): void {
  awake = true;
  for (const wake of sleepers) wake();
  sleepers.clear();
}

/** Resolves with the next wake, or when the network is back. */
export function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => resolve();
    sleepers.add(wake);
    window.addEventListener("online", wake, { once: true });
  });
}

/** The first touch of the page wakes all: what was pressed may belong to any of them. */
function wakeOnTouch(): void {
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, wakeLaterParts, { once: true, capture: true, passive: true });
}

/**
 * Resolves when what the server rendered in the element `[data-later=name]` is nearly in the window, or at once when
 * there is no such thing; tells which it was.
 */
export function comeNear(name: string): Promise<boolean> {
  const rendered = [...document.querySelectorAll(`[data-later="${name}"] > *`)];
  if (awake || rendered.length === 0) return Promise.resolve(rendered.length > 0);
  if (sleepers.size === 0) wakeOnTouch();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: reach },
    );
    function wake() {
      observer.disconnect();
      sleepers.delete(wake);
      resolve(true);
    }
    sleepers.add(wake);
    for (const element of rendered) observer.observe(element);
  });
}
