import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";

let shop: Shop;
let admin: string;

beforeAll(async () => {
  // a shop of its own: the others are not empty
  shop = await openShop("marketplace_setup");
  admin = await shopCalls(shop).administrator();
});

afterAll(() => shop.close());

const setUp = (given: { args?: string[]; file?: unknown; times?: number }) =>
  shop.commerce.run<string>("../../http/marketplace-settings/inside/set-up.ts", given);
const get = async <T>(path: string) => (await shop.commerce.call<T>("GET", path, { token: admin })).body;
const readAll = async () => ({
  ...(await get<{ settings: MarketplaceSettings }>("/admin/settings")),
  ...(await get<{ categories: AdministeredCategory[] }>("/admin/categories")),
  ...(await get<{ sections: { type: string }[] }>("/admin/sections")),
});

const file = {
  storeName: "Bozor",
  requisites: { legalName: "ООО «Бозор»", tin: "301234567", address: { ru: "Ташкент, ул. Навои, 2" } },
  contacts: { phone: "+998 71 200 11 22", hours: { ru: "Ежедневно 9:00–20:00" } },
  deliveryFee: 30_000,
  administrator: { email: "Owner@Shop.example", language: "uz" },
};

it.each([
  [
    { ...file, requisites: { tin: "12345" } },
    "requisites.tin: the STIR (INN) of a legal person has nine digits",
  ],
  [{ ...file, surprise: 1 }, "surprise: there is no such setting"],
  [{ ...file, administrator: { email: "nobody" } }, "administrator.email: this is not an e-mail address"],
  [{ ...file, administrator: { email: "admin@bezak.uz" } }, "a published demo address"],
  [
    { ...file, fiscalCodes: { hats: { ikpu: "1", packageCode: "1", vatPercent: 12 } } },
    "fiscalCodes.hats.ikpu",
  ],
  ["{", "is not valid JSON"],
])("refuses %j in one sentence and writes nothing", async (wrong, sentence) => {
  const before = await readAll();
  const output = await setUp({ args: ["--yes"], file: wrong });
  expect(output).toMatch(/^refused: [^\n]+\n$/);
  expect(output).toContain(sentence);
  expect(await readAll()).toEqual(before);
});

it("refuses fiscal codes of an unknown category together with everything else", async () => {
  const fiscalCodes = { nothing: { ikpu: "1".repeat(17), packageCode: "1", vatPercent: 12 } };
  const before = await readAll();
  const output = await setUp({ args: ["--yes"], file: { ...file, fiscalCodes } });
  expect(output).toBe("refused: fiscalCodes: there is no category nothing. Nothing was changed.\n");
  expect(await readAll()).toEqual(before);
});

it("does not ask without a terminal", async () => {
  expect(await setUp({})).toMatch(/^refused: There is no terminal to ask in/);
});

it("makes an empty shop one with settings, categories, a home page and an administrator; one of two runs does it", async () => {
  const output = await setUp({ args: ["--yes"], file, times: 2 });
  expect(output).toContain("refused: Another setup of this shop is running.");
  expect(output).toContain("Categories: 42 added, 42 in all.");
  expect(output).toContain("Fiscal codes (IKPU and package code) are missing for 42 categories");
  expect(output).toMatch(/owner@shop\.example is an administrator now\.\n.*\/uz\/reset-password#token=/);
  const { settings, categories, sections } = await readAll();
  expect(settings).toMatchObject({
    storeName: "Bozor",
    requisites: { ...file.requisites, licence: null },
    contacts: file.contacts,
    deliveryFee: 30_000,
    commissionRate: 10,
  });
  expect(sections.map(({ type }) => type)).toEqual(["categories", "products", "products"]);
  const rings = categories.find(({ slug }) => slug === "rings");
  expect(categories.find(({ id }) => id === rings?.parentId)).toMatchObject({
    slug: "jewellery",
    fiscalCodes: null,
    attributes: expect.arrayContaining([expect.objectContaining({ key: "material", required: true })]),
  });
  expect(rings?.attributes.map(({ key }) => key)).toContain("size");
});

it("changes only what a repeat is given, and adds nothing twice", async () => {
  const before = await readAll();
  const again = await setUp({ args: ["--yes"], file });
  expect(again).toContain(
    "Settings: are as they were.\nCategories: 42, none added.\nHome page: 3 sections, none added.",
  );
  expect(again).toContain("owner@shop.example is an administrator already.");
  expect(await readAll()).toEqual(before);
  // the owner renames one and deletes another
  await shop.db.query("update product_category set handle = 'caps-and-more' where handle = 'caps'");
  await shop.db.query("delete from product_category where handle = 'combs'");
  const codes = { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 };
  const next = await setUp({ file: { deliveryFee: 20_000, fiscalCodes: { jewellery: codes } } });
  expect(next).toContain("Settings: changed deliveryFee.\nCategories: 41, none added.");
  expect(next).toContain("Fiscal codes: changed for jewellery.");
  expect(next).toContain("are missing for 35 categories");
  const after = await readAll();
  expect(after.settings).toEqual({
    ...before.settings,
    deliveryFee: 20_000,
    lastChanges: expect.any(Array),
    version: expect.any(String),
  });
  expect(after.categories).toHaveLength(41);
  expect(await setUp({ args: ["--yes", "--categories", "--home-page"] })).toContain(
    "Categories: 1 added, 42 in all.\nHome page: 3 sections, none added.",
  );
});
