import { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBuyer } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { shopCalls } from "../shops/shop-calls.ts";

interface Failure {
  code: string;
  details?: { fields?: Record<string, string>; current?: unknown };
}
type BannerAnswer = { banner: AdministeredBanner } & Failure;
type SectionAnswer = { section: AdministeredSection } & Failure;

let catalog: Catalog;
let calls: ReturnType<typeof shopCalls>;
let admin: string;
let image: { desktop: string; mobile: string };

const title = { ru: "Осень", uz: "Kuz", en: "Autumn" };

const call = <T>(method: string, path: string, body?: unknown, token: string | undefined = admin) =>
  catalog.commerce.call<T & Failure>(method, `/admin/${path}`, { token, body });
const banner = (more: object = {}) =>
  call<BannerAnswer>("POST", "banners", {
    title,
    image,
    link: "/category/rings",
    position: "admin",
    ...more,
  });
const section = (more: object) => call<SectionAnswer>("POST", "sections", { title, ...more });
const shownBanners = async () =>
  (await catalog.commerce.call<{ banners: { id: string }[] }>("GET", "/catalog/banners?position=admin")).body
    .banners;
const shownSections = async () =>
  (await catalog.commerce.call<{ sections: { id: string }[] }>("GET", "/catalog/sections")).body.sections;
const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const allSections = async () =>
  (await call<{ sections: AdministeredSection[] }>("GET", "sections?limit=100")).body.sections;

async function adminId(): Promise<string> {
  const { rows } = await catalog.db.query<{ id: string }>(
    `select id from "user" order by created_at desc limit 1`,
  );
  return rows[0]!.id;
}

beforeAll(async () => {
  catalog = await sharedCatalog();
  calls = shopCalls(catalog);
  admin = await calls.administrator();
  const owner = await adminId();
  image = { desktop: await calls.sent(owner, "wide"), mobile: await calls.sent(owner, "tall") };
});

afterAll(async () => {
  for (const { id } of await allSections()) await call("DELETE", `sections/${id}`);
  const { body } = await call<{ banners: { id: string }[] }>("GET", "banners?position=admin&limit=100");
  for (const { id } of body.banners) await call("DELETE", `banners/${id}`);
});

