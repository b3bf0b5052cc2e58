/** Rows that are read page by page while they are written. */
type Pages = AsyncIterable<readonly unknown[]>;

const isPages = (value: unknown): value is Pages =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const holdsPages = (value: unknown): boolean =>
  isPages(value) || (isPlain(value) && Object.values(value).some(holdsPages));

/**
 * Serializes a value as JSON in pieces, so that one page is in memory at a time and the process handles other requests
 * in between. Pages become one array with a row per line; a value without pages is one piece.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (isPages(value)) yield* readRows(value);
  else if (isPlain(value) && holdsPages(value)) {
    let before = "{";
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${before}\n${JSON.stringify(name)}: `;
      yield* jsonPieces(part);
      before = ",";
    }
    yield "\n}";
  } else yield JSON.stringify(value) ?? "null";
}

async function* readRows(pages: Pages): AsyncGenerator<string> {
  let before = "[";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${before}\n${page.map((row) => JSON.stringify(row)).join(",\n")}`;
    before = ",";
  }
  yield before === "[" ? "[]" : "\n]";
}
