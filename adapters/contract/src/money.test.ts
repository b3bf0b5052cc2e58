import { expect, expectTypeOf, it } from "vitest";
import { asTiyin, toSum, toTiyin, type Sum, type Tiyin } from "./money.ts";
import type { AnswerOf, BodyOf } from "./route-types.ts";
import type * as favorites from "./routes/favorites.ts";
import type * as payouts from "./routes/payouts.ts";

it("converts a sum to a hundred times as many tiyin and back", () => {
  expect([toTiyin(115_000), toSum(toTiyin(115_000)), toSum(asTiyin(150))]).toEqual([
    11_500_000, 115_000, 1.5,
  ]);
  expect(toTiyin(1_000_000_000_000)).toBe(100_000_000_000_000);
});

it("accepts a number as a sum, but neither a number nor a sum as tiyin", () => {
  expectTypeOf<number>().toExtend<Sum>();
  expectTypeOf<number>().not.toExtend<Tiyin>();
  expectTypeOf<Sum>().not.toExtend<Tiyin>();
});

it("rejects tiyin as a sum, also in requests and answers of calls", () => {
  expectTypeOf<Tiyin>().not.toExtend<Sum>();
  expectTypeOf<Tiyin>().not.toExtend<BodyOf<typeof payouts.adjustBalance>["amount"]>();
  type Favorite = AnswerOf<typeof favorites.favorites>["data"]["favorites"][number];
  expectTypeOf<Tiyin>().not.toExtend<Favorite["addedPrice"]>();
  expectTypeOf<number>().toExtend<Favorite["addedPrice"]>();
});
