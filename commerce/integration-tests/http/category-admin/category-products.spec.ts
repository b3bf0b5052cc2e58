import { beforeAll, expect, it } from "vitest";
import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { sharedProductPanel, type ProductPanel } from "../seller-products/open-product-panel.ts";
import { categoryCalls, type CategoryCalls } from "./category-calls.ts";

let panel: ProductPanel;
let calls: CategoryCalls;
beforeAll(async () => {
  panel = await sharedProductPanel();
  calls = await categoryCalls(panel);
});

const metal = {
  key: "metal",
  name: { ru: "Металл" },
  kind: "choice",
  choices: [
    { value: "silver", name: { ru: "Серебро" } },
    { value: "gold", name: { ru: "Золото" } },
  ],
};
const origin = { key: "origin", name: { ru: "Откуда" }, kind: "text" };
const fiscalCodes = { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 };

/** A top category with attributes and a category with one product below it. */
async function branch() {
  const add = async (body: object): Promise<AdministeredCategory> =>
    (await calls.create({ name: { ru: calls.word("Ветвь") }, ...body })).body.category;
  const top = await add({ attributes: [metal, origin], fiscalCodes });
  const child = await add({ parentId: top.id });
  const sent = await panel.whole({ categoryId: child.id, attributes: { metal: "silver", origin: "Бухара" } });
  const { product } = (await panel.create(sent)).body;
  expect((await panel.seen(product.id)).status).toBe(200);
  return { top, child, product, add };
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

it("shows a new name, slug and place on the products' cards and in lists when it is answered", async () => {
  const { top, child, product, add } = await branch();
  const other = await add({ attributes: [metal, origin], fiscalCodes });
  const slug = `renamed-${child.slug.slice(-8)}`;
  const name = { ru: "Иначе", uz: "Boshqacha", en: "Otherwise" };
  expect((await calls.change(child.id, { name, slug, parentId: other.id })).status).toBe(200);
  const { category } = (await panel.seen(product.id)).body.product;
  expect(category).toEqual({ id: child.id, slug, name });
  expect([await listed(slug), await listed(other.slug)]).toEqual([[product.id], [product.id]]);
  expect([await listed(top.slug), await listed(child.slug)]).toEqual([[], []]);
  expect((await panel.list(`?category=${slug}`)).products[0]?.category.name).toEqual(name);
});

it("hides a category with everything below it, and shows it again", async () => {
  const { top, child, product } = await branch();
  expect((await calls.change(top.id, { active: false })).body.category.active).toBe(false);
  expect([await calls.seen(top.id), await calls.seen(child.id)]).toEqual([undefined, undefined]);
  expect((await panel.seen(product.id)).status).toBe(404);
  const refused = await panel.create(await panel.whole({ categoryId: child.id }));
  expect(refused.body.code).toBe("category_not_found");
  expect((await calls.list(top.slug))[0]).toMatchObject({ active: false, productCount: 1 });
  await calls.change(top.id, { active: true });
  expect(await calls.seen(child.id)).toMatchObject({ parentId: top.id });
  await expect.poll(async () => (await panel.seen(product.id)).status, { timeout: 10_000 }).toBe(200);
});

it("refuses to take away attributes and choices that products use, and names how many do", async () => {
  const { top, child, add } = await branch();
  const refused = async (id: string, body: object) => {
    const answer = await calls.change(id, body);
    return [answer.status, answer.body.code, answer.body.details?.fields];
  };
  const inUse = (path: string) => [409, "attribute_in_use", { [path]: "in_use:1" }];
  expect(await refused(top.id, { attributes: [metal] })).toEqual(inUse("attributes.origin"));
  expect(await refused(top.id, { attributes: [metal, { ...origin, kind: "yes_no" }] })).toEqual(
    inUse("attributes.origin"),
  );
  const gold = { ...metal, choices: metal.choices.slice(1) };
  expect(await refused(top.id, { attributes: [gold, origin] })).toEqual(
    inUse("attributes.metal.choices.silver"),
  );
  const elsewhere = await add({ attributes: [metal] });
  expect(await refused(child.id, { parentId: elsewhere.id })).toEqual(inUse("attributes.origin"));
  expect(await calls.list(top.slug)).toMatchObject([{ version: "1", attributes: [metal, origin] }]);
  const silver = { ...metal, choices: metal.choices.slice(0, 1) };
  expect((await calls.change(top.id, { attributes: [silver, origin] })).status).toBe(200);
});

it("shows products with the new names of attributes and choices", async () => {
  const { top, product } = await branch();
  const name = { ru: "Сплав", uz: "Qotishma", en: "Alloy" };
  const choices = [{ value: "silver", name: { ru: "Серебро 925", en: "Sterling" } }, metal.choices[1]];
  const { status } = await calls.change(top.id, { attributes: [origin, { ...metal, name, choices }] });
  expect(status).toBe(200);
  const shown = async () => (await panel.seen(product.id)).body.product.attributes;
  const bukhara = { ru: "Бухара", uz: "Бухара", en: "Бухара" };
  await expect.poll(shown, { timeout: 10_000 }).toEqual([
    { name: { ru: "Откуда", uz: "Откуда", en: "Откуда" }, value: bukhara },
    { name, value: { ru: "Серебро 925", uz: "Серебро 925", en: "Sterling" } },
  ]);
  const form = (await panel.one(product.id)).body.product;
  expect(form).toMatchObject({ attributes: { metal: "silver", origin: "Бухара" }, version: 1, missing: [] });
});

it("deletes only an empty category, once", async () => {
  const { top, child, product } = await branch();
  const refused = [await calls.remove(top.id), await calls.remove(child.id)];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array(2).fill([409, "category_not_empty"]),
  );
  await panel.rewrite(product.id, { status: "draft" });
  expect((await calls.remove(child.id)).status).toBe(409);
  await panel.remove(product.id);
  const answers = await Promise.all([calls.remove(child.id), calls.remove(child.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect([await calls.seen(child.id), await calls.list(child.slug)]).toEqual([undefined, []]);
  expect((await panel.terms(child.id)).status).toBe(404);
});

it("leaves no product in a category that is deleted while the product is created", async () => {
  const { add } = await branch();
  for (let round = 0; round < 4; round += 1) {
    const { id } = await add({ fiscalCodes });
    const sent = await panel.whole({ categoryId: id, attributes: {} });
    const [made, gone] = await Promise.all([panel.create(sent), calls.remove(id)]);
    expect([
      [201, 409],
      [404, 200],
    ]).toContainEqual([made.status, gone.status]);
  }
});
