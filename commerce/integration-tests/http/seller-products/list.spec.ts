import { beforeAll, describe, expect, it } from "vitest";
import { productPageSql, type ProductsQuery } from "../../../src/workflows/product/list-products.ts";
import { productRowsSql } from "../../../src/workflows/product/read-rows.ts";
import { rowsRead } from "../../harness/rows-read.ts";
import { createBuyer, newOrder, place, type Buyer } from "../../harness/shop.ts";
import { sharedProductPanel, type ProductPanel } from "./open-product-panel.ts";

let panel: ProductPanel;
/** ids by the word in their name */
const ids = new Map<string, string>();
const variants = new Map<string, string>();

/** The other shop has products of these names, and no others, since no other spec writes there. */
const stored = [
  { word: "Алмаз", uz: "Olmos", price: 300, stock: 0, status: "published" },
  { word: "Берилл", uz: "Zabarjad", price: 100, stock: 5, status: "published", sku: "7-A/б" },
  { word: "Гранат", uz: "Gʻarnet", price: 200, stock: 6, status: "draft" },
  { word: "Жемчуг", uz: "Marvarid", price: undefined, stock: 1, status: "draft" },
] as const;

beforeAll(async () => {
  panel = await sharedProductPanel();
  for (const { word, uz, ...other } of stored) {
    const images = [await panel.picture(panel.other)];
    const body = await panel.whole({ name: { ru: `Камень ${word}`, uz: `Tosh ${uz}` }, images, ...other });
    const { product } = (await panel.create(body, panel.other)).body;
    ids.set(word, product.id);
    variants.set(word, product.variants[0]!.id);
  }
});

const found = async (query: string) =>
  (await panel.list(`?q=Камень${query}`, panel.other)).products.map(({ name }) => name.ru.split(" ")[1]);

describe("the list of a shop's products", () => {
  it("is sorted, filtered and counted by pages", async () => {
    expect(await found("")).toEqual(["Жемчуг", "Гранат", "Берилл", "Алмаз"]);
    expect(await found("&sort=name")).toEqual(["Алмаз", "Берилл", "Гранат", "Жемчуг"]);
    expect(await found("&sort=price_asc")).toEqual(["Берилл", "Гранат", "Алмаз", "Жемчуг"]);
    expect(await found("&sort=price_desc")).toEqual(["Алмаз", "Гранат", "Берилл", "Жемчуг"]);
    expect((await found("&sort=stock_asc"))[0]).toBe("Алмаз");
    expect(await found("&stock=out")).toEqual(["Алмаз"]);
    expect(await found("&stock=low&sort=name")).toEqual(["Берилл", "Жемчуг"]);
    expect(await found("&stock=in&status=published")).toEqual(["Берилл"]);
    expect(await found("&limit=2&page=2&sort=name")).toEqual(["Гранат", "Жемчуг"]);
    const { count, counts } = await panel.list("?q=Камень&status=draft&limit=1", panel.other);
    expect([count, counts]).toEqual([2, { all: 4, draft: 2, published: 2, hidden: 0, low: 2, out: 1 }]);
  });

  it.each([
    ["берил", "Берилл"],
    ["zabarjad", "Берилл"],
    ["забаржад", "Берилл"],
    ["Gʻarnet", "Гранат"],
    ["g'arnet", "Гранат"],
    ["7-a/Б", "Берилл"],
    ["tosh marvarid", "Жемчуг"],
  ])("finds by %s", async (q, word) => {
    const page = await panel.list(`?q=${encodeURIComponent(q)}`, panel.other);
    expect(page.products.map(({ id }) => id)).toEqual([ids.get(word)]);
  });

  it.each(["%", "_", "\\", "камень сапфир", "?", "' or 1=1 --"])("finds nothing by %s", async (q) => {
    expect((await panel.list(`?q=${encodeURIComponent(q)}`, panel.other)).count).toBe(0);
  });

  it("filters by category id or slug, with its subcategories", async () => {
    const count = async (category: string) =>
      (await panel.list(`?q=Камень&category=${category}`, panel.other)).count;
    expect(
      await Promise.all(["pcat_goods_room", "goods-room", "pcat_goods_rings", "none"].map(count)),
    ).toEqual([4, 4, 4, 0]);
  });

  it.each(["sort=best", "stock=some", "status=gone", "page=0", "limit=101", "surprise=1"])(
    "is 400 for ?%s",
    async (query) => {
      expect((await panel.call(panel.other, "GET", `/vendor/products?${query}`)).status).toBe(400);
    },
  );

  it("shows sold, reserved and viewed pieces", async () => {
    const [id, variantId] = [ids.get("Берилл")!, variants.get("Берилл")!];
    const order = newOrder([{ productId: id, variantId, quantity: 2 }]);
    expect((await place(panel.shop.commerce, panel.buyer, order)).status).toBe(201);
    await panel.shop.db.query(
      `insert into product_view_day (product_id, seller_id, day, views) values ($1, $2, current_date, 3)`,
      [id, panel.otherSellerId],
    );
    const row = (await panel.list("?q=Берилл", panel.other)).products[0];
    expect(row).toMatchObject({ sold: 2, views: 3, stock: 3, variants: [{ stock: 3, reserved: 2 }] });
  });
});

