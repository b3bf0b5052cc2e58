/**
 * Moves the focus to the next row before the pressed element disappears with its own.
 * @param mark attribute of the element in each row that receives the focus
 */
export function focusNeighbour(pressed: Element, mark: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${mark}]`)];
  const here = rows.findIndex((row) => pressed.closest("li")?.contains(row));
  (rows[here + 1] ?? rows[here - 1])?.focus({ preventScroll: true });
}
