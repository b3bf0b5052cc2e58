import { beforeAll, describe, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { applicantCalls, type Applicants } from "./applicants.ts";

let shop: Shop;
let second: CommerceProcess;
let all: Applicants;

const within = { timeout: 30_000 };

beforeAll(async () => {
  shop = await sharedShop("people");
  all = await applicantCalls(shop);
  second = await secondProcess("people");
});

async function applied(change: object = {}, about: object = {}) {
  const person = await all.join(about);
  const { body } = await all.apply(person, change);
  return { person, id: body.application.id };
}

describe("an approved application", () => {
  it("creates a shop with its owner, named after the company; a repeat changes nothing", async () => {
    const { person, id } = await applied({ companyName: "ООО «Ўзбек Шойиси»" });
    const first = await all.approve(id);
    expect(first.status).toBe(200);
    expect(first.body.application).toMatchObject({
      status: "approved",
      reason: null,
      shop: { name: "ООО «Ўзбек Шойиси»", slug: "ooo-ozbek-shoyisi" },
    });
    expect((await all.approve(id)).body.application).toEqual(first.body.application);
    expect(await all.shopsOf(person)).toMatchObject([{ role: "owner", slug: "ooo-ozbek-shoyisi" }]);
    expect(await all.people.seen(person.session)).toMatchObject({ role: "seller" });
    const state = await all.state(person);
    expect(state).toMatchObject({ shop: { slug: "ooo-ozbek-shoyisi" }, canApply: false });
    expect((await all.apply(person)).body.code).toBe("already_seller");
    expect((await all.reject(id)).body.code).toBe("application_decided");
    const { rows } = await shop.db.query("select decided_by from seller_application where id = $1", [id]);
    expect(rows).toEqual([{ decided_by: all.adminId }]);
  });

  it("notifies the applicant once in the inbox and by mail, with a link to the panel", async () => {
    const { person, id } = await applied({ companyName: "Zarafshon" }, { language: "en" });
    await Promise.all([all.approve(id), all.approve(id, second)]);
    const titles = ["Ваш магазин открыт", "Заявка на продажу получена"];
    await expect.poll(() => all.readTitles(person), within).toEqual(titles);
    // each is sent by its own job, in any order
    const mails = await mailsTo(shop.commerce, person.email, 3);
    expect(mails).toHaveLength(3);
    const mail = mails.find(({ subject }) => subject === "Your shop is open");
    expect(mail?.text).toContain("Your application to sell is approved");
    // mails contain no names that users chose
    expect(mail?.text).not.toContain("Zarafshon");
    expect(mail?.text).toContain("/en/seller");
  });

  it("creates one shop when many approve at once in two processes", async () => {
    const { person, id } = await applied();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => all.approve(id, at % 2 ? second : shop.commerce)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.application.shop?.id)).size).toBe(1);
    expect(await all.shopsOf(person)).toHaveLength(1);
    const { rows } = await shop.db.query<{ orphans: number }>(
      `select count(*)::int as orphans from seller s where s.name like '%Олтин Ой%'
         and not exists (select 1 from seller_member m where m.seller_id = s.id)`,
    );
    expect(rows).toEqual([{ orphans: 0 }]);
  });

  it("gives shops of the same name different names and addresses, also when opened at once", async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => applied({ companyName: "Anor" })));
    await Promise.all(opened.map(({ id }, at) => all.approve(id, at % 2 ? second : shop.commerce)));
    const shops = await all.shopsOf(...opened.map(({ person }) => person));
    expect(shops.map(({ slug }) => slug).sort()).toEqual([
      "anor",
      "anor-2",
      "anor-3",
      "anor-4",
      "anor-5",
      "anor-6",
    ]);
    expect(new Set(shops.map(({ name }) => name.toLowerCase())).size).toBe(6);
    // words of the panel are reserved
    const { person, id } = await applied({ companyName: "Finance" });
    await all.approve(id);
    expect((await all.shopsOf(person))[0]?.slug).toBe("finance-magazin");
  });

  it("is refused for members of a shop and for blocked accounts", async () => {
    const { id, person } = await applied();
    const [{ id: sellerId } = { id: "" }] = (
      await shop.db.query<{ id: string }>("select id from seller order by created_at limit 1")
    ).rows;
    await shop.db.query(
      `insert into seller_member (id, customer_id, seller_id, role) values ('selmem_decided', $1, $2, 'packer')`,
      [person.id, sellerId],
    );
    expect(await all.approve(id)).toMatchObject({ status: 409, body: { code: "already_seller" } });
    expect(await all.shopsOf(person)).toHaveLength(1);
    const blocked = await applied();
    await shop.db.query(`update customer set metadata = '{"blocked": true}' where id = $1`, [
      blocked.person.id,
    ]);
    expect(await all.approve(blocked.id)).toMatchObject({ status: 409, body: { code: "account_blocked" } });
    expect(await all.shopsOf(blocked.person)).toEqual([]);
    expect((await all.approve("selapp_nothing")).status).toBe(404);
  });

  it("is undone whole when the database rejects a part of it", async () => {
    const { id, person } = await applied({ companyName: "Yarim" });
    for (const write of ["insert on seller_member", "update on seller_application"]) {
      const answer = await whileRefused(shop.db, write, () => all.approve(id));
      expect(answer.status).toBe(500);
      const { rowCount } = await shop.db.query("select 1 from seller where name = 'Yarim'");
      expect([rowCount, (await all.state(person)).application?.status]).toEqual([0, "pending"]);
    }
    expect((await all.approve(id)).status).toBe(200);
    expect(await all.shopsOf(person)).toHaveLength(1);
  });

  it("and an account closure are serialized: no shop is left without an owner", async () => {
    const { id, person } = await applied({ companyName: "Oxirgi" });
    await Promise.all([all.approve(id), all.people.end(person.token, "long-enough")]);
    const { rows } = await shop.db.query<{ shops: number; alive: boolean }>(
      `select (select count(*)::int from seller where name = 'Oxirgi') as shops,
         (select deleted_at is null from customer where id = $1) as alive`,
      [person.id],
    );
    expect([
      { shops: 1, alive: true },
      { shops: 0, alive: false },
    ]).toContainEqual(rows[0]);
  });
});

