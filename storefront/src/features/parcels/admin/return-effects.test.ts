import { returnMoves, returnStatuses } from "@bezak/contract/return-status.ts";
import { expect, it } from "vitest";
import { isReturnAct, listReturnEffects, nameReturnAct } from "./return-effects.ts";

const received = { status: "received", ifRefunded: null, paymentMethod: "click" } as const;
const byGateway = { ...received, ifRefunded: { refund: 9000, by: "gateway" as const } };
const byPerson = { ...received, ifRefunded: { refund: 9000, by: "administrator" as const } };
const textsOf = (...given: Parameters<typeof listReturnEffects>) =>
  listReturnEffects(...given).map(({ text }) => text);

it("names the refund, and who pays it: the gateway, a person, or a person because it was cash", () => {
  const refundOf = (...given: Parameters<typeof listReturnEffects>) => listReturnEffects(...given)[0];
  expect([
    refundOf("refunded", byGateway),
    refundOf("refunded", byPerson),
    refundOf("refunded", { ...byPerson, paymentMethod: "cash" }),
    refundOf("refunded", { ...received, ifRefunded: { refund: 0, by: null } }),
  ]).toEqual([
    { text: "orderAdmin.effects.gatewayRefunds", sum: 9000 },
    { text: "orderAdmin.effects.administratorRefunds", sum: 9000 },
    { text: "orderAdmin.effects.cashRefund", sum: 9000 },
    { text: "orderAdmin.effects.nothingPaid" },
  ]);
});

it("calls it a refund only where the gateway makes one at once", () => {
  expect(nameReturnAct("refunded", byGateway).act).toBe("sellerReturns.refund");
  expect(nameReturnAct("refunded", byPerson).act).toBe("sellerReturns.accept");
});

it("says that an approval reverses a rejection, and that a missing product ends the return", () => {
  expect(textsOf("approved", { ...received, status: "rejected" })).toContain(
    "orderAdmin.effects.reversesRejection",
  );
  expect(textsOf("approved", { ...received, status: "requested" })).not.toContain(
    "orderAdmin.effects.reversesRejection",
  );
  expect(nameReturnAct("rejected", { ...received, status: "approved" }).act).toBe("sellerReturns.notArrived");
});

it("knows every step that the table permits", () => {
  const steps = returnStatuses.flatMap((status) => returnMoves[status].admin);
  expect(steps.filter((step) => !isReturnAct(step))).toEqual([]);
});
