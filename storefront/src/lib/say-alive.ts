/** Says that a part of the page, or the page, has come to life: presses on it were kept for this (early-presses.ts). */
export function sayAlive(part: HTMLElement | null): void {
  part?.removeAttribute("data-later");
  part?.dispatchEvent(new Event("alive"));
}
