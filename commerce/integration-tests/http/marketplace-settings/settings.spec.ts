import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { keepSettings } from "./keep-settings.ts";

let shop: Shop;
let admin: string;
let putBack: () => Promise<void>;

beforeAll(async () => {
  shop = await sharedShop("people");
  admin = await shopCalls(shop).administrator();
  putBack = await keepSettings(shop);
});

afterEach(() => putBack());

interface Answer {
  settings: MarketplaceSettings;
  code?: string;
  details?: { current: MarketplaceSettings };
}

const read = async (token?: string) =>
  shop.commerce.call<Answer>("GET", "/admin/settings", { token: token ?? admin });
const change = (body: object, { token = admin, at = shop.commerce } = {}) =>
  at.call<Answer>("POST", "/admin/settings", { token, body });
const get = async (path: string, token?: string) => (await shop.commerce.call("GET", path, { token })).body;

const requisites = {
  legalName: "ООО «Безак Маркет»",
  tin: "301234567",
  address: { ru: "Ташкент, ул. Навои, 2" },
  licence: null,
};

it("writes every value where it is read, and leaves out nothing that was not given", async () => {
  const start = (await read()).body.settings;
  expect(start).toMatchObject({ storeName: "Bezak", maintenance: false, requisites: { tin: null } });
  const { status, body } = await change({
    storeName: "Bezak Market",
    contacts: { phone: "+998 71 123 45 67", hours: { ru: "Ежедневно 10:00–19:00" } },
    requisites,
    deliveryFee: 30_000,
    freeDeliveryFrom: null,
    commissionRate: 12.5,
    minimumPayout: 50_000,
    holidays: ["2027-09-01", "2027-03-21", "2027-09-01"],
    reviewModeration: false,
  });
  expect([status, body.settings]).toEqual([200, (await read()).body.settings]);
  expect(body.settings).toMatchObject({ payoutIntervalDays: start.payoutIntervalDays, maintenance: false });
  expect([start.holidays, body.settings.holidays]).toEqual([[], ["2027-03-21", "2027-09-01"]]);
  expect(body.settings.version).not.toBe(start.version);
  expect(await get("/catalog/contacts")).toEqual({
    contacts: {
      storeName: "Bezak Market",
      ...start.contacts,
      phone: "+998 71 123 45 67",
      hours: { ru: "Ежедневно 10:00–19:00" },
      requisites,
    },
  });
  expect(await get("/catalog/cities")).toMatchObject({ deliveryFee: 30_000, freeDeliveryFrom: null });
  const { quantity, productId } = { quantity: 20, ...shop.productIds("ring") };
  const quote = await shop.commerce.call<{ totals: object }>("POST", "/catalog/quote", {
    body: {
      items: [{ productId, quantity }],
      delivery: { method: "courier", city: "tashkent" },
    },
  });
  expect(quote.body.totals).toMatchObject({ delivery: 30_000 });
  expect(await get("/admin/payouts/settings", admin)).toEqual({
    settings: {
      minimumPayout: 50_000,
      payoutIntervalDays: start.payoutIntervalDays,
      version: body.settings.version,
    },
  });
  expect(await get("/admin/commission-rules", admin)).toMatchObject({
    rules: expect.arrayContaining([expect.objectContaining({ scope: "default", percent: 12.5 })]),
  });
  const second = await change({ requisites: { licence: "№ 7" }, contacts: { phone: null } });
  expect(second.body.settings).toMatchObject({
    requisites: { ...requisites, licence: "№ 7" },
    contacts: { phone: null, hours: { ru: "Ежедневно 10:00–19:00" } },
  });
});

it("shows what other calls have set, and the same values again change nothing", async () => {
  const body = { minimumPayout: 70_000, payoutIntervalDays: 3 };
  await shop.commerce.call("POST", "/admin/payouts/settings", { token: admin, body });
  const { settings } = (await read()).body;
  expect(settings).toMatchObject(body);
  expect((await change(settings)).body.settings).toEqual({
    ...settings,
    lastChanges: expect.any(Array),
    version: expect.any(String),
  });
  const again = await change({ ...settings, version: undefined });
  expect(again.body.settings).toEqual((await read()).body.settings);
});

