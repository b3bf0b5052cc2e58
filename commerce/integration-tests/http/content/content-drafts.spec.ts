import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openContent, title, type OpenContent } from "./open-content.ts";

let shop: OpenContent;

beforeAll(async () => {
  shop = await openContent("drafts");
});

afterAll(() => shop.clear());

const inPast = (id: string) =>
  shop.catalog.db.query("update banner set publish_at = now() - interval '1 second' where id = $1", [id]);

describe("a draft", () => {
  it("is not shown until it is published, which clears it and adds a version", async () => {
    const banner = await shop.create();
    const desktop = await shop.calls.sent(shop.owner, "draftnew");
    const draft = {
      title: { ru: "Зима", uz: "" },
      image: { ...shop.image, desktop },
      version: banner.version,
    };
    const saved = (await shop.call("POST", `banners/${banner.id}/draft`, draft)).body.banner;
    expect(saved).toMatchObject({ title, image: shop.image });
    expect(saved.draft).toMatchObject({
      content: { title: { ru: "Зима" }, image: { desktop }, link: "/category/rings" },
      publishAt: null,
      refused: false,
      author: expect.stringContaining("@"),
    });
    expect(saved.version).not.toBe(banner.version);
    expect(await shop.calls.holders(desktop)).toEqual([`banner:${banner.id}`]);
    expect(await shop.shown()).toMatchObject([{ id: banner.id, title }]);
    // a repeat changes nothing, another administrator with the old version neither
    const repeated = await shop.call("POST", `banners/${banner.id}/draft`, {
      ...draft,
      version: saved.version,
    });
    expect(repeated.body.banner).toEqual(saved);
    const stale = await shop.call("POST", `banners/${banner.id}/draft`, draft);
    expect([stale.status, stale.body.details?.current]).toEqual([409, saved]);
    for (const path of ["publish", "discard"]) {
      const refused = await shop.call("POST", `content/${banner.id}/${path}`, { version: banner.version });
      expect([refused.status, refused.body.details?.current]).toEqual([409, saved]);
    }
    const { version } = saved;
    expect((await shop.call("POST", `content/${banner.id}/publish`, { version })).status).toBe(200);
    expect(await shop.shown()).toMatchObject([{ id: banner.id, title: { ru: "Зима" }, image: { desktop } }]);
    expect((await shop.find(banner.id))?.draft).toBeNull();
    expect(await shop.acts(banner.id)).toEqual(["published", "created"]);
    const again = await shop.call("POST", `content/${banner.id}/publish`, {});
    expect([again.status, again.body.code]).toEqual([409, "conflict"]);
  });

  it("may be discarded, and goes when it is the same as what is published", async () => {
    const { id } = await shop.create();
    await shop.call("POST", `banners/${id}/draft`, { link: "/catalog" });
    expect((await shop.call("POST", `content/${id}/discard`, {})).status).toBe(200);
    expect(await shop.find(id)).toMatchObject({ draft: null, link: "/category/rings" });
    expect((await shop.call("POST", `content/${id}/discard`, {})).status).toBe(200);
    await shop.call("POST", `banners/${id}/draft`, { link: "/catalog" });
    await shop.call("POST", `banners/${id}/draft`, { link: "/category/rings" });
    expect((await shop.find(id))?.draft).toBeNull();
    expect(await shop.acts(id)).toEqual(["created"]);
  });

  it("gets what is changed at once, so that publishing it takes nothing back", async () => {
    const { id } = await shop.create();
    await shop.call("POST", `banners/${id}/draft`, { title: { ru: "Зима" } });
    await shop.call("POST", `banners/${id}`, { active: false });
    expect(await shop.find(id)).toMatchObject({ active: false, draft: { content: { active: false } } });
    await shop.call("POST", `content/${id}/publish`, {});
    expect(await shop.find(id)).toMatchObject({ active: false, title: { ru: "Зима" } });
    await shop.call("POST", `banners/${id}/draft`, { title: { ru: "Весна" } });
    await shop.call("POST", `banners/${id}`, { title: { ru: "Весна" } });
    expect((await shop.find(id))?.draft).toBeNull();
  });

  it.each([
    ["a script link", { link: "javascript:alert(1)" }, undefined],
    ["a foreign picture", { image: { desktop: "/files/x-10x10.webp", mobile: "" } }, undefined],
    [
      "an end before its start",
      { startsAt: "2099-01-02T00:00:00Z", endsAt: "2099-01-01T00:00:00Z" },
      "endsAt",
    ],
    ["a publication in the past", { title: { ru: "Зима" }, publishAt: "2020-01-01T00:00:00Z" }, "publishAt"],
    ["a position in the order", { order: 1 }, undefined],
  ])("with %s is refused and leaves nothing", async (_, wrong, field) => {
    const banner = await shop.create();
    const { status, body } = await shop.call("POST", `banners/${banner.id}/draft`, wrong);
    expect(status).toBe(400);
    if (field) expect(Object.keys(body.details?.fields ?? {})).toEqual([field]);
    expect(await shop.find(banner.id)).toEqual(banner);
  });

  it("is published by itself at its time, once, also by two processes", async () => {
    const { id } = await shop.create();
    const later = "2099-01-01T00:00:00.000Z";
    await shop.call("POST", `banners/${id}/draft`, { title: { ru: "Новый год" }, publishAt: later });
    expect((await shop.find(id))?.draft?.publishAt).toBe(later);
    await shop.run("publishScheduled");
    expect(await shop.find(id)).toMatchObject({ title, draft: { publishAt: later } });
    await inPast(id);
    await Promise.all([shop.run("publishScheduled"), shop.run("publishScheduled")]);
    expect(await shop.find(id)).toMatchObject({ title: { ru: "Новый год" }, draft: null });
    expect(await shop.acts(id)).toEqual(["scheduled", "created"]);
  });
});

