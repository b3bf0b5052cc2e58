import { afterAll, beforeAll, expect, it } from "vitest";
import { takeSnapshot, sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import type { ContentRows } from "./inside/store-content.ts";

interface Section {
  id: string;
  type: string;
  items: { slug?: string; id?: string; ru?: string }[];
}

let catalog: Catalog;
let untilRestored: () => Promise<unknown>;

const say = (ru: string) => ({ ru, uz: `${ru} uz`, en: `${ru} en` });
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;
const within = { timeout: 30_000 };

const banner = (id: string, rank: number, more: object = {}) => ({
  id,
  title: say(id),
  subtitle: say("sub"),
  link: "/category/rings",
  position: "home",
  rank,
  image_desktop: `/files/${id}-1600x600.webp`,
  image_mobile: `/files/${id}-800x1000.webp`,
  ...more,
});
const section = (id: string, type: string, source: object, rank: number, more: object = {}) => ({
  id,
  type,
  title: say(id),
  source,
  rank,
  ...more,
});

const store = (rows: ContentRows) => catalog.commerce.run("../../http/content/inside/store-content.ts", rows);

async function bannerIds(query = ""): Promise<string[]> {
  const { body } = await catalog.commerce.call<{ banners: { id: string }[] }>(
    "GET",
    `/catalog/banners${query}`,
  );
  return body.banners.map(({ id }) => id);
}

async function sections(): Promise<Section[]> {
  return (await catalog.commerce.call<{ sections: Section[] }>("GET", "/catalog/sections")).body.sections;
}

const readItems = async (id: string) =>
  (await sections()).find((one) => one.id === id)?.items.map((item) => item.slug ?? item.id ?? item.ru);

beforeAll(async () => {
  catalog = await sharedCatalog();
  untilRestored = await takeSnapshot(catalog);
  await store({
    banners: [
      banner("ban_second", 2),
      banner("ban_first", 1, { starts_at: soon(-HOUR), ends_at: soon(HOUR) }),
      banner("ban_off", 0, { active: false }),
      banner("ban_over", 0, { ends_at: soon(-HOUR) }),
      banner("ban_later", 3, { starts_at: soon(HOUR) }),
      banner("ban_cart", 4, { position: "cart" }),
    ],
    sections: [
      section("sec_text", "text", { text: say("О нас") }, 6),
      section("sec_popular", "products", { sort: "popularity", limit: 3 }, 1),
      section("sec_sale", "products", { filter: "sales", limit: 10 }, 2),
      section("sec_brand", "products", { brand: ["Bobur"], sort: "price_asc", limit: 10 }, 3),
      section("sec_category", "products", { category: "rings", sort: "price_asc", limit: 1 }, 3),
      section("sec_categories", "categories", { ids: ["watches", "rings", "gone"], limit: 12 }, 4),
      section("sec_banner", "banner", { bannerId: "ban_cart" }, 5),
      section("sec_banner_over", "banner", { bannerId: "ban_over" }, 5),
      section("sec_empty", "products", { brand: ["Nobody"], limit: 10 }, 0),
      section("sec_broken", "products", { limit: "many" }, 0),
      section("sec_off", "text", { text: say("нет") }, 0, { active: false }),
    ],
  });
});

afterAll(async () => {
  await store({ clear: true });
  await catalog.change({ slug: "silver-ring", release: true });
  await untilRestored();
});

it("current banners come in their order, filtered by position on request", async () => {
  expect(await bannerIds()).toEqual(["ban_first", "ban_second", "ban_cart"]);
  expect(await bannerIds("?position=home")).toEqual(["ban_first", "ban_second"]);
  expect(await bannerIds("?position=none")).toEqual([]);
});

it("a banner has every field of the contract", async () => {
  const { body } = await catalog.commerce.call<{ banners: object[] }>(
    "GET",
    "/catalog/banners?position=cart",
  );
  expect(body.banners).toEqual([
    {
      id: "ban_cart",
      title: say("ban_cart"),
      subtitle: say("sub"),
      link: "/category/rings",
      position: "cart",
      image: { desktop: "/files/ban_cart-1600x600.webp", mobile: "/files/ban_cart-800x1000.webp" },
      order: 4,
      active: true,
      startsAt: null,
      endsAt: null,
    },
  ]);
});

it("sections come in their order, without empty ones", async () => {
  const ids = (await sections()).map(({ id }) => id);
  expect(ids).toEqual([
    "sec_popular",
    "sec_sale",
    "sec_brand",
    "sec_category",
    "sec_categories",
    "sec_banner",
    "sec_text",
  ]);
});

it("sections contain what their source says, and only products in stock", async () => {
  expect(await readItems("sec_popular")).toEqual(["silver-ring", "leather-bag", "gold-ring"]);
  expect(await readItems("sec_sale")).toEqual(["silver-ring"]);
  expect(await readItems("sec_brand")).toEqual(["wrist-watch", "gold-ring"]);
  expect(await readItems("sec_category")).toEqual(["silver-ring"]);
  expect(await readItems("sec_categories")).toEqual(["watches", "rings"]);
  expect(await readItems("sec_banner")).toEqual(["ban_cart"]);
  expect(await readItems("sec_text")).toEqual(["О нас"]);
});

it("products and categories in sections have the shape of lists", async () => {
  const [popular] = await sections();
  const listed = await catalog.list({ sort: "popularity", inStock: "true", limit: "3" });
  expect(popular!.items).toEqual(listed.documents);
  const { body } = await catalog.commerce.call<{ categories: { slug: string }[] }>(
    "GET",
    "/catalog/categories",
  );
  const held = (await sections()).find(({ id }) => id === "sec_categories")!.items;
  expect(held).toEqual(["watches", "rings"].map((slug) => body.categories.find((one) => one.slug === slug)));
});

it("a change shows without a restart, and sold-out products leave their section", async () => {
  await store({ change: { id: "ban_second", rank: 0 } });
  await store({ change: { id: "sec_sale", source: { filter: "sales", sort: "newest", limit: 1 } } });
  await store({ remove: "ban_cart" });
  await expect.poll(() => readItems("sec_banner"), within).toBeUndefined();
  expect(await bannerIds("?position=home")).toEqual(["ban_second", "ban_first"]);
  await catalog.change({ slug: "silver-ring", reserve: 5 });
  await expect.poll(() => readItems("sec_sale"), within).toBeUndefined();
});

it("a change by another process shows within seconds", async () => {
  await catalog.db.query("update banner set link = '/catalog' where id = 'ban_first'");
  const link = async () =>
    (
      await catalog.commerce.call<{ banners: { id: string; link: string }[] }>("GET", "/catalog/banners")
    ).body.banners.find(({ id }) => id === "ban_first")?.link;
  await expect.poll(link, within).toBe("/catalog");
});

it("a banner starts and ends at its time without being written", async () => {
  const shown = () => bannerIds("?position=brief");
  await store({ banners: [banner("ban_brief", 9, { position: "brief", starts_at: soon(HOUR) })] });
  for (const [column, seen] of [
    ["starts_at", ["ban_brief"]],
    ["ends_at", []],
  ] as const) {
    const moment = Date.now() + 1_500;
    await store({ change: { id: "ban_brief", [column]: new Date(moment).toISOString() } });
    await expect.poll(shown, { ...within, interval: 20 }).toEqual(seen);
    expect(Date.now()).toBeGreaterThanOrEqual(moment);
  }
});
