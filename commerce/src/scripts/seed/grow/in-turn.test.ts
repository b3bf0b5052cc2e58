import { describe, expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

/** Pieces of work that are done when they are told to be. */
function pieces(count: number) {
  const begun: number[] = [];
  const made = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const work = (at: number) => () => {
    begun.push(at);
    return made[at]!.promise;
  };
  return { begun, work, made };
}

describe("work in turn", () => {
  it("begins a piece when the one before is done, and lets no more than two wait", async () => {
    const { begun, work, made } = pieces(4);
    const turn = inTurn();
    await turn(work(0));
    await turn(work(1));
    let isLet = false;
    const third = turn(work(2)).then(() => (isLet = true));
    expect([begun, isLet]).toEqual([[0], false]);
    made[0]!.resolve();
    await third;
    expect(begun).toEqual([0, 1]);
    made[1]!.resolve();
    made[2]!.resolve();
    await turn();
    expect(begun).toEqual([0, 1, 2]);
  });

  it("tells whoever waits what failed first, and does nothing after it", async () => {
    const { begun, work, made } = pieces(3);
    const turn = inTurn();
    await turn(work(0));
    await turn(work(1));
    made[0]!.reject(new Error("the disk is full"));
    await expect(turn(work(2))).rejects.toThrow("the disk is full");
    await expect(turn()).rejects.toThrow("the disk is full");
    expect(begun).toEqual([0]);
  });
});
