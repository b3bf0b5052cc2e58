import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FavoritesView } from "../../../src/workflows/favorite/read-favorites.ts";
import type { FavoriteView } from "../../../src/workflows/favorite/favorite-view.ts";
import { createBuyers, type Buyer } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { anotherProcess } from "../catalog/other-process.ts";

type Refused = { code: string };

let catalog: Catalog;
let buyer: Buyer;
let otherBuyer: Buyer;
const ids = new Map<string, string>();

const getId = (slug: string) => ids.get(slug)!;
const slugs = ({ favorites }: FavoritesView) => favorites.map(({ product }) => product.slug);

const call = <T>(method: "GET" | "POST", path: string, who?: Buyer, body?: unknown) =>
  catalog.commerce.call<T & Refused>(method, `/customer/favorites${path}`, { token: who?.token, body });
const add = (slug: string, who = buyer, marks: object = {}) =>
  call<{ favorite: FavoriteView }>("POST", "", who, { productId: getId(slug), ...marks });
const list = async (query = "", who = buyer) => (await call<FavoritesView>("GET", query, who)).body;
const change = (slug: string, marks: object, who = buyer) =>
  call<{ favorite: FavoriteView }>("POST", `/${getId(slug)}`, who, marks);
const remove = (slug: string, who = buyer) => call("POST", `/${getId(slug)}/removal`, who);

beforeAll(async () => {
  catalog = await sharedCatalog();
  for (const { slug, id } of (await catalog.list()).documents) ids.set(slug, id);
  [buyer, otherBuyer] = (await createBuyers(catalog.commerce, 2)) as [Buyer, Buyer];
});

beforeEach(() => catalog.db.query("delete from favorite"));

