/** One entry in the row of pages; a null `page` is a gap. */
export interface PageEntry {
  page: number | null;
  /** Where it is shown: always, only in a wide row, only in a narrow one. */
  on: "all" | "wide" | "narrow";
}

/** Most pages that fit beside the arrows on a phone of 320 px. */
const NARROW_MOST = 4;

/**
 * The pages to show. A wide row has the first, the last, the current page and its neighbours, at most seven entries; a narrow
 * one only the first, the current and the last.
 */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  const isShort = pageCount <= NARROW_MOST;
  return wide(page, pageCount).flatMap((shown): PageEntry[] => {
    if (shown === null) return [{ page: null, on: "wide" }];
    const entry: PageEntry = {
      page: shown,
      on: isShort || [1, page, pageCount].includes(shown) ? "all" : "wide",
    };
    if (isShort || shown !== page) return [entry];
    const gap: PageEntry = { page: null, on: "narrow" };
    return [...(page > 2 ? [gap] : []), entry, ...(page < pageCount - 1 ? [gap] : [])];
  });
}

function wide(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...Array.from({ length: 5 }, (_, i) => pageCount - 4 + i)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}
