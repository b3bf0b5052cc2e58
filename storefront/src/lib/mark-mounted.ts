/** Marks an island, or the page, as hydrated; early-presses.ts repeats the presses on it that came before. */
export function markMounted(part: HTMLElement | null): void {
  part?.removeAttribute("data-later");
  part?.dispatchEvent(new Event("alive"));
}
