import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { confirm } from "../users/people.ts";
import { applicantCalls, type Applicants } from "./applicants.ts";

let shop: Shop;
let all: Applicants;

const within = { timeout: 20_000 };

beforeAll(async () => {
  shop = await sharedShop("people");
  all = await applicantCalls(shop);
});

describe("an application", () => {
  it("stores an application as it was sent, with the time of consent, as waiting", async () => {
    const person = await all.join();
    expect(await all.state(person)).toEqual({ application: null, shop: null, canApply: true });
    const more = { email: "oltin@example.uz", website: "https://oltin.uz", otherPlatforms: "Instagram" };
    const { status, body } = await all.apply(person, {
      ...more,
      categories: all.categories.slice(0, 5),
      marketingConsent: true,
    });
    expect(status).toBe(201);
    const { agreeTerms: _, ...written } = all.written(more);
    expect(body.application).toMatchObject({
      ...written,
      marketingConsent: true,
      status: "pending",
      reason: null,
      decidedAt: null,
      categories: ["Кольца", "Сумки", "Часы", "Шарфы", "Очки"].map((ru) => ({ name: { ru } })),
    });
    expect(await all.state(person)).toEqual({
      application: body.application,
      shop: null,
      canApply: false,
    });
    const { rows } = await shop.db.query(
      `select terms_agreed_at > now() - interval '1 minute' as agreed, marketing_consent as consent
       from seller_application where customer_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ agreed: true, consent: true }]);
  });

  it("stores one application when a person sends several at once", async () => {
    const person = await all.join();
    const answers = await Promise.all([1, 2, 3, 4].map(() => all.apply(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(
      new Set([undefined, "application_pending"]),
    );
    expect((await all.apply(person)).body.code).toBe("application_pending");
    const { rowCount } = await shop.db.query("select 1 from seller_application where customer_id = $1", [
      person.id,
    ]);
    expect(rowCount).toBe(1);
  });

  it("names unknown and inactive categories by field", async () => {
    const person = await all.join();
    const [first, second] = all.categories;
    const refused = await all.apply(person, {
      categories: [first, "pcat_nothing", second, all.categories.at(-1)],
    });
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_input"]);
    expect(Object.keys(refused.body.details?.fields ?? {})).toEqual(["categories.1", "categories.3"]);
    expect((await all.state(person)).application).toBeNull();
  });

  it.each([
    ["six categories", { categories: ["a", "b", "c", "d", "e", "f"] }],
    ["no category", { categories: [] }],
    ["the same category twice", { categories: ["a", "a"] }],
    ["no agreement", { agreeTerms: false }],
    ["a script as website", { website: "javascript:alert(1)" }],
    ["another phone", { phone: "+99890" }],
    ["few words", { description: "Кольца" }],
    ["another business", { businessType: "ngo" }],
    ["a status of one's own", { status: "approved" }],
  ])("with %s is 400, and nothing is stored", async (_, change) => {
    const person = await all.join();
    expect((await all.apply(person, change)).status).toBe(400);
    expect((await all.state(person)).application).toBeNull();
  });

  it("needs a buyer's account that is not blocked", async () => {
    expect((await all.apply(undefined)).status).toBe(401);
    expect((await all.apply({ token: all.adminToken })).status).toBe(401);
    const person = await all.join();
    await shop.db.query(`update customer set metadata = '{"blocked": true}' where id = $1`, [person.id]);
    expect((await all.apply(person)).status).toBe(403);
  });

  it("accepts an application only after the applicant's e-mail is confirmed", async () => {
    const person = await all.join();
    await confirm(shop, person.id, false);
    const refused = await all.apply(person);
    expect([refused.status, refused.body.code]).toEqual([409, "email_unconfirmed"]);
    expect(await all.state(person)).toEqual({ application: null, shop: null, canApply: true });
    await confirm(shop, person.id);
    expect((await all.apply(person)).status).toBe(201);
  });

  it("notifies the applicant once in the inbox and by mail, in the applicant's language", async () => {
    const person = await all.join({ language: "uz" });
    await all.apply(person, { companyName: "«Oltin Oy» MChJ" });
    await expect.poll(() => all.readTitles(person), within).toEqual(["Заявка на продажу получена"]);
    const mails = await mailsTo(shop.commerce, person.email, 2);
    const mail = mails.find(({ subject }) => subject === "Savdo uchun arizangiz qabul qilindi");
    expect(mail?.text).not.toContain("Oltin Oy");
    expect(mail?.text).toContain("/uz/become-seller");
  });

  it("includes the application in the personal export and erases it with the account", async () => {
    const person = await all.join();
    const { body } = await all.apply(person, { companyName: `Firma ${person.mark}` });
    const data = (await all.people.data(person.token)).body;
    expect(data["sellerApplications"]).toMatchObject([
      { companyName: `Firma ${person.mark}`, status: "pending", categories: [all.categories[0]] },
    ]);
    expect((await all.people.end(person.token, "long-enough")).status).toBe(200);
    const { rowCount } = await shop.db.query("select 1 from seller_application where customer_id = $1", [
      person.id,
    ]);
    expect(rowCount).toBe(0);
    for (const answer of [await all.approve(body.application.id), await all.read(body.application.id)]) {
      expect([answer.status, answer.body.code]).toEqual([404, "application_not_found"]);
    }
  });
});

describe("deciding on applications", () => {
  it("is open to administrators, and 403 for buyers and guests", async () => {
    const person = await all.join();
    const { id } = (await all.apply(person)).body.application;
    const calls = [
      ["GET", "", undefined],
      ["GET", `/${id}`, undefined],
      ["POST", `/${id}/approve`, {}],
      ["POST", `/${id}/reject`, { reason: "Не нужно" }],
    ] as const;
    for (const [method, path, body] of calls) {
      for (const token of [undefined, person.token, "no-token"]) {
        const answer = await all.ask(method, `/admin/seller-applications${path}`, token, body);
        expect([method, path, answer.status]).toEqual([method, path, 401]);
      }
    }
    expect((await all.state(person)).application?.status).toBe("pending");
  });

  it("lists waiting applications first, the oldest first, with their applicants, and searches them", async () => {
    const word = "Qidiruv";
    const persons = await Promise.all([1, 2, 3, 4].map(() => all.join()));
    const ids: string[] = [];
    for (const [at, person] of persons.entries()) {
      const change = { companyName: `${word} ${at}_%`, phone: `+99893000110${at}` };
      ids.push((await all.apply(person, change)).body.application.id);
    }
    await all.reject(ids[0]!);
    await all.approve(ids[1]!);
    const page = await all.list(`?q=${word}`);
    expect(page.applications.map(({ id }) => id)).toEqual([ids[2], ids[3], ids[1], ids[0]]);
    expect([page.count, page.counts]).toEqual([4, { pending: 2, approved: 1, rejected: 1 }]);
    expect(page.applications[0]).toMatchObject({
      applicant: { id: persons[2]!.id, name: `Ism ${persons[2]!.mark}`, email: persons[2]!.email },
      shop: null,
      earlier: 0,
    });
    const narrowed = await all.list(`?q=${word}&status=pending&limit=1&page=2`);
    expect([narrowed.applications.map(({ id }) => id), narrowed.count]).toEqual([[ids[3]], 2]);
    for (const q of ["qidiruv 2_%25", "%2B998 93 000-11-02", persons[2]!.email, `ism ${persons[2]!.mark}`]) {
      expect((await all.list(`?q=${q}`)).applications.map(({ id }) => id)).toEqual([ids[2]]);
    }
    expect((await all.list(`?q=${word}%25nothing`)).count).toBe(0);
    for (const query of ["?status=maybe", "?page=0", "?limit=101", "?surprise=1"]) {
      expect((await all.ask("GET", `/admin/seller-applications${query}`, all.adminToken)).status).toBe(400);
    }
  });
});