it("records who changed each setting last, and when, but no repeat of a value", async () => {
  const other = await shopCalls(shop).administrator();
  await shop.db.query("delete from shop_setting");
  const payouts = { minimumPayout: 80_000, payoutIntervalDays: 5 };
  await change({ storeName: "Bozor", contacts: { phone: null }, deliveryFee: 31_000, minimumPayout: 60_000 });
  await change({ deliveryFee: 31_000, maintenance: false }, { token: other });
  await shop.commerce.call("POST", "/admin/payouts/settings", { token: other, body: payouts });
  const rule = { token: other, body: { percent: 11 } };
  await shop.commerce.call("POST", "/admin/commission-rules/default", rule);
  await shop.db.query(`update shop_setting set changed_by = 'user_gone' where id = 'payoutIntervalDays'`);
  const { lastChanges } = (await read()).body.settings;
  const authors = lastChanges.map(({ setting, changedBy }) => [setting, changedBy]);
  const by = { admin: changerOf("storeName"), other: changerOf("maintenance") };
  expect(new Set([by.admin?.email, by.other?.email]).size).toBe(2);
  expect(Object.fromEntries(authors)).toEqual({
    storeName: by.admin,
    contacts: by.admin,
    deliveryFee: by.admin,
    maintenance: by.other,
    minimumPayout: by.other,
    payoutIntervalDays: { id: "user_gone", email: null },
    commissionRate: by.other,
  });
  const { rows } = await shop.db.query<{ at: Date }>(
    "select updated_at as at from shop_setting where id = 'deliveryFee'",
  );
  expect(lastChanges.find(({ setting }) => setting === "deliveryFee")?.changedAt).toBe(
    rows[0]?.at.toISOString(),
  );
  // without an administrator: the setup, or stored before
  await shop.db.query(`update shop_setting set changed_by = null where id = 'contacts'`);
  const after = (await read()).body.settings.lastChanges;
  expect(after.find(({ setting }) => setting === "contacts")?.changedBy).toBeNull();

  function changerOf(name: string) {
    const changer = lastChanges.find(({ setting }) => setting === name)?.changedBy;
    expect(changer).toEqual({ id: expect.any(String), email: expect.stringMatching(/@example\.uz$/) });
    return changer;
  }
});

it.each([
  { surprise: 1 },
  { requisites: { tin: "12345678" } },
  { requisites: { tin: "30123456a" } },
  { requisites: { bank: "x" } },
  { contacts: { phone: "call us" } },
  { deliveryFee: -1 },
  { commissionRate: 101 },
  { storeName: " " },
  { maintenance: "yes" },
])("refuses %j and changes nothing", async (wrong) => {
  const { body } = await read();
  expect((await change({ deliveryFee: 1, ...wrong })).status).toBe(400);
  expect((await read()).body).toEqual(body);
});

it("keeps out guests, buyers, sellers, and administrators without their password", async () => {
  const calls = shopCalls(shop);
  const buyer = await createBuyer(shop.commerce);
  const seller = await calls.member("atlas", "owner");
  const { body } = await read();
  for (const token of ["", buyer.token, seller.token]) {
    expect((await read(token)).status).toBe(401);
    expect((await change({ deliveryFee: 1 }, { token })).status).toBe(401);
  }
  const unconfirmed = await change(
    { deliveryFee: 1 },
    { token: await calls.administrator({ confirmed: false }) },
  );
  expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, "confirmation_required"]);
  expect((await read()).body).toEqual(body);
});

it("refuses a stale version with the current settings", async () => {
  const { version } = (await read()).body.settings;
  expect((await change({ deliveryFee: 26_000, version })).status).toBe(200);
  const stale = await change({ deliveryFee: 27_000, version });
  expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  expect(stale.body.details?.current).toEqual((await read()).body.settings);
  expect(stale.body.details?.current.deliveryFee).toBe(26_000);
  expect(stale.body.details?.current.lastChanges).toContainEqual(
    expect.objectContaining({
      setting: "deliveryFee",
      changedBy: expect.objectContaining({ email: expect.any(String) }),
    }),
  );
});

it("lets one of two administrators through who change the same version in two processes", async () => {
  const second = await secondProcess("people");
  const { version } = (await read()).body.settings;
  const writes = [shop.commerce, second].flatMap((at) =>
    [1, 2, 3].map((fee) => change({ deliveryFee: fee, storeName: `Bezak ${fee}`, version }, { at })),
  );
  const answers = await Promise.all(writes);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  const done = answers.find(({ status }) => status === 200)?.body.settings;
  expect((await read()).body.settings).toEqual(done);
});
