/** Puts the focus at the beginning of the page, as loading a document would. */
export function focusPage(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
