import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { followCursors } from "../../harness/follow-cursors.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { bankAccount } from "./finance-account.ts";
import type { SellerPayout } from "./finance-calls.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: typeof atlas;
let navo: typeof atlas;

const within = { timeout: 20_000 };

beforeAll(async () => {
  ({ shop, calls, atlas, chinor, navo } = await openFinance());
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

describe("payouts", () => {
  it("skip shops with too little, without an account or paid recently, and say why", async () => {
    await calls.emptied();
    const { available } = await calls.finance(navo.token);
    await calls.delivered({ "scarf-1": 4, limited: 1, watch: 1 });
    const { payouts, total, leftOut } = await calls.preview();
    expect(payouts).toEqual([
      { seller: { id: chinor.sellerId, name: "Chinor" }, amount: 225_001, entries: 2, relatedBuyers: null },
    ]);
    expect(total).toBe(225_001);
    const reasons = Object.fromEntries(leftOut.map(({ seller, ...why }) => [seller.name, why]));
    expect(reasons).toEqual({
      Atlas: { available: 45_000, reason: "below_minimum", restsUntil: null },
      Navo: { available: available + 162_000, reason: "no_account", restsUntil: null },
    });
    expect((await calls.preview()).total).toBe(225_001);
    expect((await calls.sweep()).map(({ amount }) => amount)).toEqual([225_001]);
    expect(await calls.sweep()).toEqual([]);
    await calls.set("payoutIntervalDays", 7);
    await calls.adjust(chinor.sellerId, 225_001);
    const later = await calls.preview();
    expect(later.leftOut.find(({ seller }) => seller.name === "Chinor")?.reason).toBe("too_soon");
    expect(await calls.sweep()).toEqual([]);
    const next = Date.parse((await calls.finance(chinor.token)).nextPayoutAt ?? "");
    expect(next - Date.now()).toBeGreaterThan(5 * 86_400_000);
    await calls.set("payoutIntervalDays", 0);
    expect(await calls.sweep()).toHaveLength(1);
    expect((await calls.finance(navo.token)).payoutAccountMissing).toBe(true);
  });

  it("are flagged when a buyer shares a phone or an address with the shop, before and after they are made", async () => {
    await calls.emptied();
    const people = (phone: string | null, home: object | null) =>
      shop.db.query(
        `update customer set phone = $2, metadata = coalesce(metadata, '{}'::jsonb) || coalesce($3::jsonb, '{"address": null}')
         where id in (select customer_id from seller_member where seller_id = $1 and role = 'owner')`,
        [chinor.sellerId, phone, home],
      );
    const marks = async () =>
      (await calls.preview()).payouts.find(({ seller }) => seller.name === "Chinor")?.relatedBuyers;
    await calls.delivered({ watch: 1 });
    await calls.adjust(atlas.sellerId, 180_000);
    expect(await marks()).toBeNull();
    // the contact of the order is the owner
    await people("+998901234567", null);
    expect(await marks()).toEqual({ orders: 1, amount: 250_001, phone: true, address: false });
    // another spelling matches; the same street in another city does not
    await people(null, { city: "samarkand", address: "amir temur, 1" });
    expect(await marks()).toBeNull();
    await people(null, { city: "tashkent", address: "AMIR-TEMUR,  1." });
    expect(await marks()).toEqual({ orders: 1, amount: 250_001, phone: false, address: true });
    await people("+998901234567", { city: "tashkent", address: "amir temur 1" });
    const related = { orders: 1, amount: 250_001, phone: true, address: true };
    const made = await calls.sweep();
    expect(Object.fromEntries(made.map(({ seller, relatedBuyers }) => [seller.name, relatedBuyers]))).toEqual(
      {
        Atlas: null,
        Chinor: related,
      },
    );
    const list = await calls.call<{ payouts: typeof made }>(
      ...(["GET", `/admin/payouts?seller=${chinor.sellerId}&limit=1`, calls.admin] as const),
    );
    expect(list.body.payouts[0]?.relatedBuyers).toEqual(related);
    await people(null, null);
  });

  it("wait for 72 hours after a change of the account", async () => {
    await calls.emptied();
    await calls.adjust(chinor.sellerId, 225_001);
    const account = { ...bankAccount, recipient: "Somebody else" };
    await calls.people.change(await calls.people.confirmed(chinor), { payoutAccount: account });
    const until = (await calls.finance(chinor.token)).accountRestsUntil ?? "";
    expect((Date.parse(until) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
    const [left] = (await calls.preview()).leftOut.filter(({ seller }) => seller.name === "Chinor");
    expect(left).toMatchObject({ reason: "account_rests", restsUntil: until });
    expect(await calls.sweep()).toEqual([]);
    await shop.db.query(
      "update seller set payout_account_changed_at = now() - interval '72 hours' where id = $1",
      [chinor.sellerId],
    );
    expect((await calls.finance(chinor.token)).accountRestsUntil).toBeNull();
    expect(await calls.sweep()).toHaveLength(1);
  });

  it("are sent to the bank in a file that is the same each time it is downloaded", async () => {
    await calls.emptied();
    await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    await shop.db.query("update seller set payout_account = $2 where id = $1", [
      chinor.sellerId,
      { ...bankAccount, recipient: '=HYPERLINK("x")' },
    ]);
    await calls.adjust(atlas.sellerId, 180_000);
    await calls.adjust(chinor.sellerId, 225_001);
    expect(await calls.sweep()).toHaveLength(2);
    const file = await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    expect([file.status, file.type]).toEqual([200, "text/csv; charset=utf-8"]);
    const lines = file.bytes.toString().trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(";").slice(2, 9)).toSorted()).toEqual(
      [
        ["ООО «Олтин Ой»", "123456789", "20208000900123454321", "Ipak Yoʻli Bank", "00444", "180000", "UZS"],
        [
          '"\'=HYPERLINK(""x"")"',
          "123456789",
          "20208000900123454321",
          "Ipak Yoʻli Bank",
          "00444",
          "225001",
          "UZS",
        ],
      ].toSorted(),
    );
    const batch = file.name.replace(/^bezak-payouts-|\.csv$/g, "");
    const [first] = (await calls.payouts(atlas.token, "?status=sent")).payouts;
    await calls.move(first!.id, "failed", { reason: "Счёт закрыт" });
    const again = await calls.file("POST", `/admin/payouts/bank-file?batch=${batch}`, calls.admin);
    expect(again.bytes.equals(file.bytes)).toBe(true);
    const nothing = await calls.call("POST", "/admin/payouts/bank-file", calls.admin);
    expect([nothing.status, nothing.body.code]).toEqual([409, "nothing_to_pay"]);
    const strange = await calls.call("POST", "/admin/payouts/bank-file?batch=batch_no", calls.admin);
    expect(strange.status).toBe(404);
    expect((await calls.sweep()).map(({ amount }) => amount)).toEqual([180_000]);
    await shop.db.query("update seller set payout_account = $2 where id = $1", [
      chinor.sellerId,
      bankAccount,
    ]);
  });

  it("that fail release their money once, and the owner is notified of what was paid and what was not", async () => {
    await calls.emptied();
    const order = await calls.delivered({ ring: 3 });
    const before = await calls.finance(atlas.token);
    const [payout] = await calls.sweep();
    const id = payout!.id;
    expect(payout).toMatchObject({ status: "scheduled", amount: before.available, account: "4321" });
    expect(await calls.finance(atlas.token)).toMatchObject({
      available: 0,
      pendingPayouts: expect.any(Number),
    });
    for (const [step, body] of [
      ["paid", {}],
      ["failed", { reason: "Счёт закрыт" }],
    ] as const) {
      const early = await calls.move(id, step, body);
      expect([step, early.status, early.body.code]).toEqual([step, 409, "conflict"]);
    }
    await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    expect((await calls.move(id, "cancel")).body.code).toBe("conflict");
    expect((await calls.move(id, "paid", { reference: "PP-77" })).body.payout).toMatchObject({
      status: "paid",
      reference: "PP-77",
    });
    // days later the bank returns it and reports that several times at once
    const failed = await Promise.all(
      [1, 2, 3].map(() => calls.move(id, "failed", { reason: "Счёт закрыт" })),
    );
    expect(new Set(failed.map(({ status, body }) => `${status} ${body.payout?.status}`))).toEqual(
      new Set(["200 failed"]),
    );
    expect((await calls.finance(atlas.token)).available).toBe(before.available);
    const [again, ...others] = await calls.sweep();
    expect([again?.amount, others]).toEqual([before.available, []]);
    expect((await calls.move(id, "paid", {})).body.code).toBe("conflict");
    expect((await calls.move("payout_no", "paid", {})).body.code).toBe("payout_not_found");
    const { entries } = await calls.entries(atlas.token, "?type=payout&limit=3");
    expect(entries.map(({ amount, payoutId }) => [amount, payoutId])).toEqual([
      [-before.available, again?.id],
      [before.available, id],
      [-before.available, id],
    ]);
    const ofAgain = await calls.entries(atlas.token, `?payout=${again?.id}`);
    expect(ofAgain.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(ofAgain.entries.some(({ orderNumber }) => orderNumber === order.parcels[0]?.number)).toBe(true);
    const readTitles = async () => {
      const { body } = await calls.call<{ notifications: { title: string }[] }>(
        "GET",
        "/customer/inbox",
        atlas.token,
      );
      return body.notifications.map(({ title }) => title);
    };
    await expect
      .poll(readTitles, within)
      .toEqual(expect.arrayContaining(["Выплата проведена", "Выплата не прошла"]));
    expect((await calls.move(again!.id, "cancel")).body.payout?.status).toBe("cancelled");
    expect((await calls.move(again!.id, "cancel")).status).toBe(200);
    expect((await calls.finance(atlas.token)).available).toBe(before.available);
  });

  it("log nothing of an account, also when they cannot be written", async () => {
    await calls.emptied();
    await calls.adjust(atlas.sellerId, 180_000);
    const sweep = () => calls.call<{ message: string }>("POST", "/admin/payouts", calls.admin);
    const refused = await whileRefused(shop.db, "insert on seller_payout", sweep);
    expect(refused.status).toBe(500);
    expect(shop.commerce.output()).toContain("A payout could not be written");
    expect(shop.commerce.output()).not.toContain(bankAccount.account);
    expect(JSON.stringify(refused.body)).not.toContain(bankAccount.account);
    expect((await calls.sweep()).map(({ amount }) => amount)).toEqual([180_000]);
  });

  it("are made once when many sweeps run at once", async () => {
    await calls.emptied();
    await Promise.all([atlas, chinor].map(({ sellerId }) => calls.adjust(sellerId, 500_000)));
    const balance =
      (await calls.finance(atlas.token)).available + (await calls.finance(chinor.token)).available;
    const sweeps = await Promise.all(Array.from({ length: 6 }, () => calls.sweep()));
    const made = sweeps.flat();
    expect(made).toHaveLength(2);
    expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    const { rows } = await shop.db.query<{ left: number }>(
      `select coalesce(sum(amount), 0)::int as left from ledger_entry
       where account = 'seller' and payout_id is null and available_at <= now() and seller_id = any($1)`,
      [[atlas.sellerId, chinor.sellerId]],
    );
    expect(rows[0]?.left).toBe(0);
    const { payouts } = (
      await calls.call<{ payouts: { id: string }[] }>("GET", "/admin/payouts?status=scheduled", calls.admin)
    ).body;
    expect(payouts.map(({ id }) => id)).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  });

  it("are found by number, shop and reference", async () => {
    const { rows } = await shop.db.query<{ id: string; number: string }>(
      `select id, lpad(no::text, 6, '0') as number from seller_payout where seller_id = $1 order by no desc limit 1`,
      [atlas.sellerId],
    );
    const { id, number } = rows[0]!;
    const found = async (q: string, status = "") => {
      const query = `q=${encodeURIComponent(q)}&limit=100${status && `&status=${status}`}`;
      const { body } = await calls.call<{ payouts: { id: string; seller: { id: string } }[] }>(
        "GET",
        `/admin/payouts?${query}`,
        calls.admin,
      );
      return body.payouts;
    };
    expect(await found(number)).toMatchObject([{ id }]);
    expect(await found(number, "failed")).toEqual([]);
    const ofShop = await found("ATLAS");
    expect(ofShop.length).toBeGreaterThan(0);
    expect(new Set(ofShop.map(({ seller }) => seller.id))).toEqual(new Set([atlas.sellerId]));
    await shop.db.query("update seller_payout set reference = 'Doc-77/1' where id = $1", [id]);
    expect(await found("doc-77")).toMatchObject([{ id }]);
    expect(await found("%")).toEqual([]);
  });

  it("are sorted by time and by sum, page by page and by cursor, and narrowed to days", async () => {
    const read = async (query: Record<string, string>) => {
      const path = `/admin/payouts?${new URLSearchParams({ seller: atlas.sellerId, limit: "100", ...query })}`;
      return (await calls.call<{ payouts: SellerPayout[]; next: string | null }>("GET", path, calls.admin))
        .body;
    };
    for (const [sort, key] of [
      ["newest", ({ createdAt }) => -Date.parse(createdAt)],
      ["oldest", ({ createdAt }) => Date.parse(createdAt)],
      ["amount_desc", ({ amount }) => -amount],
      ["amount_asc", ({ amount }) => amount],
    ] as [string, (payout: SellerPayout) => number][]) {
      const { payouts } = await read({ sort });
      const values = payouts.map(key);
      expect(new Set(values).size).toBeGreaterThan(1);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
      const pages = ["1", "2"].map((page) => read({ sort, limit: "2", page }));
      expect((await Promise.all(pages)).flatMap((page) => page.payouts)).toEqual(payouts.slice(0, 4));
      const followed = followCursors(
        (after) => read({ sort, ...after }),
        (page) => page.payouts,
      );
      expect(await followed).toEqual(payouts);
    }
    expect(await read({})).toEqual(await read({ sort: "newest" }));
    expect(await read({ from: "2026-01-01", to: "2100-01-01" })).toEqual(await read({}));
    expect((await read({ to: "2026-01-01" })).payouts).toEqual([]);
    expect((await read({ from: "2100-01-01" })).payouts).toEqual([]);
    expect((await calls.call("GET", "/admin/payouts?sort=name", calls.admin)).status).toBe(400);
  });
});