describe("the versions", () => {
  it("keep what was there, who changed it and to which version it was rolled back", async () => {
    const banner = await shop.create();
    const wide = await shop.calls.sent(shop.owner, "versionwide");
    await shop.call("POST", `banners/${banner.id}`, {
      title: { ru: "Два" },
      image: { ...shop.image, desktop: wide },
    });
    await shop.call("POST", `banners/${banner.id}`, { order: 7 });
    await shop.call("POST", `banners/${banner.id}`, { active: false });
    const stale = await shop.call("POST", `content/${banner.id}/rollback`, {
      number: 1,
      version: banner.version,
    });
    expect([stale.status, stale.body.details?.current]).toMatchObject([409, { order: 7 }]);
    expect((await shop.call("POST", `content/${banner.id}/rollback`, { number: 1 })).status).toBe(200);
    // it stays switched off and where it is
    expect(await shop.find(banner.id)).toMatchObject({ title, image: shop.image, order: 7, active: false });
    const all = await shop.versions(banner.id);
    expect(all.map(({ number, act, from }) => [number, act, from])).toEqual([
      [4, "rolled_back", 1],
      [3, "changed", null],
      [2, "changed", null],
      [1, "created", null],
    ]);
    expect(all[2]).toMatchObject({
      author: expect.stringContaining("@"),
      content: { title: { ru: "Два" }, image: { desktop: wide } },
    });
    expect(await shop.calls.holders(wide)).toEqual([`banner:${banner.id}`]);
    expect((await shop.call("POST", `content/${banner.id}/rollback`, { number: 9 })).status).toBe(404);
    const { body } = await shop.call("GET", `content/${banner.id}/versions?page=2&limit=3`);
    expect([body.count, body.versions.map(({ number }) => number)]).toEqual([4, [1]]);
  });

  it("begin with what was there before them", async () => {
    const { id } = await shop.create();
    await shop.catalog.db.query("delete from content_version where content_id = $1", [id]);
    expect(await shop.versions(id)).toEqual([]);
    await shop.call("POST", `banners/${id}`, { link: "/catalog" });
    const all = await shop.versions(id);
    expect(all.map(({ act, author }) => [act, author === null])).toEqual([
      ["changed", false],
      ["initial", true],
    ]);
    expect(all[1]?.content).toMatchObject({ link: "/category/rings" });
  });

  it("of a section are not published if what they name has gone, and nothing is half-done", async () => {
    const banner = await shop.create();
    const one = await shop.createSection({ type: "banner", source: { bannerId: banner.id } });
    await shop.call("POST", `sections/${one.id}`, { type: "text", source: { text: { ru: "Текст" } } });
    const draft = { type: "banner", source: { bannerId: banner.id } };
    await shop.call("POST", `sections/${one.id}/draft`, draft);
    await shop.call("DELETE", `banners/${banner.id}`);
    const before = await shop.findSection(one.id);
    for (const [path, body] of [
      ["publish", {}],
      ["rollback", { number: 1 }],
    ] as const) {
      const refused = await shop.call("POST", `content/${one.id}/${path}`, body);
      expect([refused.status, refused.body.details?.fields]).toEqual([400, { "source.bannerId": "unknown" }]);
    }
    expect(await shop.findSection(one.id)).toEqual(before);
    // by itself neither: the draft stays and says so
    await shop.catalog.db.query("update section set publish_at = now() - interval '1 second' where id = $1", [
      one.id,
    ]);
    await shop.run("publishScheduled");
    expect(await shop.findSection(one.id)).toMatchObject({
      type: "text",
      draft: { publishAt: null, refused: true, content: { type: "banner" } },
    });
    expect(await shop.acts(one.id)).toEqual(["changed", "created"]);
    await shop.call("DELETE", `sections/${one.id}`);
  });
});
