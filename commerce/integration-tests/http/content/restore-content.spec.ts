import { DeletedContent } from "@bezak/contract/content-versions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openContent, title, type OpenContent } from "./open-content.ts";

let shop: OpenContent;

beforeAll(async () => {
  shop = await openContent("restored");
});

afterAll(() => shop.clear());

describe("what was deleted", () => {
  const deleted = async (kind = "banners") => {
    const { body } = await shop.call("GET", `content/deleted?kind=${kind}&limit=100`);
    return DeletedContent.array().parse(body.deleted);
  };

  it("is restored for 30 days, switched off and last, with its pictures and its draft", async () => {
    const banner = await shop.create();
    const publishAt = "2099-01-01T00:00:00.000Z";
    await shop.call("POST", `banners/${banner.id}/draft`, { link: "/catalog", publishAt });
    const last = await shop.create();
    await shop.call("DELETE", `banners/${banner.id}`);
    expect(await deleted()).toContainEqual({
      id: banner.id,
      title,
      author: expect.stringContaining("@"),
      deletedAt: expect.any(String),
      restorableUntil: expect.any(String),
    });
    expect((await shop.call("POST", `content/${banner.id}/rollback`, { number: 1 })).status).toBe(404);
    const answered = (await shop.call("POST", `content/${banner.id}/restore`)).body.content;
    const restored = await shop.find(banner.id);
    expect(answered).toEqual(restored);
    expect(restored).toMatchObject({
      title,
      image: shop.image,
      link: "/category/rings",
      active: false,
      // neither switches it on nor is published by itself
      draft: { publishAt: null, content: { link: "/catalog", active: false } },
    });
    expect(restored!.order).toBeGreaterThan(last.order);
    expect(await shop.acts(banner.id)).toEqual(["restored", "deleted", "created"]);
    // a repeat changes nothing
    expect((await shop.call("POST", `content/${banner.id}/restore`)).body.content).toEqual(restored);
    expect(await shop.find(banner.id)).toEqual(restored);
    expect((await deleted()).map(({ id }) => id)).not.toContain(banner.id);
  });

  it("is found by a part of its title in any language, page by page, whatever is restored meanwhile", async () => {
    const made = await Promise.all(
      ["Alfa", "Beta", "Gamma"].map((word) =>
        shop.create({ title: { ru: `${word} снимок`, uz: `${word} rasm` } }),
      ),
    );
    for (const { id } of made) await shop.call("DELETE", `banners/${id}`);
    const page = async (query: Record<string, string>) => {
      const path = `content/deleted?${new URLSearchParams({ kind: "banners", limit: "1", ...query })}`;
      const { body } = await shop.call("GET", path);
      return {
        ids: DeletedContent.array()
          .parse(body.deleted)
          .map(({ id }) => id),
        ...body,
      };
    };
    const [alfa, beta, gamma] = made.map(({ id }) => id);
    expect([(await page({ q: "BETA RASM" })).ids, (await page({ q: "ru" })).count]).toEqual([[beta], 0]);
    const first = await page({ q: "снимок" });
    expect([first.ids, first.count]).toEqual([[gamma], 3]);
    await shop.call("POST", `content/${gamma}/restore`);
    const second = await page({ q: "снимок", cursor: String(first.next) });
    expect(second.ids).toEqual([beta]);
    const third = await page({ q: "снимок", cursor: String(second.next) });
    expect(third.ids).toEqual([alfa]);
    const end = await page({ q: "снимок", cursor: String(third.next) });
    expect([end.ids, end.next]).toEqual([[], null]);
    expect((await shop.call("GET", "content/deleted?kind=banners&cursor=x")).body.code).toBe("invalid_query");
  });

  it("stays deleted after 30 days, and its pictures are released", async () => {
    const desktop = await shop.calls.sent(shop.owner, "deletedwide");
    const { id } = await shop.create({ image: { ...shop.image, desktop } });
    await shop.call("DELETE", `banners/${id}`);
    await shop.run("releaseDeletedPictures");
    expect(await shop.calls.holders(desktop)).toEqual([`banner:${id}`]);
    await shop.catalog.db.query("update banner set deleted_at = now() - interval '31 days' where id = $1", [
      id,
    ]);
    await shop.run("releaseDeletedPictures");
    expect(await shop.calls.holders(desktop)).toEqual([]);
    expect((await deleted()).map((one) => one.id)).not.toContain(id);
    const refused = await shop.call("POST", `content/${id}/restore`);
    expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
  });

  it("is not restored as a section whose banner has gone", async () => {
    const banner = await shop.create();
    const one = await shop.createSection({ type: "banner", source: { bannerId: banner.id } });
    await shop.call("DELETE", `sections/${one.id}`);
    await shop.call("DELETE", `banners/${banner.id}`);
    const refused = await shop.call("POST", `content/${one.id}/restore`);
    expect([refused.status, refused.body.details?.fields]).toEqual([400, { "source.bannerId": "unknown" }]);
    expect((await deleted("sections")).map(({ id }) => id)).toContain(one.id);
    await shop.call("POST", `content/${banner.id}/restore`);
    expect((await shop.call("POST", `content/${one.id}/restore`)).status).toBe(200);
    await shop.call("DELETE", `sections/${one.id}`);
  });
});

it("keeps what pictures were cut out of, and refuses a rectangle outside", async () => {
  const original = await shop.calls.sent(shop.owner, "original");
  const crop = { original, x: 0, y: 20, width: 200, height: 100 };
  const banner = await shop.create({ crops: { desktop: crop, mobile: null } });
  expect(banner.crops).toEqual({ desktop: crop, mobile: null });
  expect(await shop.calls.holders(original)).toEqual([`banner:${banner.id}`]);
  const change = (desktop: object) =>
    shop.call("POST", `banners/${banner.id}`, { crops: { desktop, mobile: null } });
  for (const wrong of [
    { x: 1 },
    { y: 101 },
    { width: 0 },
    { x: -1 },
    { original: "https://example.uz/a.jpg" },
  ])
    expect([wrong, (await change({ ...crop, ...wrong })).status]).toEqual([wrong, 400]);
  const foreign = await shop.calls.sent((await shop.calls.member("atlas", "owner")).id, "foreignoriginal");
  const refused = await change({ ...crop, original: foreign });
  expect([refused.status, refused.body.details?.fields]).toEqual([
    400,
    { "crops.desktop.original": "not_yours" },
  ]);
  const [visible] = await shop.shown();
  expect(visible).not.toHaveProperty("crops");
  expect((await shop.versions(banner.id))[0]?.content).toMatchObject({ crops: { desktop: crop } });
});
