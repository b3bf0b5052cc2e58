import type { ModerationDecision, ModerationItem } from "@bezak/contract/moderation.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shopCalls } from "../shops/shop-calls.ts";
import { openProductAdmin, type ProductAdmin } from "../product-admin/product-calls.ts";

let products: ProductAdmin;

/** of another administrator */
let second: string;

beforeAll(async () => {
  products = await openProductAdmin("checked-goods");
  second = await shopCalls(products.panel.shop).administrator();
});

beforeEach(async () => {
  await check(true);
  await products.panel.shop.db.query("delete from changed_product");
});

afterAll(() => check(false));

const check = (value: boolean) =>
  products.panel.shop.db.query(
    `insert into shop_setting (id, value) values ('productChecks', $1)
     on conflict (id) do update set value = excluded.value`,
    [JSON.stringify({ value })],
  );

interface Answer {
  items: ModerationItem[];
  counts: Record<string, number>;
  decision: ModerationDecision | null;
  item: ModerationItem | null;
  code?: string;
  details?: { current?: Pick<Answer, "decision" | "item"> };
}

const askAs = (token: string, method: string, path: string, body?: unknown) =>
  products.panel.shop.commerce.call<Answer>(method, `/admin/moderation${path}`, { token, body });
const ask = async (method: string, path: string, body?: unknown) =>
  (await askAs(products.admin, method, path, body)).body;
const waiting = async () => (await ask("GET", "?kind=product")).items;
const rewrite = (id: string, change: object) => products.panel.rewrite(id, change, products.owner);
const setStatus = (id: string, status: string) =>
  products.panel.change({ products: [{ id, status }] }, products.owner);
const hide = (id: string) => products.change(id, { status: "hidden", reason: "Чужое фото" });
const decisions = async (id: string) =>
  (
    await products.panel.shop.db.query<{ outcome: string; reason: string | null }>(
      "select outcome, reason from moderation_decision where item_id = $1 order by decided_at",
      [id],
    )
  ).rows;
const hiddenReason = async (id: string) =>
  (await products.panel.list("?status=hidden", products.owner)).products.find((row) => row.id === id)
    ?.hiddenReason;
const seen = async (id: string) => (await products.panel.seen(id)).status;

const decideAs = (token: string, { id, version }: ModerationItem, outcome: string, more: object = {}) =>
  askAs(token, "POST", "/decisions", { kind: "product", id, version, outcome, ...more });
const decide = async (item: ModerationItem, outcome: string, more: object = {}) =>
  (await decideAs(products.admin, item, outcome, more)).body;
const rejection = { reasons: ["wrong_name"] };

async function changed(): Promise<ModerationItem> {
  const { id } = await products.made();
  await rewrite(id, { name: "Совсем другое название" });
  const [item] = await waiting();
  expect(item?.id).toBe(id);
  return item!;
}

it("shows what a shop has changed of a published product, which stays published", async () => {
  const { id } = await products.made();
  await rewrite(id, { price: 95_000 });
  expect(await waiting()).toEqual([]);
  await rewrite(id, { name: "Совсем другое название" });
  const [first] = await waiting();
  expect(first).toMatchObject({
    kind: "product",
    title: "Совсем другое название",
    shop: { name: expect.any(String) },
    product: { name: { ru: "Совсем другое название" }, changed: ["name"] },
  });
  await rewrite(id, { description: { ru: "Совсем другое описание товара, длиннее прежнего" } });
  const [second] = await waiting();
  expect(second?.product?.changed.toSorted()).toEqual(["description", "name"]);
  expect([second?.createdAt, second?.version === first?.version]).toEqual([first?.createdAt, false]);
  expect(await decide(first!, "approved")).toMatchObject({ code: "stale_version" });
  expect(await seen(id)).toBe(200);
});

