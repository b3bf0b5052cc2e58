import { expect, it, vi } from "vitest";
import type { Attempt } from "../../../modules/payment-ledger/ledger.ts";
import type { ClickAnswer } from "../../../providers/click/merchant-call.ts";
import { compareClick } from "./compare-click.ts";

const attempts = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const known = {
      orderId: `order_${at}`,
      gateway: "click",
      state: "paid",
      amount: 1,
      data: { paydocId: at },
    };
    return known as unknown as Attempt;
  });

async function compare(count: number, isSilent: (at: number) => boolean) {
  const paymentStatus = vi.fn((id: string): Promise<ClickAnswer<{ status: number }>> =>
    Promise.resolve(isSilent(Number(id)) ? { kind: "silent", why: "away" } : { kind: "ok", status: 2 }),
  );
  const found = await compareClick({ paymentStatus }, attempts(count), () => null);
  return {
    asked: paymentStatus.mock.calls.length,
    found: found.map(({ code, amounts }) => ({ code, amounts })),
  };
}

const silent = (payments: number) => [{ code: "gateway_silent", amounts: { payments } }];

it("stops after five unanswered requests in a row and counts the rest as silent", async () => {
  expect(await compare(40, (at) => at >= 3)).toEqual({ asked: 8, found: silent(37) });
});

it("continues as long as Click answers in between", async () => {
  expect(await compare(40, (at) => at % 5 !== 0)).toEqual({ asked: 40, found: silent(32) });
  expect(await compare(5, () => true)).toEqual({ asked: 5, found: silent(5) });
});
