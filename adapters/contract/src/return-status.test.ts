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

describe("the transitions of a return", () => {
  it.each(returnStatuses.flatMap((from) => actors.map((actor) => [actor, from] as const)))(
    "let a %s change a return from %s only as the table says",
    (actor, from) => {
      const allowed = returnStatuses.filter((to) => canMoveReturn(actor, from, to));
      expect(new Set(allowed)).toEqual(new Set(returnMoves[from][actor]));
      expect(allowed).not.toContain(from);
    },
  );

  it("reach every status except refund_owed, which only the server sets, and end in refunded", () => {
    const reached = new Set<ReturnStatus>(["requested"]);
    for (const from of reached) for (const to of next(from)) reached.add(to);
    expect(reached).toEqual(new Set(returnStatuses.filter((status) => status !== "refund_owed")));
    expect(next("refund_owed")).toEqual([]);
    expect(next("refunded")).toEqual([]);
  });

  it("lead to a refund only from received", () => {
    expect(returnStatuses.filter((from) => next(from).includes("refunded"))).toEqual(["received"]);
  });

  it("let a buyer change no status and withdraw only a requested return", () => {
    expect(returnStatuses.flatMap((from) => returnMoves[from].buyer)).toEqual([]);
    expect(withdrawable).toEqual(["requested"]);
  });
});