it("shows a product of a shop with two owners once, under the name of the first", async () => {
  const { sellerId, panel } = products;
  const { shop } = panel;
  const item = await changed();
  const { person } = item;
  await shop.db.query(
    "insert into seller_member (id, customer_id, seller_id, role) values ('selmem_second', 'cus_second', $1, 'owner')",
    [sellerId],
  );
  const { items, counts } = await ask("GET", "?kind=product");
  await shop.db.query("delete from seller_member where id = 'selmem_second'");
  expect([items.map(({ id }) => id), counts.product, items[0]?.person]).toEqual([[item.id], 1, person]);
});

it("asks for nothing while the setting is off, and of an administrator", async () => {
  const { id } = await products.made();
  await products.change(id, { name: "Название администратора" });
  await check(false);
  await rewrite(id, { name: "Название магазина" });
  expect(await waiting()).toEqual([]);
});

it("is decided once, and a second administrator is answered with that", async () => {
  const item = await changed();
  const { decision } = await decide(item, "rejected", rejection);
  for (const [outcome, more] of [
    ["approved", {}],
    ["rejected", rejection],
  ] as const) {
    const late = await decideAs(second, item, outcome, more);
    expect([late.status, late.body.code]).toEqual([409, "already_decided"]);
    expect(late.body.details?.current).toEqual({ item: null, decision });
  }
  // its own repeat, after a lost answer, is no other decision
  expect((await decide(item, "rejected", rejection)).decision).toEqual(decision);
  expect(await decisions(item.id)).toHaveLength(1);
});

it("stores the decision of one of two administrators who decide at once", async () => {
  const item = await changed();
  const answers = await Promise.all([
    decideAs(products.admin, item, "approved"),
    decideAs(second, item, "rejected", rejection),
  ]);
  const [made, refused] = answers.toSorted((one, two) => one.status - two.status);
  expect([made!.status, refused!.status]).toEqual([201, 409]);
  expect(refused!.body.details?.current?.decision).toEqual(made!.body.decision);
  expect(await decisions(item.id)).toHaveLength(1);
});

it("keeps an approved product published, and undoing lets it wait again", async () => {
  const item = await changed();
  const { decision } = await decide(item, "approved");
  expect([await waiting(), await seen(item.id)]).toEqual([[], 200]);
  expect(await decide(item, "rejected", { reasons: ["wrong_name"] })).toMatchObject({
    code: "already_decided",
  });
  expect((await ask("POST", "/undo", { decisionId: decision?.id })).item?.id).toBe(item.id);
  const [again] = await waiting();
  expect(again).toMatchObject({ id: item.id, createdAt: item.createdAt });
  await rewrite(item.id, { name: "Ещё одно название" });
  const [newer] = await waiting();
  const approved = await decide(newer!, "approved");
  await rewrite(item.id, { price: 99_000 });
  expect((await ask("POST", "/undo", { decisionId: approved.decision?.id })).code).toBe("undo_refused");
});

it("hides a rejected product with a reason for its shop, and undoing publishes it again", async () => {
  const item = await changed();
  const { decision } = await decide(item, "rejected", { reasons: ["wrong_name"], words: "как на упаковке" });
  expect(decision).toMatchObject({
    outcome: "rejected",
    reason: expect.stringContaining("; как на упаковке"),
  });
  expect(await seen(item.id)).toBe(404);
  const { products: rows } = await products.panel.list("?status=hidden", products.owner);
  expect(rows.find(({ id }) => id === item.id)).toMatchObject({ hiddenReason: decision?.reason });
  expect((await decide(item, "approved")).code).toBe("already_decided");
  expect((await ask("POST", "/undo", { decisionId: decision?.id })).item?.id).toBe(item.id);
  await expect.poll(() => seen(item.id), { timeout: 30_000 }).toBe(200);
  expect((await waiting())[0]?.id).toBe(item.id);
});

it("does not undo a rejection that the shop has answered", async () => {
  const item = await changed();
  const { decision } = await decide(item, "rejected", { words: "как на упаковке" });
  const path = `/vendor/products/${item.id}/answer`;
  const answered = await products.panel.call(products.owner, "POST", path, { text: "Исправим название" });
  expect(answered.status).toBe(201);
  expect((await ask("POST", "/undo", { decisionId: decision?.id })).code).toBe("undo_refused");
  expect(await seen(item.id)).toBe(404);
  expect(await waiting()).toMatchObject([
    { id: item.id, product: { hiddenReason: decision?.reason, answer: "Исправим название" } },
  ]);
});

