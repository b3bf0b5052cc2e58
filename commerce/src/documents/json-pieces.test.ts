import { expect, it } from "vitest";
import { jsonPieces } from "./json-pieces.ts";

async function* pages(...all: unknown[][]) {
  yield* all;
}

async function readPieces(value: unknown): Promise<string[]> {
  const pieces = [];
  for await (const piece of jsonPieces(value)) pieces.push(piece);
  return pieces;
}

const read = async (value: unknown): Promise<unknown> => JSON.parse((await readPieces(value)).join(""));

it("writes pages as one array at any depth", async () => {
  const at = new Date(0);
  const value = { at, none: undefined, rows: pages([1, { a: "я" }], [], [3]), deep: { more: pages() } };
  const json = { at: at.toISOString(), rows: [1, { a: "я" }, 3], deep: { more: [] } };
  expect(await read(value)).toEqual(json);
  expect(await read(pages())).toEqual([]);
  expect(await read([{ no: "pages" }, null])).toEqual([{ no: "pages" }, null]);
});

it("requests a page only after the previous one was consumed", async () => {
  let requests = 0;
  async function* counted() {
    for (; requests < 3; requests += 1) yield [requests];
  }
  const pieces = jsonPieces({ rows: counted() });
  await pieces.next();
  await pieces.next();
  expect(requests).toBe(0);
  await pieces.next();
  expect(requests).toBe(1);
});
