import { beforeAll, expect, it } from "vitest";
import { openProductAdmin, type ProductAdmin } from "../product-admin/product-calls.ts";
import { jobCalls, type JobCalls } from "./job-calls.ts";

const reason = "Нет документов на товар";

let products: ProductAdmin;
let jobs: JobCalls;
beforeAll(async () => {
  products = await openProductAdmin("bulk-goods");
  jobs = await jobCalls(products.panel.shop);
});

const ofShop = () => ({ filter: { shop: products.sellerId } });
const stateOf = async (id: string) => {
  const { product } = (await products.one(id)).body;
  return [product.status, product.hiddenReason];
};

async function done(body: object) {
  const answer = await jobs.start(body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return jobs.reach(answer.body.job.id, "done");
}

it("hides the products of a shop, shows hidden ones again, and an undo returns each to what it was", async () => {
  const [shown, draft] = [await products.made(), await products.made({ status: "draft" })];
  const hidden = await done({ kind: "hide_products", reason, ...ofShop() });
  expect(hidden).toMatchObject({ total: 2, done: 2, failed: 0 });
  expect([await stateOf(shown.id), await stateOf(draft.id)]).toEqual([
    ["hidden", reason],
    ["hidden", reason],
  ]);
  // a change of something else is no obstacle to the undo
  expect((await products.change(shown.id, { brand: "Atlas", reason })).status).toBe(200);
  const back = await jobs.undo(hidden.id);
  expect(await jobs.reach(back.body.job.id, "done")).toMatchObject({ total: 2, done: 2, failed: 0 });
  expect([await stateOf(shown.id), await stateOf(draft.id)]).toEqual([
    ["published", null],
    ["draft", null],
  ]);
  await products.change(shown.id, { status: "hidden", reason });
  expect(await done({ kind: "show_products", ...ofShop() })).toMatchObject({ done: 1, unchanged: 1 });
  expect(await stateOf(shown.id)).toEqual(["published", null]);
});

it("does not undo a later decision that looks the same", async () => {
  const { id } = await products.made();
  const hidden = await done({ kind: "hide_products", ids: [id], reason });
  for (const body of [{ status: "published" }, { status: "hidden", reason }])
    expect((await products.change(id, body)).status).toBe(200);
  const back = await jobs.undo(hidden.id);
  expect(await jobs.reach(back.body.job.id, "done")).toMatchObject({ done: 0, failed: 1 });
  expect((await jobs.rows(back.body.job.id)).rows).toMatchObject([{ code: "changed_since" }]);
  expect(await stateOf(id)).toEqual(["hidden", reason]);
});

it("reports what a single act would refuse, by product", async () => {
  const { id } = await products.made({ status: "draft", images: [] });
  await products.change(id, { status: "hidden", reason });
  const job = await done({ kind: "show_products", ids: [id] });
  expect(job).toMatchObject({ done: 0, failed: 1 });
  expect((await jobs.rows(job.id, "failed")).rows).toMatchObject([{ object: { id }, code: "product_unfit" }]);
  expect(await stateOf(id)).toEqual(["hidden", reason]);
});

it("moves products to another category and back", async () => {
  // published, it would need fiscal codes, which only its own category has
  const { id, category } = await products.made({ status: "draft" });
  const categoryId = "pcat_goods_room";
  const move = await done({ kind: "move_products", ids: [id], categoryId });
  expect((await jobs.rows(move.id)).rows).toMatchObject([{ state: "done", code: null }]);
  const categoryNow = async () => (await products.one(id)).body.product.category.id;
  expect(await categoryNow()).toBe(categoryId);
  const back = await jobs.undo(move.id);
  expect(await jobs.reach(back.body.job.id, "done")).toMatchObject({ done: 1 });
  expect(await categoryNow()).toBe(category.id);
  // moved away and back by somebody since, it looks as the job left it
  const again = await done({ kind: "move_products", ids: [id], categoryId });
  for (const to of [category.id, categoryId])
    expect((await products.change(id, { categoryId: to, reason })).status).toBe(200);
  const late = await jobs.undo(again.id);
  expect(await jobs.reach(late.body.job.id, "done")).toMatchObject({ done: 0, failed: 1 });
  expect((await jobs.rows(late.body.job.id)).rows).toMatchObject([{ code: "changed_since" }]);
  expect(await categoryNow()).toBe(categoryId);
  // a hidden category
  const refused = await done({ kind: "move_products", ids: [id], categoryId: "pcat_goods_hidden" });
  expect((await jobs.rows(refused.id)).rows).toMatchObject([{ state: "failed", code: "category_not_found" }]);
});
