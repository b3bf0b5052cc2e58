export interface CursorPage {
  next: string | null;
}

/** The rows of a list from pages of one row, each after the cursor of the one before; at most `most` of them. */
export async function followCursors<Page extends CursorPage, Row>(
  read: (query: Record<string, string>) => Promise<Page>,
  getRows: (page: Page) => readonly Row[],
  most = Infinity,
): Promise<Row[]> {
  const found: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read({ limit: "1", ...(cursor !== null && { cursor }) });
    found.push(...getRows(page));
    cursor = page.next;
  } while (cursor !== null && found.length < most);
  return found;
}