describe("adding a favorite", () => {
  it("stores the product, the time and the current price, with empty notes and tags", async () => {
    const { status, body } = await add("silver-ring");
    expect(status).toBe(201);
    expect(body.favorite).toMatchObject({ addedPrice: 200_000, tags: [], priority: 1, notes: "" });
    expect(body.favorite.product).toMatchObject({ slug: "silver-ring", price: 200_000 });
    expect(Date.parse(body.favorite.addedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await list()).favorites).toEqual([body.favorite]);
  });

  it("is refused the second time and changes nothing", async () => {
    await add("silver-ring", buyer, { notes: "первая" });
    const again = await add("silver-ring", buyer, { notes: "вторая" });
    expect([again.status, again.body.code]).toEqual([409, "favorite_exists"]);
    expect((await list()).favorites.map(({ notes }) => notes)).toEqual(["первая"]);
    expect((await add("silver-ring", otherBuyer)).status).toBe(201);
  });

  it("succeeds exactly once for several requests at once in two processes", async () => {
    const other = await anotherProcess(catalog);
    const body = { productId: getId("gold-ring") };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        (turn % 2 ? other : catalog.commerce).call("POST", "/customer/favorites", {
          token: buyer.token,
          body,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
    const { rows } = await catalog.db.query("select id from favorite");
    expect(rows).toHaveLength(1);
  });

  it("is 404 for a product that is unknown or not on sale", async () => {
    const unknown = await call("POST", "", buyer, { productId: "prod_unknown" });
    expect([unknown.status, unknown.body.code]).toEqual([404, "product_not_found"]);
  });

  it("stops at the limit, also for two requests at once", async () => {
    await catalog.db.query(
      `insert into favorite (id, customer_id, product_id, added_price)
       select 'fav_' || n, $1, 'prod_' || n, 1 from generate_series(1, 499) n`,
      [buyer.id],
    );
    const answers = await Promise.all([add("silver-ring"), add("gold-ring")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("favorites_full");
  });

  it.each([
    [{}],
    [{ tags: ["x".repeat(41)] }],
    [{ tags: Array.from({ length: 11 }, String) }],
    [{ priority: 9 }],
    [{ notes: "a\u0000" }],
    [{ customerId: "cus_1" }],
  ])("with %j is 400", async (marks) => {
    const productId = Object.keys(marks).length ? getId("silver-ring") : undefined;
    expect((await call("POST", "", buyer, { productId, ...marks })).status).toBe(400);
  });
});

describe("the list of favorites", () => {
  it("is sorted, paged and filtered by tag", async () => {
    await add("silver-ring", buyer, { tags: ["мама", "мама", "серебро"] });
    await add("gold-ring", buyer, { tags: ["мама"], priority: 3 });
    await add("leather-bag", buyer, { priority: 2 });
    expect(slugs(await list())).toEqual(["leather-bag", "gold-ring", "silver-ring"]);
    expect(slugs(await list("?sort=priority"))).toEqual(["gold-ring", "leather-bag", "silver-ring"]);
    expect(slugs(await list("?sort=price_asc"))).toEqual(["silver-ring", "leather-bag", "gold-ring"]);
    expect(slugs(await list("?sort=price_desc"))).toEqual(["gold-ring", "leather-bag", "silver-ring"]);
    const tagged = await list(`?tag=${encodeURIComponent("мама")}&limit=1&page=2`);
    expect(tagged).toMatchObject({ count: 2, total: 3 });
    expect(slugs(tagged)).toEqual(["silver-ring"]);
    expect(tagged.tags).toEqual([
      { value: "мама", count: 2 },
      { value: "серебро", count: 1 },
    ]);
  });

  it("lists price drops since adding, largest first", async () => {
    for (const slug of ["wrist-watch", "silver-ring"]) await add(slug);
    await catalog.change({ slug: "wrist-watch", price: 600_000 });
    await until("the price to be known", async () => {
      const [first] = (await list("?sort=dropped")).favorites;
      return first?.product.price === 600_000;
    });
    const [first] = (await list("?sort=dropped")).favorites;
    expect(first).toMatchObject({ addedPrice: 750_000, product: { slug: "wrist-watch" } });
    await catalog.change({ slug: "wrist-watch", price: 750_000 });
  });

  it("omits products while they are not on sale", async () => {
    for (const slug of ["silver-ring", "leather-bag"]) await add(slug);
    await catalog.db.query(
      "insert into favorite (id, customer_id, product_id, added_price) values ('fav_x', $1, 'prod_gone', 1)",
      [buyer.id],
    );
    await catalog.change({ slug: "leather-bag", status: "draft" });
    await until("the bag to be gone", async () => (await list()).total === 1);
    expect(slugs(await list())).toEqual(["silver-ring"]);
    expect((await call<object>("GET", "/ids", buyer)).body).toEqual({
      ids: [getId("silver-ring")],
      gone: ["prod_gone", getId("leather-bag")],
    });
    expect((await remove("leather-bag")).status).toBe(200);
    await add("gold-ring");
    await catalog.change({ slug: "leather-bag", status: "published" });
    await until("the bag to be back", async () => (await add("leather-bag")).status === 201);
    expect((await list()).total).toBe(3);
  });

  it("refuses a query that the contract refuses", async () => {
    const refused = await call("GET", "?limit=101", buyer);
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_query"]);
  });
});

describe("changing and removing a favorite", () => {
  it("writes the given fields and leaves the others", async () => {
    await add("silver-ring", buyer, { tags: ["мама"], priority: 2, notes: "17 размер" });
    const { body } = await change("silver-ring", { priority: 5, tags: [] });
    expect(body.favorite).toMatchObject({ tags: [], priority: 5, notes: "17 размер" });
    expect((await change("silver-ring", { notes: "" })).body.favorite.notes).toBe("");
    expect((await list()).favorites[0]).toMatchObject({ tags: [], priority: 5, notes: "" });
  });

  it("is 404 for a product that is no favorite", async () => {
    const refused = [await change("gold-ring", { priority: 2 }), await remove("gold-ring")];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [404, "favorite_not_found"],
      [404, "favorite_not_found"],
    ]);
  });

  it("removes it once; the second removal is 404, and it can be added again", async () => {
    await add("silver-ring");
    const answers = await Promise.all([remove("silver-ring"), remove("silver-ring")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await add("silver-ring")).status).toBe(201);
  });

  it("never changes another buyer's favorite", async () => {
    await add("silver-ring", buyer, { notes: "моё" });
    expect((await change("silver-ring", { notes: "чужое" }, otherBuyer)).status).toBe(404);
    expect((await remove("silver-ring", otherBuyer)).status).toBe(404);
    expect(await list("", otherBuyer)).toEqual({ favorites: [], count: 0, total: 0, tags: [] });
    expect((await list()).favorites.map(({ notes }) => notes)).toEqual(["моё"]);
  });
});

it("rejects guests", async () => {
  const closed = await Promise.all([
    call("GET", ""),
    call("GET", "/ids"),
    call("POST", "", undefined, { productId: getId("silver-ring") }),
    call("POST", `/${getId("silver-ring")}`, undefined, { notes: "" }),
    call("POST", `/${getId("silver-ring")}/removal`),
  ]);
  expect(closed.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});
