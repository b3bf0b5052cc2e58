import { beforeAll, expect, it } from "vitest";
import { sharedProductPanel, type ProductPanel } from "../seller-products/open-product-panel.ts";
import { categoryCalls, type CategoryCalls } from "./category-calls.ts";

let panel: ProductPanel;
let calls: CategoryCalls;
beforeAll(async () => {
  panel = await sharedProductPanel();
  calls = await categoryCalls(panel);
});

const codes = { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 };

async function created(body: object = {}) {
  const { status, body: answer } = await calls.create({ name: { ru: calls.word("Новая") }, ...body });
  expect(status).toBe(201);
  return answer.category;
}

/** Slugs below a category in their order. */
const below = async (parentId: string) =>
  (await calls.list()).filter((one) => one.parentId === parentId).map(({ id, order }) => [id, order]);

it("creates a category whose name, attributes and codes buyers and shops see at once", async () => {
  const name = { ru: calls.word("Посуда"), uz: "Idishlar", en: "Dishes" };
  const attributes = [
    { key: "size", name: { ru: "Размер" }, kind: "number", unit: { ru: "см", en: "cm" } },
    {
      key: "clay",
      name: { ru: "Глина", uz: "Loy" },
      kind: "choice",
      required: true,
      choices: [{ value: "red", name: { ru: "красная" } }],
    },
  ];
  const category = await created({ name, attributes, icon: "gem", fiscalCodes: codes });
  expect(category).toMatchObject({
    name,
    icon: "gem",
    slug: expect.stringMatching(/^posuda-[a-z0-9]{8}$/),
    parentId: null,
    active: true,
    featured: true,
    productCount: 0,
    fiscalCodes: codes,
    version: "1",
    attributes: [
      { key: "size", kind: "number", required: false, choices: [] },
      { key: "clay", kind: "choice", required: true, choices: [{ value: "red" }] },
    ],
  });
  expect(await calls.seen(category.id)).toMatchObject({ name, icon: "gem", parentId: null });
  const child = await created({ parentId: category.id });
  const { terms } = (await panel.terms(child.slug)).body;
  expect(terms).toMatchObject({ ikpu: codes.ikpu, attributes: [{ key: "size" }, { key: "clay" }] });
  expect(await calls.list(`DISHES ${name.ru.slice(-8)}`)).toMatchObject([{ id: category.id }]);
  expect(await calls.list("%")).toEqual([]);
});

it("lists the whole tree, or a page of it", async () => {
  const whole = await calls.list();
  const { body } = await calls.call<{ categories: { id: string }[]; count: number }>(
    "GET",
    "/admin/categories?limit=2&page=2",
  );
  expect(whole.length).toBeGreaterThan(3);
  expect(body.categories.map(({ id }) => id)).toEqual(whole.slice(2, 4).map(({ id }) => id));
  expect(body.count).toBe(whole.length);
});

