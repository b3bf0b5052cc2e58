import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { onePieceAtATime } from "./one-piece-at-a-time.ts";

let atWork = 0;
let most = 0;
let ended = 0;

async function* worked(pieces: number) {
  try {
    for (let at = 0; at < pieces; at += 1) {
      most = Math.max(most, ++atWork);
      await turn();
      atWork -= 1;
      yield at;
    }
  } finally {
    ended += 1;
  }
}

async function read(pieces: AsyncGenerator<number>): Promise<number[]> {
  const all = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

it("makes one piece at a time, complete for each reader", async () => {
  const all = await Promise.all([3, 2, 4].map((count) => read(onePieceAtATime(worked(count)))));
  expect(all).toEqual([
    [0, 1, 2],
    [0, 1],
    [0, 1, 2, 3],
  ]);
  expect([most, ended]).toEqual([1, 3]);
});

it("continues when a reader disconnects or stops consuming, or a piece fails", async () => {
  const idle = onePieceAtATime(worked(9));
  await idle.next();
  const gone = onePieceAtATime(worked(9));
  await gone.next();
  await gone.return(undefined);
  expect(ended).toBe(4);
  async function* broken(): AsyncGenerator<number> {
    yield 1;
    throw new Error("no more");
  }
  await expect(read(onePieceAtATime(broken()))).rejects.toThrow("no more");
  expect(await read(onePieceAtATime(worked(2)))).toEqual([0, 1]);
});
