import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedCatalog, takeSnapshot, type Catalog } from "../catalog/open-catalog.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { shopCalls, type Person } from "./shop-calls.ts";

interface Answer {
  shop: AdministeredShop;
  code?: string;
  details?: object;
}

let catalog: Catalog;
let admin: string;
let owner: Person;
let shopId: string;
let untilRestored: () => Promise<unknown>;

beforeAll(async () => {
  catalog = await sharedCatalog();
  untilRestored = await takeSnapshot(catalog);
  const calls = shopCalls(catalog);
  admin = await calls.administrator();
  owner = await calls.member("zargar", "owner", { name: "Aziza" });
  shopId = await calls.sellerId("zargar");
});

afterAll(async () => {
  await catalog.db.query("delete from seller_member where customer_id = $1", [owner.id]);
  await resume();
  await untilRestored();
});

const act = (path: string, body: object) =>
  catalog.commerce.call<Answer>("POST", `/admin/shops/${shopId}/${path}`, { token: admin, body });
const suspend = (reason: string, version?: string) => act("suspension", { reason, version });
const resume = (version?: string) => act("resumption", { version });
const readShown = async () => {
  const list = `/admin/shops?q=${shopId}`;
  const { body } = await catalog.commerce.call<{ shops: AdministeredShop[] }>("GET", list, { token: admin });
  return body.shops[0]!;
};

it("an act about a stale version is refused with the shop as it is", async () => {
  const { version } = await readShown();
  const answers = await Promise.all(
    ["Проверка документов", "Жалобы на подделки"].map((reason) => suspend(reason, version)),
  );
  const [made, refused] = answers.sort((a, b) => a.status - b.status);
  expect([made!.status, refused!.status, refused!.body.code]).toEqual([200, 409, "stale_version"]);
  const current = made!.body.shop;
  expect(refused!.body.details).toEqual({ current, sent: version });
  expect(await readShown()).toEqual(current);
  const late = await resume(version);
  expect([late.status, late.body.details]).toEqual([409, { current, sent: version }]);
  expect((await resume(current.version)).body.shop.status).toBe("active");
  expect((await resume(current.version)).status).toBe(200);
});

it("another reason replaces the first, and the owner reads that one too", async () => {
  const first = await suspend("Проверка документов");
  const second = await suspend("Нет сертификата на серебро", first.body.shop.version);
  expect(second.body.shop).toMatchObject({
    status: "suspended",
    suspendedReason: "Нет сертификата на серебро",
  });
  const read = async () =>
    (await inboxCalls(catalog.commerce).list({ ...owner, id: owner.id })).map(({ text }) => text).join("\n");
  await expect.poll(read, { timeout: 30_000 }).toContain("Нет сертификата на серебро");
  await resume();
});