describe("a rejected application", () => {
  it("notifies with the reason in the applicant's language and permits another application", async () => {
    const { person, id } = await applied({}, { language: "ru" });
    const rejected = await all.reject(id, "Пришлите фото товара");
    expect(rejected.body.application).toMatchObject({ status: "rejected", reason: "Пришлите фото товара" });
    expect((await all.reject(id, "Пришлите фото товара")).status).toBe(200);
    expect((await all.reject(id, "Другая причина")).body.code).toBe("application_decided");
    expect((await all.approve(id)).body.code).toBe("application_decided");
    expect((await all.reject(id, "no")).status).toBe(400);
    expect(await all.state(person)).toMatchObject({
      application: { status: "rejected", reason: "Пришлите фото товара" },
      shop: null,
      canApply: true,
    });
    const titles = ["Заявка на продажу отклонена", "Заявка на продажу получена"];
    await expect.poll(() => all.readTitles(person), within).toEqual(titles);
    // two workers send at once, so the order of the mails is not defined
    const mails = await mailsTo(shop.commerce, person.email, 3);
    expect(mails.map(({ text }) => text).join("\n")).toContain("Причина: Пришлите фото товара.");
    const again = await all.apply(person);
    expect(again.status).toBe(201);
    const { body } = await all.read(again.body.application.id);
    expect(body.application).toMatchObject({ status: "pending", reason: null, earlier: 1 });
    expect((await all.approve(body.application.id)).status).toBe(200);
    expect(await all.shopsOf(person)).toHaveLength(1);
  });

  it("is decided once when approved and rejected at the same moment", async () => {
    const { person, id } = await applied();
    const answers = await Promise.all([all.approve(id), all.reject(id), all.approve(id, second)]);
    const { application } = await all.state(person);
    const expected = application?.status === "approved" ? [200, 409, 200] : [409, 200, 409];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    expect(await all.shopsOf(person)).toHaveLength(application?.status === "approved" ? 1 : 0);
  });
});

describe("a decision in a version", () => {
  it("is refused with the application as it is once that has changed, and without one it is made", async () => {
    const { id } = await applied();
    const seen = (await all.read(id)).body.application;
    // as the undoing of a rejection leaves it
    await shop.db.query("update seller_application set updated_at = clock_timestamp() where id = $1", [id]);
    // only the call that reads one application compares it
    const { others: _, matches: __, ...now } = (await all.read(id)).body.application;
    expect(now.version).not.toBe(seen.version);
    for (const stale of [
      await all.approve(id, undefined, seen.version),
      await all.reject(id, "Нет фото товара", seen.version),
    ]) {
      expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
      expect(stale.body.details).toEqual({ current: now, sent: seen.version });
    }
    const rejected = await all.reject(id, "Нет фото товара", now.version);
    expect([rejected.status, rejected.body.application.status]).toEqual([200, "rejected"]);
    expect(rejected.body.application.version).not.toBe(now.version);
    // whoever has decided so may repeat it in the version that was seen
    const repeated = await all.reject(id, "Нет фото товара", now.version);
    expect(repeated.body.application).toEqual(rejected.body.application);
  });

  it("of another administrator is shown to whoever decides second", async () => {
    const { id } = await applied();
    const { version } = (await all.read(id)).body.application;
    const [first, late] = [
      await all.reject(id, "Нет фото товара", version),
      await all.approve(id, second, version),
    ];
    expect([late.status, late.body.code]).toEqual([409, "application_decided"]);
    expect(late.body.details).toEqual({ current: first.body.application, sent: version });
  });
});

// a process killed during a decision: `mail/mail.spec.ts`
describe("a process that ends right after a decision", () => {
  it("leaves the notification to another process", async () => {
    const silent = await applied({ companyName: "Jim" });
    await expect.poll(() => all.readTitles(silent.person), within).toHaveLength(1);
    await shop.db.query(
      `update seller_application set status = 'rejected', reason = 'Sabab', decided_at = now(), updated_at = now()
       where id = $1`,
      [silent.id],
    );
    await expect.poll(() => all.readTitles(silent.person), within).toHaveLength(2);
  });
});
