import type { ModerationDecision, ModerationItem } from "@bezak/contract/moderation.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openProductAdmin, type ProductAdmin } from "../product-admin/product-calls.ts";

let products: ProductAdmin;

beforeAll(async () => void (products = await openProductAdmin("checked-goods")));

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
  decision: ModerationDecision | null;
  item: ModerationItem | null;
  code?: string;
}

const ask = async (method: string, path: string, body?: unknown) =>
  (
    await products.panel.shop.commerce.call<Answer>(method, `/admin/moderation${path}`, {
      token: products.admin,
      body,
    })
  ).body;
const waiting = async () => (await ask("GET", "?kind=product")).items;
const rewrite = (id: string, change: object) => products.panel.rewrite(id, change, products.owner);
const seen = async (id: string) => (await products.panel.seen(id)).status;

const decide = ({ id, version }: ModerationItem, outcome: string, more: object = {}) =>
  ask("POST", "/decisions", { kind: "product", id, version, outcome, ...more });

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

it("asks for nothing while the setting is off, and of an administrator", async () => {
  const { id } = await products.made();
  await products.change(id, { name: "Название администратора" });
  await check(false);
  await rewrite(id, { name: "Название магазина" });
  expect(await waiting()).toEqual([]);
});

it("leaves an approved product as it is, and lets it wait again when that is undone", async () => {
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

it("hides a rejected product with a reason for its shop, and shows it again when that is undone", async () => {
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
