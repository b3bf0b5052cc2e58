/** The last moment before 29 February 2020 in Tashkent, its first, the last of 1 March, and the moment after. */
export const edgeTimes = [
  "2020-02-28T18:59:59.999Z",
  "2020-02-28T19:00:00.000Z",
  "2020-03-01T18:59:59.999Z",
  "2020-03-01T19:00:00.000Z",
];

/** Days of a list, and which rows of `edgeTimes` they find, by index. */
const edgeDays: readonly [days: Record<string, string>, found: number[]][] = [
  [{ to: "2020-03-02" }, [0, 1, 2, 3]],
  [{ from: "2020-02-29", to: "2020-03-01" }, [1, 2]],
  [{ from: "2020-02-29", to: "2020-02-29" }, [1]],
  [{ to: "2020-02-28" }, [0]],
  [{ from: "2020-03-02", to: "2020-03-02" }, [3]],
  [{ from: "2020-03-01", to: "2020-02-29" }, []],
];

/**
 * Reads a list, oldest first, by days on whose edges its rows are: `found` by `expected`, which both are keys and counts. A
 * row's key is `word` with its number, from 1 in the sequence of `edgeTimes`.
 */
export async function readByDays<Page extends { count: number }>(
  word: string,
  read: (query: Record<string, string>) => Promise<Page>,
  getKeys: (page: Page) => readonly string[],
) {
  const pages = await Promise.all(edgeDays.map(([days]) => read({ q: word, sort: "oldest", ...days })));
  return {
    found: pages.map((page, at) => [edgeDays[at]?.[0], getKeys(page), page.count]),
    expected: edgeDays.map(([days, rows]) => [days, rows.map((at) => `${word}${at + 1}`), rows.length]),
  };
}