it("lets a product wait that was edited while it was unpublished", async () => {
  const { id } = await products.made();
  await setStatus(id, "draft");
  await rewrite(id, { name: "Название черновика" });
  expect(await waiting()).toEqual([]);
  await setStatus(id, "published");
  expect(await waiting()).toMatchObject([{ id, product: { changed: ["name"], hiddenReason: null } }]);
});

it("compares a write that unpublishes the product too", async () => {
  const { id } = await products.made();
  await rewrite(id, { name: "Название черновика", status: "draft" });
  await setStatus(id, "published");
  expect(await waiting()).toMatchObject([{ id }]);
});

it("is 404 about a product that its shop has unpublished, and about a deleted one", async () => {
  const item = await changed();
  await setStatus(item.id, "draft");
  expect((await decide(item, "approved")).code).toBe("moderation_item_not_found");
  await setStatus(item.id, "published");
  const [again] = await waiting();
  await products.panel.remove(item.id, products.owner);
  expect((await decide(again!, "approved")).code).toBe("moderation_item_not_found");
  const { rows } = await products.panel.shop.db.query("select 1 from changed_product where product_id = $1", [
    item.id,
  ]);
  expect(rows).toEqual([]);
});

describe("a hidden product", () => {
  it("waits once its shop has corrected it, and is published by approving it", async () => {
    await check(false);
    const { id } = await products.made();
    await hide(id);
    await rewrite(id, { price: 91_000 });
    expect(await waiting()).toEqual([]);
    await rewrite(id, { name: "Исправленное название" });
    const [item] = await waiting();
    expect(item).toMatchObject({ id, product: { changed: ["name"], hiddenReason: "Чужое фото" } });
    const { decision } = await decide(item!, "approved");
    await expect.poll(() => seen(id), { timeout: 30_000 }).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await ask("POST", "/undo", { decisionId: decision?.id })).item).toMatchObject({
      id,
      createdAt: item!.createdAt,
      product: { hiddenReason: "Чужое фото" },
    });
    expect([await hiddenReason(id), await seen(id)]).toEqual(["Чужое фото", 404]);
  });

  it("stays hidden with the new reason when it is rejected again, and with the former one when that is undone", async () => {
    const { id } = await products.made();
    await hide(id);
    await rewrite(id, { name: "Всё ещё неверное название" });
    const [item] = await waiting();
    const { decision } = await decide(item!, "rejected", { words: "название с упаковки" });
    expect([await hiddenReason(id), await waiting()]).toEqual(["название с упаковки", []]);
    await ask("POST", "/undo", { decisionId: decision?.id });
    expect([await hiddenReason(id), (await waiting())[0]?.id]).toEqual(["Чужое фото", id]);
  });

  it("cannot be published while it is incomplete", async () => {
    const { id } = await products.made();
    await hide(id);
    await rewrite(id, { name: "Без описания", description: { ru: "" }, status: "draft" });
    const [item] = await waiting();
    expect((await decide(item!, "approved")).code).toBe("product_incomplete");
    expect((await waiting())[0]?.version).toBe(item?.version);
  });

  it("has the decision of the administrator who hid or showed it on its page, and does not wait any more", async () => {
    const item = await changed();
    await hide(item.id);
    expect(await waiting()).toEqual([]);
    expect(await decide(item, "approved")).toMatchObject({ code: "already_decided" });
    await rewrite(item.id, { name: "Исправленное название" });
    await products.change(item.id, {
      status: "published",
      name: "Название администратора",
      reason: "Опечатка",
    });
    expect(await waiting()).toEqual([]);
    expect(await decisions(item.id)).toEqual([
      { outcome: "rejected", reason: "Чужое фото" },
      { outcome: "approved", reason: null },
    ]);
  });
});
