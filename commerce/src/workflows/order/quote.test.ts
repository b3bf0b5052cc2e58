import { limits } from "@bezak/contract/limits.ts";
import { describe, expect, it } from "vitest";
import { noTerms } from "../../delivery/shop-terms.ts";
import { quoteLines, getQuote } from "./quote.ts";
import type { SellableVariant, Part } from "./read-sellable-variants.ts";

function variant(variantId: string, price: number, ...parts: Part[]): SellableVariant {
  const name = { ru: variantId };
  const seller = { id: "s", name: "S" };
  return {
    productId: "p",
    variantId,
    slug: "p",
    sku: null,
    image: null,
    name,
    variantTitle: { ru: `title ${variantId}` },
    seller,
    price,
    oldPrice: price * 2,
    parts,
    terms: noTerms,
    cashCollector: "shop",
  };
}

const part = (inventoryItemId: string, available: number, perPiece = 1) => ({
  inventoryItemId,
  available,
  perPiece,
});
const ask = (variantId: string | undefined, quantity: number, price?: number) => ({
  productId: "p",
  variantId,
  quantity,
  price,
});

describe("quoteLines", () => {
  it("lets lines share what is left of an inventory item", () => {
    const variants = new Map([["p", [variant("a", 10, part("i", 5)), variant("b", 20, part("i", 5))]]]);
    const items = quoteLines([ask("a", 3), ask("b", 3), ask("a", 1)], variants);
    expect(items.map(({ stock, total, change }) => [stock, total, change])).toEqual([
      [5, 30, null],
      [2, 40, "not_enough"],
      [0, 0, "out_of_stock"],
    ]);
    expect(getQuote(items, 7)).toMatchObject({
      orderable: false,
      totals: { items: 70, delivery: 7, total: 77 },
    });
  });

  it("lets lines of a variant share the pieces that one order may hold", () => {
    const variants = new Map([["p", [variant("a", 10, part("i", 500)), variant("b", 20)]]]);
    const lines = [ask("a", 60), ask("b", 60), ask(undefined, 60), ask("a", 1), ask("b", 39)];
    expect(quoteLines(lines, variants).map(({ stock, total, change }) => [stock, total, change])).toEqual([
      [500, 600, null],
      [1_000_000_000, 1200, null],
      [39, 390, "not_enough"],
      [0, 0, "not_enough"],
      [39, 780, null],
    ]);
  });

  it("counts whole sets of several parts", () => {
    const variants = new Map([["p", [variant("a", 10, part("i", 9, 2), part("j", 3))]]]);
    expect(quoteLines([ask("a", 4)], variants)).toMatchObject([
      { stock: 3, total: 30, change: "not_enough" },
    ]);
  });

  it("takes the first variant in stock when none is named", () => {
    const variants = new Map([
      ["p", [variant("a", 10, part("i", 0)), variant("b", 20, part("j", 1)), variant("c", 30)]],
    ]);
    expect(quoteLines([ask(undefined, 1)], variants)).toMatchObject([{ variantId: "b", change: null }]);
    expect(quoteLines([ask("c", 99)], variants)).toMatchObject([{ variantId: "c", change: null }]);
  });

  it("reports a changed price, and products that are no longer sold", () => {
    const variants = new Map([["p", [variant("a", 10, part("i", 5))]]]);
    const items = quoteLines([ask("a", 1, 9), ask("z", 1), { productId: "q", quantity: 1 }], variants);
    expect(items.map(({ change }) => change)).toEqual(["price", "gone", "gone"]);
    expect(getQuote(items.slice(0, 1), 0).orderable).toBe(true);
    expect(items.map(({ variantTitle, oldPrice }) => [variantTitle?.ru, oldPrice])).toEqual([
      ["title a", 20],
      [undefined, null],
      [undefined, null],
    ]);
  });

  it("marks products of the buyer's own shop as not orderable", () => {
    const variants = new Map([["p", [variant("a", 10, part("i", 5))]]]);
    const [line] = quoteLines([ask("a", 2)], variants, { ownShop: variants.get("p")![0]!.seller.id });
    expect(line).toMatchObject({ change: "own_shop", total: 0 });
    expect(quoteLines([ask("a", 2)], variants, { ownShop: "sel_other" })).toMatchObject([{ change: null }]);
  });

  it("marks products of a shop on holiday, or without delivery to the city, as not orderable", () => {
    const away = {
      ...variant("a", 10, part("i", 5)),
      terms: { ...noTerms, awayUntil: "2027-01-01T00:00:00.000Z" },
    };
    const near = { ...variant("b", 20, part("i", 5)), terms: { ...noTerms, zones: ["tashkent"] } };
    const variants = new Map([["p", [away, near]]]);
    const lines = [ask("a", 1, 9), ask("b", 5)];
    const changesIn = (city?: string) =>
      quoteLines(lines, variants, { city }).map(({ change, stock, total }) => [change, stock, total]);
    expect(changesIn("nukus")).toEqual([
      ["seller_away", 5, 0],
      ["not_delivered", 5, 0],
    ]);
    // lines that cannot be ordered take no stock from others
    for (const city of ["tashkent", undefined]) {
      expect(changesIn(city)).toEqual([
        ["seller_away", 5, 0],
        [null, 5, 100],
      ]);
    }
    const [item] = quoteLines(lines, variants);
    expect(item?.awayUntil).toBe("2027-01-01T00:00:00.000Z");
    expect(getQuote([item!], 0).orderable).toBe(false);
  });

  it("marks a line that exceeds the maximum total as not orderable and continues with the next ones", () => {
    const dear = limits.orderSumMax;
    const variants = new Map([
      ["p", [variant("a", dear, part("i", 5)), variant("b", 10), variant("c", dear - 10)]],
    ]);
    const changes = (...lines: ReturnType<typeof ask>[]) =>
      quoteLines(lines, variants).map(({ change, total }) => [change, total]);
    expect(changes(ask("a", 1))).toEqual([[null, dear]]);
    expect(changes(ask("a", 2), ask("b", 1), ask("c", 1), ask("b", 1))).toEqual([
      ["order_too_large", 0],
      [null, 10],
      [null, dear - 10],
      ["order_too_large", 0],
    ]);
    expect(getQuote(quoteLines([ask("a", 2)], variants), 0)).toMatchObject({
      orderable: false,
      totals: { total: 0 },
    });
  });

  it("reports the delivery costs paid by the shops and by the buyer", () => {
    const variants = new Map([["p", [variant("a", 10)]]]);
    const quote = getQuote(quoteLines([ask("a", 2)], variants), 0, 25_000);
    expect(quote).toMatchObject({
      deliveryAtShopsExpense: 25_000,
      totals: { items: 20, delivery: 0, total: 20 },
    });
  });
});
