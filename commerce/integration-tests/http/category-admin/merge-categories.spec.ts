import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { beforeAll, expect, it } from "vitest";
import { userAdminCalls } from "../users/user-admin-calls.ts";
import { sharedProductPanel, type ProductPanel } from "../seller-products/open-product-panel.ts";
import { categoryCalls, type CategoryCalls } from "./category-calls.ts";

type Answer = { category: AdministeredCategory; details?: { current?: AdministeredCategory } };

let panel: ProductPanel;
let calls: CategoryCalls;
beforeAll(async () => {
  panel = await sharedProductPanel();
  calls = await categoryCalls(panel);
});

const origin = { key: "origin", name: { ru: "Откуда" }, kind: "text" };
const renamedOrigin = { ...origin, name: { ru: "Происхождение" } };
const fiscalCodes = { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 };

const add = async (body: object = {}): Promise<AdministeredCategory> =>
  (await calls.create({ name: { ru: calls.word("Слияние") }, ...body })).body.category;
const merge = (id: string, body: object, token?: string) =>
  calls.call<Answer>("POST", `/admin/categories/${id}/merge`, body, token);
const refusal = async (id: string, body: object) => {
  const answer = await merge(id, body);
  return [answer.status, answer.body.code, answer.body.details?.fields];
};
async function productIn(category: AdministeredCategory, attributes: object = {}): Promise<string> {
  const { product } = (await panel.create(await panel.whole({ categoryId: category.id, attributes }))).body;
  expect((await panel.seen(product.id)).status).toBe(200);
  return product.id;
}
const listed = async (category: string) =>
  (
    await calls.call<{ documents: { id: string }[] }>(
      "GET",
      `/catalog/products?category=${category}`,
      undefined,
      "",
    )
  ).body.documents.map(({ id }) => id);
const setRule = (category: AdministeredCategory, rate: number) =>
  panel.shop.db.query("insert into commission_rule (id, category_id, rate) values ($1, $2, $3)", [
    `comrule_${category.id}`,
    category.id,
    rate,
  ]);

/** Category and rate, in hundredths of a percent, of the rules of these categories. */
async function rulesOf(...categories: AdministeredCategory[]) {
  const { rows } = await panel.shop.db.query<{ category_id: string; rate: number }>(
    "select category_id, rate from commission_rule where category_id = any($1)",
    [categories.map(({ id }) => id)],
  );
  return rows;
}

it("a merge has moved products, the categories below, addresses, codes, rules and sections once it is answered", async () => {
  const from = await add({ attributes: [origin], fiscalCodes });
  const child = await add({ parentId: from.id });
  const into = await add({ attributes: [renamedOrigin] });
  const [own, below] = [await productIn(from, { origin: "Бухара" }), await productIn(child)];
  await setRule(from, 700);
  const section = (source: object, type: string) =>
    calls.call<{ section: { id: string } }>("POST", "/admin/sections", {
      type,
      title: { ru: "Раздел" },
      source,
    });
  const products = (await section({ category: from.slug, limit: 4 }, "products")).body.section;
  const categories = (await section({ ids: [into.id, from.id], limit: 4 }, "categories")).body.section;

  // a draft names the category, and a deleted section does
  const drafted = (await section({ category: into.id, limit: 4 }, "products")).body.section;
  const draft = { type: "categories", source: { ids: [from.slug, into.slug], limit: 2 } };
  await calls.call("POST", `/admin/sections/${drafted.id}/draft`, draft);
  const deleted = (await section({ category: from.slug, limit: 4 }, "products")).body.section;
  await calls.call("DELETE", `/admin/sections/${deleted.id}`);

  const { status, body } = await merge(from.id, { into: into.id, version: from.version });
  expect([status, body.category]).toMatchObject([200, { id: into.id, productCount: 2, fiscalCodes }]);
  expect(body.category.version).not.toBe(into.version);
  expect(await calls.list(from.slug)).toEqual([]);
  expect((await calls.list(child.slug))[0]).toMatchObject({ id: child.id, parentId: into.id, order: 0 });
  const all = [own, below].sort();
  for (const key of [into.slug, into.id, from.slug, from.id])
    expect([key, (await listed(key)).sort()]).toEqual([key, all]);
  expect((await panel.seen(own)).body.product.category).toMatchObject({ id: into.id, slug: into.slug });
  expect((await panel.seen(below)).body.product.category.id).toBe(child.id);
  expect(await calls.seen(from.id)).toBeUndefined();
  expect(await calls.seen(into.id)).toMatchObject({ formerKeys: [from.id, from.slug], productCount: 2 });
  expect(await rulesOf(from, into)).toEqual([{ category_id: into.id, rate: 700 }]);
  const { rows } = await panel.shop.db.query<{ source: object }>(
    "select source from section where id = any($1) order by type",
    [[products.id, categories.id]],
  );
  expect(rows.map(({ source }) => source)).toEqual([
    { ids: [into.id], limit: 4 },
    { category: into.id, limit: 4 },
  ]);
  const versions = (await calls.call<{ versions: object[] }>("GET", `/admin/content/${products.id}/versions`))
    .body;
  expect(versions).toMatchObject({
    count: 2,
    versions: [
      { act: "changed", author: expect.any(String), content: { source: { category: into.id } } },
      {},
    ],
  });
  const { sections } = (await calls.call<{ sections: { id: string }[] }>("GET", "/admin/sections?limit=100"))
    .body;
  expect(sections.find(({ id }) => id === drafted.id)).toMatchObject({
    draft: { content: { source: { ids: [into.id] } } },
  });
  for (const [act, { id }, request] of [
    ["restore", deleted, undefined],
    ["rollback", products, { number: 1 }],
  ] as const) {
    const answer = await calls.call("POST", `/admin/content/${id}/${act}`, request);
    expect([act, answer.body]).toMatchObject([act, { content: { source: { category: into.id } } }]);
  }
  // the job shows the attribute under its name in the other category
  const shown = async () =>
    (await panel.seen(own)).body.product.attributes?.map(({ name }: { name: { ru: string } }) => name.ru);
  await expect.poll(shown, { timeout: 30_000 }).toContain("Происхождение");
  for (const { id } of [products, categories, drafted, deleted])
    await calls.call("DELETE", `/admin/sections/${id}`);

  // once more: what was merged before follows
  const last = await add({ attributes: [renamedOrigin] });
  expect((await merge(into.id, { into: last.id })).status).toBe(200);
  expect((await listed(from.slug)).sort()).toEqual(all);
});

