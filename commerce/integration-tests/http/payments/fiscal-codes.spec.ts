import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FiscalCodes } from "../../../src/modules/fiscal/fiscal-codes.ts";
import type { FiscalChange, FiscalReference } from "../../../src/modules/fiscal/service.ts";
import { findFiscalCodes } from "../../harness/fixture-products.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import type { Fiscal, FiscalAnswer } from "./inside/fiscal.ts";

let shop: Shop;
let ids: Record<string, string>;

const codes = (n: number): FiscalCodes => ({
  ikpu: `00702${String(n).padStart(12, "0")}`,
  packageCode: `0${n}`,
  vatPercent: n % 100,
});
const work = (what: Fiscal) => shop.commerce.run<FiscalAnswer>("../../http/payments/inside/fiscal.ts", what);
const getId = (handle: string) => ids[handle] ?? "";
const of = (
  reference: FiscalReference["reference"],
  handle: string,
  own: FiscalCodes | null,
): FiscalChange => ({
  reference,
  referenceId: getId(handle),
  codes: own,
});
const product = (handle: string, own: FiscalCodes | null) => of("product", handle, own);
const category = (handle: string, own: FiscalCodes | null) => of("product_category", handle, own);
const read = async (...handles: string[]) => {
  const answer = await work({ read: handles.map(getId) });
  return handles.map((handle) => answer.codes[getId(handle)]);
};

beforeAll(async () => {
  shop = await sharedShop("people");
  const categories = [
    { handle: "fiscal-top" },
    { handle: "fiscal-middle", parent: "fiscal-top" },
    { handle: "fiscal-low", parent: "fiscal-middle" },
    { handle: "fiscal-bare" },
    { handle: "fiscal-other" },
  ];
  const own = { handle: "fiscal-own", categories: ["fiscal-low"] };
  const two = { handle: "fiscal-two", categories: ["fiscal-middle", "fiscal-other"] };
  const inOneCategory = ["top", "middle", "low", "bare"].map((place) => ({
    handle: `fiscal-in-${place}`,
    categories: [`fiscal-${place}`],
  }));
  const alone = { handle: "fiscal-alone", categories: [] };
  ({ ids } = await work({ categories, products: [own, two, alone, ...inOneCategory] }));
  await work({
    set: [
      category("fiscal-top", codes(1)),
      category("fiscal-middle", codes(2)),
      product("fiscal-own", codes(3)),
    ],
  });
});

afterAll(async () => {
  const made = Object.values(ids ?? {});
  if (!shop) return;
  await shop.db.query("delete from fiscal_code where reference_id = any($1)", [made]);
  await shop.db.query("delete from product where id = any($1)", [made]);
  await shop.db.query("delete from product_category where id = any($1)", [made]);
});

describe("the fiscal codes of a product", () => {
  it("are its own, else its category's, else those of the nearest category above", async () => {
    const found = await read("fiscal-own", "fiscal-in-top", "fiscal-in-middle", "fiscal-in-low");
    expect(found).toEqual([codes(3), codes(1), codes(2), codes(2)]);
  });

  it("follow when a category gets its own or loses them", async () => {
    await work({ set: [category("fiscal-low", codes(4))] });
    expect(await read("fiscal-in-low")).toEqual([codes(4)]);
    await work({ set: [category("fiscal-low", null), category("fiscal-middle", null)] });
    expect(await read("fiscal-in-low", "fiscal-own")).toEqual([codes(1), codes(3)]);
    await work({ set: [category("fiscal-middle", codes(2))] });
  });

  it("are none when none are set, and for an unknown product", async () => {
    expect(await read("fiscal-in-bare", "fiscal-alone")).toEqual([null, null]);
    expect((await work({ read: ["prod_unknown"] })).codes).toEqual({ prod_unknown: null });
    expect((await work({ read: [] })).codes).toEqual({});
  });

  it("are those that two equally near categories share, or none if these differ", async () => {
    expect(await read("fiscal-two")).toEqual([codes(2)]);
    await work({ set: [category("fiscal-other", { ...codes(2), vatPercent: 0 })] });
    expect(await read("fiscal-two")).toEqual([null]);
    await work({ set: [category("fiscal-other", codes(2))] });
    expect(await read("fiscal-two")).toEqual([codes(2)]);
  });

  it("are read in one statement for a hundred lines", async () => {
    const categories = ["fiscal-in-low", "fiscal-own"].map(getId);
    const many = Array.from({ length: 98 }, (_, n) => ({
      handle: `fiscal-many-${n}`,
      categories: [getId(["fiscal-top", "fiscal-low", "fiscal-bare"][n % 3] ?? "")],
    }));
    ids = { ...ids, ...(await work({ products: many })).ids };
    await work({ set: [product("fiscal-many-0", codes(9))] });
    const requestedIds = [...categories, ...many.map(({ handle }) => getId(handle))];
    const { codes: found, statements } = await work({ read: requestedIds });
    expect(statements).toBe(1);
    expect(requestedIds.map((id) => found[id] ?? null)).toEqual([
      codes(2),
      codes(3),
      ...many.map((_, n) => (n === 0 ? codes(9) : [codes(1), codes(2), null][n % 3])),
    ]);
  });
});

