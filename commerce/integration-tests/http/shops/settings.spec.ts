import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { confirm } from "../users/people.ts";
import { shopCalls, type Person } from "./shop-calls.ts";

let shop: Shop;
let calls: ReturnType<typeof shopCalls>;
let owner: Person;
let manager: Person;
let packer: Person;
let other: Person;

beforeAll(async () => {
  shop = await sharedShop("sellers");
  calls = shopCalls(shop);
  owner = await calls.member("atlas", "owner");
  manager = await calls.member("atlas", "manager");
  packer = await calls.member("atlas", "packer");
  other = await calls.member("chinor", "owner");
});

const account = {
  recipient: "ООО Атлас",
  bank: "Ipak Yoʻli",
  mfo: "00444",
  account: "20208000900123456001",
  tin: "301234567",
};

const masked = { ...account, account: "****************6001" };

/** The owner's session with a proof of another session of the same person. */
async function foreignProof(): Promise<string> {
  const { auth } = calls.people;
  const { proof } = (await auth.confirm((await auth.login(owner.email)).body.token)).body;
  return (await auth.exchange(owner.session, { proof })).body.customerToken ?? "";
}

/** The owner's session with a proof whose expiry time was forged. */
async function oldProof(): Promise<string> {
  const { proof } = (await calls.people.auth.confirm(owner.session)).body;
  const later = proof.replace(/^[^.]+/, (Date.now() + 3_600_000).toString(36));
  return (await calls.people.auth.exchange(owner.session, { proof: later })).body.customerToken ?? "";
}

describe("a member's own shop", () => {
  it("is returned to its members, with a checklist for those who can complete it", async () => {
    const { status, body } = await calls.own(owner.token);
    expect(status).toBe(200);
    expect(body.shop).toMatchObject({ slug: "atlas", status: "active", role: "owner", awaiting: 0 });
    expect(body.shop.checklist).toEqual([
      { step: "profile", done: false },
      { step: "logo", done: false },
      { step: "payout", done: false },
      { step: "product", done: true },
      { step: "published", done: true },
      { step: "first_sale", done: false },
    ]);
    const steps = (await calls.own(manager.token)).body.shop.checklist.map(({ step }) => step);
    expect(steps).toEqual(["profile", "logo", "product", "published", "first_sale"]);
    expect((await calls.own(packer.token)).body.shop).toMatchObject({ role: "packer", checklist: [] });
    expect((await calls.own(other.token)).body.shop.slug).toBe("chinor");
  });

  it("is 401 or 403 for everybody else", async () => {
    const thirdParty = await calls.people.join();
    for (const [token, status] of [
      [undefined, 401],
      ["dead", 401],
      [thirdParty.token, 403],
    ] as const) {
      expect((await calls.own(token)).status).toBe(status);
      expect((await calls.settings(token)).status).toBe(status);
      expect((await calls.change(token, { name: "Mine" })).status).toBe(status);
      expect((await calls.team(token)).status).toBe(status);
    }
  });
});