it("a merge keeps the commission rule and the codes of the category that stays", async () => {
  const from = await add({ fiscalCodes });
  const other = { ...fiscalCodes, ikpu: "07117001001000002" };
  const into = await add({ fiscalCodes: other });
  await setRule(from, 700);
  await setRule(into, 900);
  expect((await merge(from.id, { into: into.id })).body.category.fiscalCodes).toEqual(other);
  expect(await rulesOf(from, into)).toEqual([{ category_id: into.id, rate: 900 }]);
});

it("a merge of a category with commission rules is refused to ranks that may not change them, and changes nothing", async () => {
  const { token } = await userAdminCalls(panel.shop).administrator("content");
  const [from, plain, into] = [await add({ fiscalCodes }), await add(), await add()];
  const product = await productIn(from);
  await setRule(from, 700);
  const refused = await merge(from.id, { into: into.id }, token);
  expect([refused.status, refused.body.code]).toEqual([403, "rank_required"]);
  expect(await rulesOf(from, into)).toEqual([{ category_id: from.id, rate: 700 }]);
  expect(await listed(from.slug)).toEqual([product]);
  expect((await merge(plain.id, { into: from.id }, token)).status).toBe(200);
});

it("a merge into an inactive category hides the products", async () => {
  const [from, into] = [await add({ fiscalCodes }), await add({ active: false })];
  const product = await productIn(from);
  expect((await merge(from.id, { into: into.id })).status).toBe(200);
  expect((await panel.seen(product)).status).toBe(404);
});

it("a merge that would make a ring, a third level or a second name, or lose attributes, is refused and changes nothing", async () => {
  const [top, other] = [await add({ attributes: [origin], fiscalCodes }), await add()];
  const name = { ru: calls.word("Общее") };
  const child = await add({ parentId: top.id, name });
  const below = await add({ parentId: other.id });
  expect(await refusal(top.id, { into: child.id })).toEqual([400, "invalid_input", { into: "ring" }]);
  expect(await refusal(top.id, { into: top.id })).toEqual([400, "invalid_input", { into: "ring" }]);
  expect(await refusal(top.id, { into: below.id })).toEqual([400, "invalid_input", { into: "too_deep" }]);
  expect(await refusal(top.id, { into: "pcat_none" })).toEqual([
    404,
    "category_not_found",
    { into: "unknown" },
  ]);
  expect((await merge("pcat_none", { into: top.id })).body.code).toBe("category_not_found");
  const same = await add({ parentId: other.id, name });
  expect((await merge(top.id, { into: other.id })).body.code).toBe("category_exists");
  await calls.remove(same.id);
  const product = await productIn(top, { origin: "Хива" });
  expect(await refusal(top.id, { into: other.id })).toEqual([
    409,
    "attribute_in_use",
    { "attributes.origin": "in_use:1" },
  ]);
  const stale = await merge(top.id, { into: other.id, version: "none" });
  expect([stale.status, stale.body.code, stale.body.details?.current?.id]).toEqual([
    409,
    "stale_version",
    top.id,
  ]);
  expect((await calls.list(child.slug))[0]).toMatchObject({ parentId: top.id });
  expect(await listed(top.slug)).toEqual([product]);
});

it("a merge is refused to everybody but administrators", async () => {
  const [from, into] = [await add(), await add()];
  for (const token of ["", panel.owner.token])
    expect((await merge(from.id, { into: into.id }, token)).status).toBe(401);
  expect(await calls.list(from.slug)).toHaveLength(1);
});
