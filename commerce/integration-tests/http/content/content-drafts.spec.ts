import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { openContent, title, type OpenContent } from "./open-content.ts";

let shop: OpenContent;

beforeAll(async () => {
  shop = await openContent("drafts");
});

afterAll(() => shop.clear());

/** As if the time of the draft had come `seconds` ago. */
const passTime = (id: string, seconds = 1) =>
  shop.catalog.db.query("update banner set publish_at = now() - $2 * interval '1 second' where id = $1", [
    id,
    seconds,
  ]);

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
    // also when an earlier version is published again
    await shop.call("POST", `banners/${id}`, { link: "/catalog" });
    await shop.call("POST", `banners/${id}/draft`, { link: "/category/rings" });
    const { body } = await shop.call("POST", `content/${id}/rollback`, { number: 1 });
    expect(body.content).toMatchObject({ id, link: "/category/rings", draft: null });
  });

  it("includes changes that were published after it was saved", async () => {
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

  it("refuses a change of the published content that would make its end precede its start", async () => {
    const { id } = await shop.create();
    await shop.call("POST", `banners/${id}/draft`, { startsAt: "2099-01-10T00:00:00Z" });
    const before = await shop.find(id);
    const end = (day: number) => shop.call("POST", `banners/${id}`, { endsAt: `2099-01-${day}T00:00:00Z` });
    const refused = await end(10);
    expect([refused.status, refused.body.details?.fields]).toEqual([400, { endsAt: "before_draft_start" }]);
    expect(await shop.find(id)).toEqual(before);
    expect((await end(11)).status).toBe(200);
    expect((await shop.call("POST", `content/${id}/publish`, {})).status).toBe(200);
  });

  it.each([
    ["a script link", { link: "javascript:alert(1)" }, "invalid_data"],
    [
      "an end before its start",
      { startsAt: "2099-01-02T00:00:00Z", endsAt: "2099-01-01T00:00:00Z" },
      "endsAt",
    ],
    ["a publication in the past", { title: { ru: "Зима" }, publishAt: "2020-01-01T00:00:00Z" }, "publishAt"],
    ["a position in the order", { order: 1 }, "order"],
  ])("is refused with %s", async (_, wrong, reason) => {
    const banner = await shop.create();
    const { status, body } = await shop.call("POST", `banners/${banner.id}/draft`, wrong);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(reason)]);
    expect(await shop.find(banner.id)).toEqual(banner);
  });

  it("is refused with a picture that another person uploaded", async () => {
    const banner = await shop.create();
    const owner = (await shop.calls.member("atlas", "owner")).id;
    const desktop = await shop.calls.sent(owner, "foreigndraft");
    const change = { image: { ...shop.image, desktop } };
    const { status, body } = await shop.call("POST", `banners/${banner.id}/draft`, change);
    expect([status, body.details?.fields]).toEqual([400, { "image.desktop": "not_yours" }]);
    expect(await shop.find(banner.id)).toEqual(banner);
    expect(await shop.calls.holders(desktop)).toEqual([]);
  });

  it("is published at its time, once by two jobs that run at the same time", async () => {
    const { id } = await shop.create();
    const later = "2099-01-01T00:00:00.000Z";
    await shop.call("POST", `banners/${id}/draft`, { title: { ru: "Новый год" }, publishAt: later });
    expect((await shop.find(id))?.draft?.publishAt).toBe(later);
    await shop.run("publishScheduled");
    expect(await shop.find(id)).toMatchObject({ title, draft: { publishAt: later } });
    await passTime(id);
    const holder = await shop.catalog.db.connect();
    try {
      await holder.query("begin");
      await holder.query("select 1 from banner where id = $1 for update", [id]);
      const jobs = [shop.run("publishScheduled"), shop.run("publishScheduled")];
      await until("both jobs to wait for the row", async () => (await waiting(shop.catalog.db)) >= 2);
      await holder.query("commit");
      await Promise.all(jobs);
    } finally {
      holder.release(true);
    }
    expect(await shop.find(id)).toMatchObject({ title: { ru: "Новый год" }, draft: null });
    expect(await shop.acts(id)).toEqual(["scheduled", "created"]);
    const { rows } = await shop.catalog.db.query(
      `select actor_id, address, status, said->'body' as body, before->$1->'title' as title, after->$1->'title' as now
       from admin_audit where action = 'POST /admin/content/{id}/publish' and subject = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        actor_id: shop.owner,
        address: null,
        status: 200,
        body: { publishAt: expect.any(String) },
        title,
        now: { ru: "Новый год" },
      },
    ]);
  });

  it("is published at its time although another one fails, whose content is not logged", async () => {
    const [bad, good] = [await shop.create(), await shop.create()];
    for (const { id } of [bad, good])
      await shop.call("POST", `banners/${id}/draft`, { title: { ru: "Тайная распродажа" } });
    // a link that the database refuses
    await shop.catalog.db.query(
      "update banner set draft = jsonb_set(draft, '{content,link}', 'null') where id = $1",
      [bad.id],
    );
    await passTime(bad.id, 60);
    await passTime(good.id);
    await shop.run("publishScheduled");
    expect(await shop.find(good.id)).toMatchObject({ title: { ru: "Тайная распродажа" }, draft: null });
    expect(await shop.find(bad.id)).toMatchObject({ title, draft: { publishAt: expect.any(String) } });
    const output = shop.catalog.commerce.output();
    expect(output).toContain(`The scheduled draft of ${bad.id} could not be published`);
    expect(output).not.toContain("Тайная");
    const { rows } = await shop.catalog.db.query<{ subject: string }>(
      "select subject from admin_audit where action = 'POST /admin/content/{id}/publish' and subject = any($1)",
      [[bad.id, good.id]],
    );
    expect(rows).toEqual([{ subject: good.id }]);
    await shop.call("POST", `content/${bad.id}/discard`, {});
  });
});

it("a picture that is replaced loses its crop, and the other one keeps its own", async () => {
  const original = await shop.calls.sent(shop.owner, "croporiginal");
  const desktop = await shop.calls.sent(shop.owner, "cropnew");
  const crop = { original, x: 0, y: 20, width: 200, height: 100 };
  const { id } = await shop.create({ crops: { desktop: crop, mobile: crop } });
  const image = { ...shop.image, desktop };
  const { body } = await shop.call("POST", `banners/${id}/draft`, { image });
  expect(body.banner.draft?.content.crops).toEqual({ desktop: null, mobile: crop });
  await shop.call("POST", `content/${id}/discard`, {});
  await shop.call("POST", `banners/${id}`, { image });
  expect((await shop.find(id))?.crops).toEqual({ desktop: null, mobile: crop });
});

describe("the versions", () => {
  it("record the content, its author and the version of a rollback", async () => {
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

  it("include the content before the first recorded change", async () => {
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
