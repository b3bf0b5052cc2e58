/** Distance below the window at which an island counts as visible. */
const rootMargin = "600px";

const untilVisible = new Set<() => void>();
const untilChange = new Set<() => void>();
let isHydrating = false;

function resolveAll(waiting: Set<() => void>): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}

function hydrateIslands(): void {
  isHydrating = true;
  resolveAll(untilVisible);
}

/**
 * Must be called when a page changes: React hydrates what surrounds a change before it renders the change, so no island
 * may still wait until it is visible.
 */
export function announcePageChange(): void {
  hydrateIslands();
  resolveAll(untilChange);
}

export function waitForPageChange(): Promise<void> {
  return new Promise((resolve) => untilChange.add(resolve));
}

/** The first touch or key hydrates all islands, since the pressed element may belong to any of them. */
function hydrateOnTouch(): void {
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, hydrateIslands, { once: true, capture: true, passive: true });
}

/**
 * Resolves to true when the server-rendered element `[data-later=name]` is visible (`isStatic`: when the pointer is over
 * it), to false at once when there is no such element.
 */
export function waitUntilVisible(name: string, isStatic = false): Promise<boolean> {
  const rendered = [...document.querySelectorAll(`[data-later="${name}"] > *`)];
  if (isHydrating || rendered.length === 0) return Promise.resolve(rendered.length > 0);
  if (untilVisible.size === 0) hydrateOnTouch();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
      },
      { rootMargin },
    );
    function finish() {
      observer.disconnect();
      window.removeEventListener("pointerover", finishUnder, true);
      untilVisible.delete(finish);
      resolve(true);
    }
    function finishUnder({ target }: PointerEvent) {
      if (rendered.some((element) => element.contains(target as Node))) finish();
    }
    untilVisible.add(finish);
    // on the window, since React withholds these events from elements that are not hydrated
    if (isStatic) window.addEventListener("pointerover", finishUnder, { capture: true, passive: true });
    else for (const element of rendered) observer.observe(element);
  });
}