describe("shop settings", () => {
  it("are open to the owner and managers, and the payout account to the owner only", async () => {
    expect((await calls.settings(packer.token)).status).toBe(403);
    expect((await calls.change(packer.token, { workingHours: "9-18" })).status).toBe(403);
    const changed = await calls.change(await calls.confirmed(owner), { payoutAccount: account });
    expect(changed.body.settings.payoutAccount).toEqual(masked);
    expect((await calls.settings(manager.token)).body.settings.payoutAccount).toBeNull();
    // the owner's export contains the account
    const readShops = async ({ token }: Person) => (await calls.people.data(token)).body.shops;
    expect(await readShops(owner)).toMatchObject([{ shop: "Atlas", role: "owner", payoutAccount: masked }]);
    expect(await readShops(manager)).toMatchObject([{ shop: "Atlas", role: "manager", payoutAccount: null }]);
    const refused = await calls.change(manager.token, { payoutAccount: account, workingHours: "0-24" });
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    // what a manager was shown can be sent back
    const { slug: _, currency: __, ...shown } = (await calls.settings(manager.token)).body.settings;
    expect(shown.payoutAccount).toBeNull();
    expect((await calls.change(manager.token, shown)).status).toBe(200);
    const now = (await calls.settings(owner.token)).body.settings;
    expect(now).toMatchObject({ payoutAccount: masked, workingHours: null });
    expect(shop.commerce.output()).not.toContain(account.account);
    expect((await calls.settings(other.token)).body.settings.payoutAccount).toBeNull();
  });

  it("refuse another payout account without the password, also for a stolen token", async () => {
    const thief = { ...account, account: "20208000900123459999", recipient: "Somebody else" };
    for (const stolen of [owner.token, await foreignProof(), await oldProof()]) {
      for (const payoutAccount of [thief, null, { ...masked, recipient: "Somebody else" }]) {
        const refused = await calls.change(stolen, { payoutAccount, workingHours: "0-24" });
        expect([refused.status, refused.body.code]).toEqual([403, "confirmation_required"]);
      }
    }
    const now = (await calls.settings(owner.token)).body.settings;
    expect(now).toMatchObject({ payoutAccount: masked, workingHours: null });
    const changed = await calls.change(await calls.confirmed(owner), { payoutAccount: thief });
    expect(changed.body.settings.payoutAccount?.account).toBe("****************9999");
    const mail = await until("the owner's mail", async () => {
      const mails = await mailsTo(shop.commerce, owner.email, 1);
      return mails.find(({ text }) => text.includes("9999")) ?? null;
    });
    expect(mail.text).toMatch(/9999[^]*forgot-password/);
    expect(mail.text).not.toContain(thief.account);
    const entriesSql =
      "select data->>'digits' as digits, shown from inbox_entry where customer_id = $1 and event = $2";
    await until("the owner's inbox has it", async () => {
      const { rows } = await shop.db.query(entriesSql, [owner.id, "payout_account_changed"]);
      return rows.some((row) => isDeepStrictEqual(row, { digits: "9999", shown: true }));
    });
    await calls.change(await calls.confirmed(owner), { payoutAccount: account });
  });

  it("accept the masked account as unchanged, and refuse the masked digits of another", async () => {
    const same = await calls.change(owner.token, { payoutAccount: masked });
    expect([same.status, same.body.settings.payoutAccount]).toEqual([200, masked]);
    const renamed = { ...masked, bank: "Asaka" };
    const changed = await calls.change(await calls.confirmed(owner), { payoutAccount: renamed });
    expect(changed.body.settings.payoutAccount).toEqual(renamed);
    const { rows } = await shop.db.query("select payout_account from seller where slug = 'atlas'");
    expect(rows).toEqual([{ payout_account: { ...account, bank: "Asaka" } }]);
    const other = { ...masked, account: "****************0000" };
    const refused = await calls.change(await calls.confirmed(owner), { payoutAccount: other });
    expect([refused.status, refused.body.details?.fields]).toEqual([
      400,
      { "payoutAccount.account": "invalid" },
    ]);
    await calls.change(await calls.confirmed(owner), { payoutAccount: account });
  });

  it("refuse another payout account, and nothing else, from an owner with an unconfirmed e-mail", async () => {
    await confirm(shop, owner.id, false);
    const token = await calls.confirmed(owner);
    const refused = await calls.change(token, { payoutAccount: { ...account, bank: "Asaka" } });
    expect([refused.status, refused.body.code]).toEqual([409, "email_unconfirmed"]);
    const changed = await calls.change(token, { payoutAccount: masked, workingHours: null });
    expect([changed.status, changed.body.settings.payoutAccount]).toEqual([200, masked]);
    await confirm(shop, owner.id);
  });

  it("do not log the account when they cannot be written", async () => {
    const secret = { ...account, account: "20208000900999999999", recipient: "ООО Секрет" };
    const confirmed = await calls.confirmed(owner);
    const failed = await whileRefused(shop.db, "update on seller", () =>
      calls.change(confirmed, { payoutAccount: secret, workingHours: "never" }),
    );
    expect([failed.status, failed.body.code]).toEqual([500, "internal_error"]);
    expect(shop.commerce.output()).toMatch(/The settings of sel_\w+ were not written: P0001/);
    expect(shop.commerce.output()).not.toMatch(/20208000900999999999|ООО Секрет/);
    expect((await calls.settings(owner.token)).body.settings).toMatchObject({ payoutAccount: masked });
  });

  it("change the given fields only; null clears; texts stay texts", async () => {
    const script = "<script>alert(1)</script>";
    const written = { ru: ` ${script} `, uz: "", en: "Silk" };
    const first = await calls.change(manager.token, { description: written, workingHours: " 9:00-18:00 " });
    expect(first.status).toBe(200);
    expect(first.body.settings).toMatchObject({
      name: "Atlas",
      slug: "atlas",
      currency: "UZS",
      workingHours: "9:00-18:00",
      description: { ru: script, en: "Silk" },
    });
    const terms = { freeShippingThreshold: 999_999_999_999, deliveryZones: ["nukus", "tashkent", "nukus"] };
    const second = await calls.change(owner.token, { ...terms, returnPolicy: { ru: "14 дней" } });
    expect(second.body.settings).toMatchObject({
      freeShippingThreshold: 999_999_999_999,
      deliveryZones: ["nukus", "tashkent"],
      returnPolicy: { ru: "14 дней" },
      workingHours: "9:00-18:00",
      description: { ru: script },
    });
    const cleared = await calls.change(owner.token, {
      workingHours: "",
      returnPolicy: null,
      freeShippingThreshold: null,
      deliveryZones: null,
    });
    expect(cleared.body.settings).toMatchObject({
      workingHours: null,
      returnPolicy: null,
      freeShippingThreshold: null,
      deliveryZones: null,
      description: { ru: script },
    });
    expect((await calls.change(owner.token, {})).body.settings).toEqual(cleared.body.settings);
    expect((await calls.own(owner.token)).body.shop.checklist[0]).toEqual({ step: "profile", done: true });
  });

  it("name every invalid field and store nothing", async () => {
    const before = (await calls.settings(owner.token)).body.settings;
    const past = new Date(Date.now() - 1000).toISOString();
    const far = new Date(Date.now() + 400 * 86_400_000).toISOString();
    for (const [field, problem, value] of [
      ["deliveryZones.1", "unknown", { deliveryZones: ["tashkent", "moscow"] }],
      ["holidayUntil", "past", { holidayUntil: past }],
      ["holidayUntil", "too_far:180", { holidayUntil: far }],
      ["logo", "not_yours", { logo: "https://example.com/logo.webp" }],
      ["logo", "not_yours", { logo: await calls.sent(other.id, "foreign") }],
      ["banner", "not_yours", { banner: await calls.sent(owner.id, "face", "avatar") }],
    ] as const) {
      const { status, body } = await calls.change(owner.token, { workingHours: "half", ...value });
      expect([status, body.code, body.details?.fields]).toEqual([400, "invalid_input", { [field]: problem }]);
    }
    // the contract's limits are tested in adapters/test/shops.test.ts
    for (const wrong of [{ payoutAccount: { ...account, account: "1" } }, { slug: "mine" }])
      expect([wrong, (await calls.change(owner.token, wrong)).status]).toEqual([wrong, 400]);
    expect((await calls.settings(owner.token)).body.settings).toEqual(before);
  });

  it("need a unique shop name, in any case", async () => {
    for (const name of ["Chinor", "  cHINOR "]) {
      const { status, body } = await calls.change(owner.token, { name });
      expect([status, body.code]).toEqual([409, "shop_name_taken"]);
    }
    expect((await calls.change(owner.token, { name: "ATLAS" })).body.settings.name).toBe("ATLAS");
    const renamed = await calls.change(owner.token, { name: " Шёлк \t и  Атлас " });
    expect(renamed.body.settings).toMatchObject({ name: "Шёлк и Атлас", slug: "atlas" });
    expect((await calls.change(other.token, { name: "ШЁЛК И АТЛАС" })).body.code).toBe("shop_name_taken");
    const names = await Promise.all(
      [owner, other].map(({ token }) => calls.change(token, { name: "Ровно один" })),
    );
    expect(names.map(({ status }) => status).sort()).toEqual([200, 409]);
    await calls.change(owner.token, { name: "Atlas" });
    await calls.change(other.token, { name: "Chinor" });
  });
});