describe("changing many products at once", () => {
  it("changes all of them, at once visible to buyers", async () => {
    const [cheap, draft] = [variants.get("Берилл")!, variants.get("Гранат")!];
    const { status, body } = await panel.change(
      {
        variants: [
          { id: cheap, price: 90, oldPrice: 100, stock: 4 },
          { id: draft, stock: 0 },
        ],
        products: [{ id: ids.get("Гранат"), status: "published" }],
      },
      panel.other,
    );
    expect([status, body]).toEqual([200, { changed: 3 }]);
    const seen = (await panel.seen(ids.get("Берилл")!)).body.product;
    expect(seen).toMatchObject({ price: 90, oldPrice: 100, variants: [{ stock: 4 }] });
    expect((await panel.seen(ids.get("Гранат")!)).body.product).toMatchObject({ inStock: false });
    expect((await panel.one(ids.get("Берилл")!, panel.other)).body.product.version).toBe(2);
  });

  it("changes none when one is wrong, and names its row and field", async () => {
    const cheap = variants.get("Берилл")!;
    const { status, body } = await panel.change(
      {
        variants: [
          { id: cheap, price: 50 },
          { id: variants.get("Алмаз"), oldPrice: 300 },
        ],
        products: [{ id: ids.get("Жемчуг"), status: "published" }],
      },
      panel.other,
    );
    expect([status, body.details?.fields]).toEqual([
      400,
      { "variants.1.oldPrice": "above_price", "products.0.status": "incomplete" },
    ]);
    expect((await panel.seen(ids.get("Берилл")!)).body.product.price).toBe(90);
    const twice = await panel.change(
      { variants: [cheap, cheap].map((id) => ({ id, price: 1 })) },
      panel.other,
    );
    expect(twice.body.details?.fields).toEqual({ "variants.1.id": "duplicate" });
    expect((await panel.change({ variants: [{ id: cheap, price: 0 }] }, panel.other)).status).toBe(400);
  });
});

it("drops an old price that the price has reached, also when it falls later", async () => {
  const [id, stays] = [variants.get("Берилл")!, variants.get("Алмаз")!];
  const set = (...changes: object[]) => panel.change({ variants: changes }, panel.other);
  await set({ id, price: 90, oldPrice: 100 }, { id: stays, price: 90, oldPrice: 200 });
  expect((await set({ id, price: 100 }, { id: stays, price: 100 })).status).toBe(200);
  await set({ id, price: 80 }, { id: stays, price: 80 });
  expect((await panel.seen(ids.get("Берилл")!)).body.product).toMatchObject({ price: 80, oldPrice: null });
  expect((await panel.seen(ids.get("Алмаз")!)).body.product).toMatchObject({ price: 80, oldPrice: 200 });
});