describe("setting fiscal codes", () => {
  it.each([
    ["ikpu", { ...codes(5), ikpu: "123" }],
    ["packageCode", { ...codes(5), packageCode: "12a" }],
    ["vatPercent", { ...codes(5), vatPercent: 101 }],
  ])("refuses a wrong %s and changes nothing", async (field, wrong) => {
    const { refused } = await work({ set: [product("fiscal-own", codes(5)), category("fiscal-top", wrong)] });
    expect(refused).toMatchObject({
      code: "invalid_input",
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(await read("fiscal-own", "fiscal-in-top")).toEqual([codes(3), codes(1)]);
  });

  it("is also checked by the database", async () => {
    const insert =
      "insert into fiscal_code (id, reference, reference_id, ikpu, package_code, vat_percent) values";
    for (const wrong of ["'1', '1', 12", "'00702001001000001', 'a', 12", "'00702001001000001', '1', 101"])
      await expect(shop.db.query(`${insert} ('fisc_x', 'product', 'x', ${wrong})`)).rejects.toThrow("check");
  });

  it("is undone when a later step fails: new, changed and removed codes", async () => {
    const set = [
      product("fiscal-own", codes(6)),
      product("fiscal-alone", codes(7)),
      product("fiscal-own", codes(8)),
      category("fiscal-top", null),
    ];
    expect((await work({ fail: { set, meanwhile: [] } })).refused).toMatchObject({
      message: "the step after failed",
    });
    expect(await read("fiscal-own", "fiscal-alone", "fiscal-in-top")).toEqual([codes(3), null, codes(1)]);
  });

  it("is undone without overwriting codes that were written meanwhile", async () => {
    const set = [product("fiscal-own", codes(6)), product("fiscal-alone", codes(7))];
    await work({ fail: { set, meanwhile: [product("fiscal-own", codes(10))] } });
    expect(await read("fiscal-own", "fiscal-alone")).toEqual([codes(10), null]);
    await work({ set: [product("fiscal-own", codes(3))] });
  });
});

describe("the lines of a fiscal receipt", () => {
  const line = (handle: string, price: number, quantity: number) => ({
    productId: shop.productIds(handle).productId,
    title: handle,
    price,
    quantity,
  });

  it("contain the codes of the products", async () => {
    const lines = [line("ring", 100_000, 2), line("watch", 250_001, 1)];
    const { receipt } = await work({ receipt: { lines, delivery: 25_000, total: 475_001 } });
    expect(receipt).toEqual({
      items: [
        { title: "ring", price: 100_000, quantity: 2, ...findFiscalCodes("ring") },
        { title: "watch", price: 250_001, quantity: 1, ...findFiscalCodes("watch") },
      ],
      delivery: 25_000,
    });
  });

  it("are none when one of the products has no codes", async () => {
    const lines = [line("ring", 100_000, 1), line("scarf-8", 45_000, 1)];
    expect((await work({ receipt: { lines, delivery: 0, total: 145_000 } })).receipt).toBeNull();
  });

  it("cause an error outside of production when they do not add up to the order", async () => {
    const { refused } = await work({
      receipt: { lines: [line("ring", 100_000, 1)], delivery: 0, total: 99_999 },
    });
    expect(refused).toMatchObject({ message: "A receipt of 100000 sum does not fit an order of 99999 sum" });
  });
});
