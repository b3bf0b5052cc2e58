import type { ApiClient } from "./api-client.ts";

/** How long after the last sign of a person a request still counts as theirs. */
const PRESENT_MS = 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove", "click"] as const;

/**
 * Tells requests of a person from those of timers, by whether somebody has just used the page, until the returned function
 * is called.
 */
export function watchPresence(
  api: Pick<ApiClient, "isPresent">,
  now: () => number = () => performance.now(),
): () => void {
  let last = now();
  const note = () => void (last = now());
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
  api.isPresent.current = () => now() - last < PRESENT_MS;
  return () => {
    for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    api.isPresent.current = null;
  };
}
