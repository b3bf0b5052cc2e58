import { describe, expect, it } from "vitest";
import {
  canMoveReturn,
  returnMoves,
  returnStatuses,
  withdrawable,
  type ReturnActor,
  type ReturnStatus,
} from "./return-status.ts";

const actors: ReturnActor[] = ["buyer", "seller", "admin"];

const next = (from: ReturnStatus) => actors.flatMap((actor) => returnMoves[from][actor]);

describe("the table of a return's life", () => {
  it.each(returnStatuses.flatMap((from) => actors.map((actor) => [actor, from] as const)))(
    "%s may make of %s what the table says and nothing else",
    (actor, from) => {
      const allowed = returnStatuses.filter((to) => canMoveReturn(actor, from, to));
      expect(new Set(allowed)).toEqual(new Set(returnMoves[from][actor]));
      expect(allowed).not.toContain(from);
    },
  );

  it("reaches every status from the first but the one that the server alone sets, and ends in refunded", () => {
    const reached = new Set<ReturnStatus>(["requested"]);
    for (const from of reached) for (const to of next(from)) reached.add(to);
    expect(reached).toEqual(new Set(returnStatuses.filter((status) => status !== "refund_owed")));
    expect(next("refund_owed")).toEqual([]);
    expect(next("refunded")).toEqual([]);
  });

  it("pays only for what came back", () => {
    expect(returnStatuses.filter((from) => next(from).includes("refunded"))).toEqual(["received"]);
  });

  it("lets a buyer move nothing, and take back only what nobody looked at", () => {
    expect(returnStatuses.flatMap((from) => returnMoves[from].buyer)).toEqual([]);
    expect(withdrawable).toEqual(["requested"]);
  });
});
