/** How far below the window a part of a page is thought of as near. */
const reach = "600px";

const sleepers = new Set<() => void>();
const stayers = new Set<() => void>();
let awake = false;

function empty(waiting: Set<() => void>): void {
  for (const go of waiting) go();
  waiting.clear();
}

/** From here on no later part waits for being near. */
function wakeLaterParts(): void {
  awake = true;
  empty(sleepers);
}

/**
 * To be called when a page changes, which later parts may stand in or around. React brings what surrounds a change to
 * life first, so none of them may go on waiting for somebody to look at it.
 */
export function moveLaterParts(): void {
  wakeLaterParts();
  empty(stayers);
}

/** Resolves when the page changes. */
export function nextMove(): Promise<void> {
  return new Promise((resolve) => stayers.add(resolve));
}

/** The first touch of the page wakes all: what was pressed may belong to any of them. */
function wakeOnTouch(): void {
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, wakeLaterParts, { once: true, capture: true, passive: true });
}

/**
 * Resolves when what the server rendered in the element `[data-later=name]` is nearly in the window (`still`: when the
 * pointer is over it), or at once when there is no such thing; tells which it was.
 */
export function comeNear(name: string, still = false): Promise<boolean> {
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
      window.removeEventListener("pointerover", wakeUnder, true);
      sleepers.delete(wake);
      resolve(true);
    }
    function wakeUnder({ target }: PointerEvent) {
      if (rendered.some((element) => element.contains(target as Node))) wake();
    }
    sleepers.add(wake);
    // at the window: React keeps such events from what is not alive yet
    if (still) window.addEventListener("pointerover", wakeUnder, { capture: true, passive: true });
    else for (const element of rendered) observer.observe(element);
  });
}