it("creates one category when the same is requested several times at once", async () => {
  const body = { name: { ru: calls.word("Дважды") } };
  const answers = await Promise.all(Array.from({ length: 5 }, () => calls.create(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "category_exists",
    details: { fields: { name: "duplicate" } },
  });
  expect(await calls.list(body.name.ru)).toHaveLength(1);
});

it("admits administrators only", async () => {
  const { id } = await created();
  for (const token of ["", panel.buyer.token, panel.owner.token]) {
    const answers = await Promise.all([
      calls.call("GET", "/admin/categories", undefined, token),
      calls.create({ name: { ru: "Чужая" } }, token),
      calls.change(id, { active: false }, token),
      calls.remove(id, token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  }
  expect(await calls.seen(id)).toMatchObject({ id });
  expect(await calls.list("Чужая")).toEqual([]);
});

it("refuses what the shop cannot show, and changes nothing", async () => {
  const top = await created();
  const child = await created({ parentId: top.id });
  const before = await calls.list();
  const choice = { key: "clay", name: { ru: "Глина" }, kind: "choice" };
  const refused: [body: object, status: number, reason: string][] = [
    [{ icon: "no-such-icon" }, 400, "icon"],
    [{ parentId: "pcat_none" }, 404, "parentId"],
    [{ parentId: child.id }, 400, "parentId"],
    [{ slug: "tree" }, 400, "slug"],
    [{ slug: "Посуда" }, 400, "pattern"],
    [{ slug: top.slug }, 409, "slug"],
    [{ image: await calls.sent(panel.owner.id, "foreign") }, 400, "image"],
    [{ fiscalCodes: { ...codes, ikpu: "1234567890123456" } }, 400, "pattern"],
    [{ attributes: [choice] }, 400, "Invalid"],
    [{ attributes: Array(2).fill({ ...choice, kind: "text" }) }, 400, "Invalid"],
  ];
  for (const [body, status, reason] of refused) {
    const answer = await calls.create({ name: { ru: calls.word("Плохая") }, ...body });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(reason)]);
  }
  for (const [id, parentId, problem] of [
    [top.id, top.id, "ring"],
    [top.id, child.id, "ring"],
    [top.id, (await created()).id, "too_deep"],
  ] as const) {
    const { status, body } = await calls.change(id, { parentId });
    expect([status, body.details?.fields]).toEqual([400, { parentId: problem }]);
  }
  const unknown = [await calls.change("pcat_none", { active: true }), await calls.remove("pcat_none")];
  expect(unknown.map(({ status, body }) => [status, body.code])).toEqual(
    Array(2).fill([404, "category_not_found"]),
  );
  const known = new Set(before.map(({ id }) => id));
  expect((await calls.list()).filter(({ id }) => known.has(id))).toEqual(before);
});

it("puts a category at the requested position, and elsewhere, with those beside it in order", async () => {
  const [top, other] = [await created(), await created()];
  const { id: first } = await created({ parentId: top.id });
  const { id: second } = await created({ parentId: top.id });
  const { id: third } = await created({ parentId: top.id });
  const inserted = await created({ parentId: top.id, order: 1 });
  expect(await below(top.id)).toEqual([first, inserted.id, second, third].map((id, at) => [id, at]));
  expect((await calls.change(third, { order: 0 })).body.category.order).toBe(0);
  const moved = await calls.change(first, { parentId: other.id });
  expect(moved.body.category).toMatchObject({ parentId: other.id, order: 0 });
  expect(await below(top.id)).toEqual([third, inserted.id, second].map((id, at) => [id, at]));
  expect((await calls.remove(inserted.id)).status).toBe(200);
  expect(await below(top.id)).toEqual([third, second].map((id, at) => [id, at]));
  await calls.change(first, { parentId: null });
  expect(await calls.seen(first)).toMatchObject({ parentId: null });
  const { rows } = await panel.shop.db.query("select mpath from product_category where id = $1", [first]);
  expect(rows).toEqual([{ mpath: first }]);
});

it("refuses a stale version with the current category, and one of two changes of the same version", async () => {
  const { id, version } = await created();
  expect((await calls.change(id, { icon: "gem", version })).status).toBe(200);
  const stale = await calls.change(id, { icon: "car", version });
  expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  expect(stale.body.details?.current).toMatchObject({ id, icon: "gem" });
  const now = stale.body.details?.current?.version;
  // a repeat changes nothing, so the version stays
  expect((await calls.change(id, { icon: "gem", version: now })).body.category.version).toBe(now);
  const both = await Promise.all(["car", "eye"].map((icon) => calls.change(id, { icon, version: now })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await calls.change(id, { icon: null })).body.category.icon).toBeNull();
});

it("holds the picture of a category, and releases it with the next one", async () => {
  const { rows } = await panel.shop.db.query<{ id: string }>(
    `select id from "user" order by created_at desc limit 1`,
  );
  const [first, second] = [await calls.sent(rows[0]!.id, "tile1"), await calls.sent(rows[0]!.id, "tile2")];
  const { id } = await created({ image: first });
  expect(await calls.holders(first)).toEqual([`category:${id}`]);
  expect((await calls.change(id, { image: second })).body.category.image).toBe(second);
  expect([await calls.holders(first), await calls.holders(second)]).toEqual([[], [`category:${id}`]]);
  await calls.remove(id);
  expect(await calls.holders(second)).toEqual([]);
});

it("is deleted in the version that was seen, or refused with the current category", async () => {
  const { id, version } = await created();
  const { category } = (await calls.change(id, { icon: "gem" })).body;
  const stale = await calls.remove(id, undefined, version);
  expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  expect(stale.body.details).toEqual({ current: category, sent: version });
  expect((await calls.remove(id, undefined, category.version)).status).toBe(200);
});
