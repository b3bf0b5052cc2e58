/** Pages to show: first, last, the current with its neighbours; `null` stands for a gap. Never more than seven. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...Array.from({ length: 5 }, (_, i) => pageCount - 4 + i)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}
