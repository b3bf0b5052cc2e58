/**
 * What was pressed leaves with its row: the focus goes on to the next one instead of getting lost.
 * @param mark attribute of the part of each row that takes the focus
 */
export function focusNeighbour(pressed: Element, mark: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${mark}]`)];
  const here = rows.findIndex((row) => pressed.closest("li")?.contains(row));
  (rows[here + 1] ?? rows[here - 1])?.focus({ preventScroll: true });
}