it("a category lists its required attributes, its fiscal codes and its commission", async () => {
  const { terms } = (await panel.terms("pcat-goods-rings")).body;
  expect(terms).toMatchObject({
    category: { id: "pcat_goods_rings", name: { ru: "Перстни" } },
    ikpu: "07117001001000001",
    packageCode: "1495086",
    vatPercent: 12,
  });
  expect(terms.commissionPercent).toBeGreaterThan(0);
  expect(terms.attributes.map(({ key, kind, required }) => [key, kind, required])).toEqual([
    ["metal", "choice", true],
    ["weight_g", "number", false],
    ["engraving", "text", false],
    ["gift_box", "yes_no", false],
  ]);
  expect(terms.attributes[0]).toMatchObject({
    unit: null,
    choices: [{ value: "silver" }, { value: "gold" }],
  });
  for (const strange of ["none", "pcat_goods_hidden", "undefined"])
    expect((await panel.terms(strange)).status).toBe(404);
});

const MANY = 1_000;

describe("a shop with many products", () => {
  let owner: Buyer;

  beforeAll(async () => {
    const { db } = panel.shop;
    owner = await createBuyer(panel.shop.commerce);
    await db.query(`
      insert into seller (id, slug, name, joined_at) values ('sel_many', 'sel-many', 'Many', now());
      insert into product (id, title, handle, status) select 'prod_many' || n, 'Товар ' || n, 'many-' || n, 'published' from generate_series(1, ${MANY}) n;
      insert into product_variant (id, title, product_id) select 'variant_many' || n, '1', 'prod_many' || n from generate_series(1, ${MANY}) n;
      insert into price_set (id) select 'pset_many' || n from generate_series(1, ${MANY}) n;
      insert into price (id, price_set_id, currency_code, amount, raw_amount) select 'price_many' || n, 'pset_many' || n, 'uzs', n, '{}' from generate_series(1, ${MANY}) n;
      insert into product_variant_price_set (id, variant_id, price_set_id) select n, 'variant_many' || n, 'pset_many' || n from generate_series(1, ${MANY}) n;
      insert into inventory_item (id) select 'iitem_many' || n from generate_series(1, ${MANY}) n;
      insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity) select 'ilev_many' || n, 'iitem_many' || n, 'l', n % 20 from generate_series(1, ${MANY}) n;
      insert into product_variant_inventory_item (id, variant_id, inventory_item_id) select n, 'variant_many' || n, 'iitem_many' || n from generate_series(1, ${MANY}) n;
      insert into seller_seller_product_product (id, seller_id, product_id) select n, 'sel_many', 'prod_many' || n from generate_series(1, ${MANY}) n;
      insert into translation (id, reference, reference_id, locale_code, translations) select 'trans_many' || n, 'product', 'prod_many' || n, 'uz', jsonb_build_object('title', 'Mahsulot ' || n) from generate_series(1, ${MANY}) n;
    `);
    await db.query(
      "insert into seller_member (id, customer_id, seller_id) values ('selmem_many', $1, 'sel_many')",
      [owner.id],
    );
    await db.query("analyze");
  });

  it.each<[string, Partial<ProductsQuery>, number]>([
    ["", {}, MANY],
    ["?q=mahsulot+77", { q: "mahsulot 77" }, 19],
    ["?stock=low&sort=price_desc&page=3", { stock: "low", sort: "price_desc", offset: 40 }, MANY / 4],
    ["?status=draft", { status: "draft" }, 0],
  ])("reads a few rows for each of them, never all for each: %s", async (query, choice, found) => {
    expect((await panel.list(query, owner)).count).toBe(found);
    const page = { sellerId: "sel_many", sort: "newest", limit: 20, offset: 0, ...choice } as const;
    expect(await rowsRead(panel.shop.db, productPageSql(page))).toBeLessThan(12 * MANY);
    const shown = Array.from({ length: 20 }, (_, at) => `prod_many${7 * at + 1}`);
    expect(await rowsRead(panel.shop.db, productRowsSql(["sel_many"], shown))).toBeLessThan(5 * MANY);
  });
});