describe("a banner", () => {
  it("shows as soon as it is created, and claims its pictures", async () => {
    const { status, body } = await banner({ order: 3 });
    expect(status).toBe(201);
    expect(AdministeredBanner.parse(body.banner)).toEqual(body.banner);
    const { version, crops, draft, ...shown } = body.banner;
    expect([crops, draft]).toEqual([{ desktop: null, mobile: null }, null]);
    expect(shown).toMatchObject({
      title,
      subtitle: { ru: "" },
      image,
      link: "/category/rings",
      active: true,
    });
    expect(version).toEqual(expect.any(String));
    expect(await shownBanners()).toEqual([shown]);
    expect(await calls.holders(image.desktop)).toEqual([`banner:${shown.id}`]);
    // the next one comes last
    const next = (await banner()).body.banner;
    expect(next.order).toBeGreaterThan(3);
    expect(getIds(await shownBanners())).toEqual([shown.id, next.id]);
    for (const id of [shown.id, next.id]) expect((await call("DELETE", `banners/${id}`)).status).toBe(200);
    expect(await shownBanners()).toEqual([]);
    // it can still be restored
    expect(await calls.holders(image.desktop)).toContain(`banner:${shown.id}`);
    const again = await call("DELETE", `banners/${shown.id}`);
    expect([again.status, again.body.code]).toEqual([404, "banner_not_found"]);
  });

  it("may be hidden, moved and shown again; absent fields stay, and a repeat changes nothing", async () => {
    const { body } = await banner({ subtitle: { ru: "Скидки", uz: "" } });
    const { id, version } = body.banner;
    expect(body.banner.subtitle).toEqual({ ru: "Скидки" });
    const change = (fields: object) => call<BannerAnswer>("POST", `banners/${id}`, fields);
    const hidden = await change({ active: false, version });
    expect(hidden.body.banner).toEqual({ ...body.banner, active: false, version: expect.any(String) });
    expect(hidden.body.banner.version).not.toBe(version);
    expect(getIds(await shownBanners())).not.toContain(id);
    const { body: listed } = await call<{ banners: object[]; count: number }>(
      "GET",
      "banners?position=admin&q=СКИДКИ",
    );
    expect(listed).toEqual({ banners: [hidden.body.banner], count: 1, next: null });
    expect((await change({ active: false })).body).toEqual(hidden.body);
    const { id: _, draft: __, ...sentBack } = hidden.body.banner;
    expect((await change(sentBack)).body).toEqual(hidden.body);
    await change({ active: true, order: 0 });
    expect(getIds(await shownBanners())).toContain(id);
  });

  it("is not changed by the second of two administrators who have seen the same version", async () => {
    const { id, version } = (await banner()).body.banner;
    const answers = await Promise.all(
      [500, 600].map((order) => call<BannerAnswer>("POST", `banners/${id}`, { order, version })),
    );
    const [taken, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect([taken!.status, refused!.status, refused!.body.code]).toEqual([200, 409, "stale_version"]);
    expect(refused!.body.details?.current).toEqual(taken!.body.banner);
  });

  it("shows only pictures that this administrator sent or a banner shows", async () => {
    const member = await calls.member("atlas", "owner");
    const foreign = await calls.sent(member.id, "foreign");
    const avatar = await calls.sent(await adminId(), "face", "avatar");
    for (const desktop of [foreign, avatar, "/files/demo/banners/none-1600x500.webp"]) {
      const refused = await banner({ image: { ...image, desktop } });
      expect([refused.status, refused.body.details?.fields]).toEqual([400, { "image.desktop": "not_yours" }]);
    }
    expect(await calls.holders(foreign)).toEqual([]);
    expect((await banner({ image: { ...image, desktop: "https://example.uz/a-10x10.webp" } })).status).toBe(
      400,
    );
    // a demo picture, which has no upload, stays where it is shown, and another banner may show it
    const demo = "/files/demo/banners/bags-wide-1600x500.webp";
    const { id } = (await banner()).body.banner;
    await catalog.db.query("update banner set image_desktop = $1 where id = $2", [demo, id]);
    const wide = { ...image, desktop: demo };
    expect((await call("POST", `banners/${id}`, { image: wide, link: "/" })).status).toBe(200);
    expect((await banner({ image: wide })).status).toBe(201);
  });

  it.each([
    ["title", { title: { uz: "Kuz" } }],
    ["title", { title: { ru: "x".repeat(121) } }],
    ["link", { link: "//evil.example" }],
    ["link", { link: "javascript:alert(1)" }],
    ["link", { link: "http://example.uz" }],
    ["position", { position: "Home page" }],
    ["order", { order: -1 }],
    ["startsAt", { startsAt: "0000-01-01T00:00:00Z" }],
    ["endsAt", { endsAt: "tomorrow" }],
    ["colour", { colour: "red" }],
  ])("is refused with a wrong %s: %j", async (_, wrong) => {
    expect((await banner(wrong)).status).toBe(400);
  });

  it("ends after it starts, also when one of both is changed", async () => {
    const times = { startsAt: "2026-12-01T00:00:00+05:00", endsAt: "2026-12-01T00:00:00+05:00" };
    const refused = await banner(times);
    expect([refused.status, refused.body.details?.fields]).toEqual([400, { endsAt: "before_start" }]);
    const { id } = (await banner({ ...times, endsAt: null })).body.banner;
    const change = (fields: object) => call<BannerAnswer>("POST", `banners/${id}`, fields);
    expect((await change({ endsAt: "2026-11-30T18:59:59Z" })).status).toBe(400);
    expect((await change({ endsAt: "2026-11-30T19:00:01Z" })).body.banner).toMatchObject({
      startsAt: "2026-11-30T19:00:00.000Z",
      endsAt: "2026-11-30T19:00:01.000Z",
    });
  });
});

describe("a section", () => {
  it("shows as soon as it is saved, in its order", async () => {
    const text = { ru: "Доставка по всей стране" };
    const one = (await section({ type: "text", source: { text } })).body.section;
    const two = (await section({ type: "products", source: { sort: "newest", limit: 2 } })).body.section;
    expect(getIds(await shownSections())).toEqual([one.id, two.id]);
    expect(AdministeredSection.array().parse(await allSections())).toEqual([one, two]);
    const moved = await call<SectionAnswer>("POST", `sections/${two.id}`, { order: 0, version: two.version });
    expect(moved.body.section).toEqual({ ...two, order: 0, version: expect.any(String) });
    await call("POST", `sections/${one.id}`, { order: 1, active: false });
    expect(getIds(await shownSections())).toEqual([two.id]);
    expect(getIds(await allSections())).toEqual([two.id, one.id]);
    const { body } = await call<{ sections: { id: string }[] }>("GET", "sections?type=text&q=осень");
    expect(getIds(body.sections)).toEqual([one.id]);
    const stale = await call<SectionAnswer>("POST", `sections/${two.id}`, { order: 4, version: two.version });
    expect([stale.status, stale.body.details?.current]).toEqual([409, moved.body.section]);
    for (const { id } of [one, two]) expect((await call("DELETE", `sections/${id}`)).status).toBe(200);
    expect(await shownSections()).toEqual([]);
    expect((await call("DELETE", `sections/${one.id}`)).body.code).toBe("section_not_found");
  });

  it.each([
    ["source.category", { type: "products", source: { category: "nothing", limit: 4 } }],
    ["source.seller", { type: "products", source: { seller: "sel_none", limit: 4 } }],
    ["source.ids.1", { type: "categories", source: { ids: ["rings", "nothing"], limit: 4 } }],
    ["source.bannerId", { type: "banner", source: { bannerId: "ban_none" } }],
  ])("is refused with an unknown %s", async (field, wrong) => {
    const { status, body } = await section(wrong);
    expect([status, body.details?.fields]).toEqual([400, { [field]: "unknown" }]);
  });

  it("changes its source together with its type", async () => {
    const { id } = (await section({ type: "products", source: { limit: 4 } })).body.section;
    const change = (fields: object) => call<SectionAnswer>("POST", `sections/${id}`, fields);
    const wrong = await change({ type: "text" });
    expect([wrong.status, wrong.body.details?.fields]).toMatchObject([400, { "source.text": "invalid" }]);
    expect((await change({ source: { text: { ru: "Новый" } } })).status).toBe(400);
    const { body } = await change({ type: "text", source: { text: { ru: "Новый", en: "" } } });
    expect(body.section).toMatchObject({ type: "text", source: { text: { ru: "Новый" } } });
  });

  it("keeps its banner from being deleted, also by somebody who does so at the same time", async () => {
    const { id } = (await banner()).body.banner;
    const shown = (await section({ type: "banner", source: { bannerId: id } })).body.section;
    expect((await shownSections()).at(-1)).toMatchObject({ id: shown.id, items: [{ id }] });
    const refused = await call("DELETE", `banners/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, "banner_in_use"]);
    await call("DELETE", `sections/${shown.id}`);

    const holder = await catalog.db.connect();
    try {
      await holder.query("begin");
      await holder.query("select 1 from banner where id = $1 for update", [id]);
      const deleted = call("DELETE", `banners/${id}`);
      await until("the deletion to wait", async () => (await waiting(catalog.db)) === 1);
      const saved = section({ type: "banner", source: { bannerId: id } });
      await until("the section to wait", async () => (await waiting(catalog.db)) === 2);
      await holder.query("commit");
      expect([(await deleted).status, (await saved).status]).toEqual([200, 400]);
    } finally {
      holder.release(true);
    }
  });
});

it("content is changed by nobody but administrators", async () => {
  const buyer = await createBuyer(catalog.commerce);
  for (const token of ["", buyer.token]) {
    for (const [method, path, body] of [
      ["GET", "banners"],
      ["POST", "banners", { title, image, link: "/" }],
      ["POST", "banners/ban_none", { order: 1 }],
      ["DELETE", "banners/ban_none"],
      ["POST", "banner-order", { ids: ["ban_none"] }],
      ["POST", "section-order", { ids: ["sec_none"] }],
      ["GET", "sections"],
      ["POST", "sections", { type: "text", title, source: { text: title } }],
      ["POST", "sections/sec_none", { order: 1 }],
      ["DELETE", "sections/sec_none"],
      ["POST", "banners/ban_none/draft", { link: "/" }],
      ["POST", "sections/sec_none/draft", { title }],
      ["POST", "content/ban_none/discard", {}],
      ["POST", "content/ban_none/publish", {}],
      ["POST", "content/ban_none/rollback", { number: 1 }],
      ["POST", "content/ban_none/restore"],
      ["GET", "content/ban_none/versions"],
      ["GET", "content/deleted?kind=banners"],
    ] as const) {
      expect([path, (await call(method, path, body, token)).status]).toEqual([path, 401]);
    }
  }
  expect((await call("POST", "banners/ban_none", { order: 1 })).body.code).toBe("banner_not_found");
  expect((await call("POST", "sections/sec_none", { order: 1 })).body.code).toBe("section_not_found");
  for (const path of ["banners?active=yes", "banners?position=A", "sections?type=video", "sections?page=0"]) {
    expect([path, (await call("GET", path)).status]).toEqual([path, 400]);
  }
});
