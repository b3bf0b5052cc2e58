import type { MedusaContainer } from "@medusajs/framework/types";
import { afterEach, expect, it, vi } from "vitest";
import { findFiscalLines, readReceiptLines, refuseWrongSum, type SoldLine } from "./fiscal-lines.ts";

const codes = { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 };
const sold = (productId: string, price: number, quantity: number): SoldLine => ({
  productId,
  title: `Товар ${productId}`,
  price,
  quantity,
});
const lines = [sold("a", 100_000, 2), sold("b", 7, 3)];

afterEach(() => void vi.unstubAllEnvs());

it("adds the fiscal codes to every line", () => {
  const other = { ...codes, ikpu: "04202001001000001", vatPercent: 0 };
  const items = findFiscalLines(lines, new Map([["a", codes] as const, ["b", other] as const]));
  expect(items).toEqual([
    { title: "Товар a", price: 100_000, quantity: 2, ...codes },
    { title: "Товар b", price: 7, quantity: 3, ...other },
  ]);
});

it("names the owner of the products of a line if the shop has stated it", () => {
  const both = new Map([["a", codes] as const, ["b", codes] as const]);
  const items = findFiscalLines(lines, both, new Map([["b", "123456789"]]));
  expect(items?.map(({ sellerTin }) => sellerTin)).toEqual([undefined, "123456789"]);
});

it("returns null when a line has no fiscal codes or there are no lines", () => {
  expect(findFiscalLines(lines, new Map([["a", codes]]))).toBeNull();
  expect(
    findFiscalLines(
      lines,
      new Map([
        ["a", codes],
        ["b", null],
      ]),
    ),
  ).toBeNull();
  expect(findFiscalLines([], new Map())).toBeNull();
});

it("rejects a receipt whose sum differs from the order's or is not whole", () => {
  expect(() => refuseWrongSum({ lines, delivery: 25_000, total: 225_021 })).not.toThrow();
  expect(() => refuseWrongSum({ lines, delivery: 25_000, total: 225_020 })).toThrow("225021 sum");
  expect(() => refuseWrongSum({ lines, delivery: 0, total: 225_021 })).toThrow("200021 sum");
  expect(() => refuseWrongSum({ lines: [sold("a", 0.5, 2)], delivery: 0, total: 1 })).toThrow();
});

it("logs a wrong sum in production and omits the fiscal detail without failing the order", async () => {
  const error = vi.fn();
  const container = { resolve: () => ({ error }) } as unknown as MedusaContainer;
  const wrong = { lines, delivery: 0, total: 1 };
  await expect(readReceiptLines(container, wrong)).rejects.toThrow("200021 sum");
  vi.stubEnv("NODE_ENV", "production");
  expect(await readReceiptLines(container, wrong)).toBeNull();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("200021 sum"));
});
