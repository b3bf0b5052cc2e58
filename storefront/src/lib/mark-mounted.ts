/** Marks an island, or the page, as hydrated; early-presses.ts then repeats earlier presses on it. */
export function markMounted(part: HTMLElement | null): void {
  part?.removeAttribute("data-later");
  part?.dispatchEvent(new Event("alive"));
}