describe("pictures of a shop", () => {
  it("are stored as long as they are shown, and released then", async () => {
    const [first, second, banner] = [
      await calls.sent(owner.id, "signone"),
      await calls.sent(manager.id, "signtwo"),
      await calls.sent(owner.id, "bannerone"),
    ];
    const holder = `seller:${await calls.sellerId("atlas")}`;
    await calls.change(owner.token, { logo: first, banner });
    expect([await calls.holders(first), await calls.holders(banner)]).toEqual([[holder], [holder]]);
    // the current pictures may be sent again
    const again = await calls.change(manager.token, { logo: second, banner });
    expect(again.body.settings).toMatchObject({ logo: second, banner });
    expect([await calls.holders(first), await calls.holders(second)]).toEqual([[], [holder]]);
    // a released picture cannot be used again
    expect((await calls.change(manager.token, { logo: first })).status).toBe(400);
    expect((await calls.change(owner.token, { logo: null })).body.settings).toMatchObject({
      logo: null,
      banner,
    });
    expect(await calls.holders(second)).toEqual([]);
  });

  it("of a failed change are released", async () => {
    const picture = await calls.sent(owner.id, "unused");
    const { status } = await calls.change(owner.token, { logo: picture, name: "Chinor" });
    expect(status).toBe(409);
    expect(await calls.holders(picture)).toEqual([]);
    const foreign = await calls.sent(other.id, "notmine");
    expect((await calls.change(owner.token, { logo: picture, banner: foreign })).status).toBe(400);
    expect([await calls.holders(picture), await calls.holders(foreign)]).toEqual([[], []]);
    expect((await calls.settings(owner.token)).body.settings.logo).toBeNull();
  });
});
