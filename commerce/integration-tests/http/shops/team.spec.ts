import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { confirm } from "../users/people.ts";
import { shopCalls, type Person } from "./shop-calls.ts";

let shop: Shop;
let calls: ReturnType<typeof shopCalls>;
let slug: string;
let owner: Person;
let other: Person;

beforeAll(async () => {
  shop = await sharedShop("sellers");
  calls = shopCalls(shop);
  slug = await calls.newShop("Ipak");
  owner = await calls.member(slug, "owner", { name: "Aziza Karimova", language: "uz" });
  other = await calls.member(await calls.newShop("Suzani"), "owner");
});

const tokenIn = (text = "") => /seller-invitation#token=([\w-]+)/.exec(text)?.[1] ?? "";

/** The token of the latest invitation once this many mails have arrived; a welcome may arrive after it. */
async function letter(email: string, count = 1): Promise<string> {
  const mails = await mailsTo(shop.commerce, email, count);
  return mails.map(({ text }) => tokenIn(text)).find(Boolean) ?? "";
}

/** Lets the minute between two mails, or the week of an invitation, pass. */
const pass = (email: string, time: string) =>
  shop.db.query(
    `update seller_invitation set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval
     where email = $1`,
    [email, time],
  );

async function invited(role = "packer"): Promise<{ person: Person; token: string }> {
  const person = await calls.people.join();
  const { status } = await calls.invite(owner.token, person.email, role);
  expect(status).toBe(201);
  return { person, token: await letter(person.email, 2) };
}

describe("an invitation to a team", () => {
  it("is mailed in the language of its sender, and only the hash of its token is stored", async () => {
    const email = "Yangi@Example.uz";
    const { status, body } = await calls.invite(owner.token, email, "manager");
    expect(status).toBe(201);
    expect(body.invitations).toMatchObject([{ email: "yangi@example.uz", role: "manager" }]);
    const [mail] = await mailsTo(shop.commerce, "yangi@example.uz", 1);
    expect(mail?.subject).toBe("Bezakdagi doʻkon jamoasiga taklif");
    // the invited person may be unrelated: the mail contains nothing that the shop chose
    expect(mail?.html).not.toMatch(/Ipak|Aziza/);
    const token = tokenIn(mail?.text);
    const { rows } = await shop.db.query("select * from seller_invitation where email = 'yangi@example.uz'");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(shop.commerce.output()).not.toContain(token);
    const seen = (await calls.invitation(token)).body.invitation;
    expect(seen).toMatchObject({
      shop: { name: "Ipak", logo: null },
      role: "manager",
      email: "y•••@example.uz",
      expiresAt: expect.any(String),
    });
    expect((await calls.people.join({ email: "yangi@example.uz" })).id).toBeTruthy();
  });

  it("creates a member once, confirms the person's e-mail and notifies the owner", async () => {
    const { person, token } = await invited("manager");
    await confirm(shop, person.id, false);
    expect((await calls.own(person.token)).status).toBe(403);
    const accepted = await Promise.all([1, 2, 3].map(() => calls.accept(person, token)));
    for (const { status, body } of accepted) expect([status, body.role]).toEqual([200, "manager"]);
    expect(await calls.people.seen(person.session)).toMatchObject({ role: "seller", emailConfirmed: true });
    expect((await calls.own(person.token)).body.shop).toMatchObject({ slug, role: "manager" });
    const { members, invitations } = (await calls.team(owner.token)).body;
    expect(members[0]).toMatchObject({ name: "Aziza Karimova", role: "owner", self: true });
    expect(members.filter(({ email }) => email === person.email)).toMatchObject([
      { role: "manager", self: false },
    ]);
    expect(invitations.map(({ email }) => email)).not.toContain(person.email);
    expect((await calls.invitation(token)).body.code).toBe("invitation_invalid");
    const { list } = inboxCalls(shop.commerce);
    const readTexts = async () => (await list({ ...owner, id: owner.id })).map(({ text }) => text).join();
    await expect.poll(readTexts, { timeout: 15_000 }).toContain(`Ism ${person.mark}`);
  });

  it("is valid for one person, one use and seven days", async () => {
    const { person, token } = await invited();
    const thirdParty = await calls.people.join();
    expect((await calls.accept(undefined, token)).status).toBe(401);
    expect((await calls.accept(thirdParty, token)).body.code).toBe("invitation_for_another");
    expect((await calls.accept(person, "x".repeat(43))).body.code).toBe("invitation_invalid");
    await pass(person.email, "7 days");
    expect((await calls.invitation(token)).status).toBe(404);
    expect((await calls.accept(person, token)).body.code).toBe("invitation_invalid");
    expect((await calls.people.seen(person.session)).role).toBe("customer");
    // a new invitation works, and the former link does not
    expect((await calls.invite(owner.token, person.email)).status).toBe(201);
    const fresh = await letter(person.email, 3);
    expect(fresh).not.toBe(token);
    expect((await calls.accept(person, token)).body.code).toBe("invitation_invalid");
    expect((await calls.accept(person, fresh)).status).toBe(200);
    // another person's invitation
    expect((await calls.accept(thirdParty, fresh)).body.code).toBe("invitation_invalid");
  });

  it("is mailed to one address at most once a minute, also when it was withdrawn meanwhile", async () => {
    const email = "sabrsiz@example.uz";
    const { body } = await calls.invite(owner.token, email);
    const id = body.invitations.find((one) => one.email === email)?.id ?? "";
    const again = await calls.invite(owner.token, email, "manager");
    expect([again.status, again.body.code]).toEqual([429, "too_soon"]);
    expect(again.body.details?.retryAfter).toBeGreaterThan(0);
    expect((await calls.remove(owner.token, id)).status).toBe(200);
    expect((await calls.invitation(await letter(email))).status).toBe(404);
    expect((await calls.invite(owner.token, email)).body.code).toBe("too_soon");
    await pass(email, "1 minute");
    const both = await Promise.all([calls.invite(owner.token, email), calls.invite(owner.token, email)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
    const { invitations } = (await calls.team(owner.token)).body;
    expect(invitations.filter((one) => one.email === email)).toHaveLength(1);
  });

  it("that is accepted and sent again at the same moment ends in one of both", async () => {
    const { person, token } = await invited();
    await pass(person.email, "1 minute");
    const holder = await shop.db.connect();
    try {
      await holder.query("begin");
      await holder.query("select 1 from customer where id = $1 for update", [person.id]);
      const accepted = calls.accept(person, token);
      let early: unknown;
      void accepted.then((answer) => (early = answer));
      await until(
        "the acceptance to wait for the person, or to be refused at once",
        async () => early !== undefined || (await waiting(shop.db, "select lower(email)")),
      );
      expect(early).toBeUndefined();
      let ended = false;
      const sent = calls.invite(owner.token, person.email, "manager").finally(() => (ended = true));
      await until(
        "the mail to be sent, or to wait as well",
        async () => ended || waiting(shop.db, "insert into seller_inv"),
      );
      await holder.query("commit");
      expect((await sent).status).toBe(201);
      expect((await accepted).body.code).toBe("invitation_invalid");
    } finally {
      await holder.query("rollback");
      holder.release();
    }
    expect((await calls.accept(person, await letter(person.email, 3))).body.role).toBe("manager");
  });

  it("makes nobody a member of two shops", async () => {
    const { person, token } = await invited();
    expect((await calls.invite(other.token, person.email)).status).toBe(201);
    const theirs = await letter(person.email, 3);
    const answers = await Promise.all([calls.accept(person, token), calls.accept(person, theirs)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(["already_seller"]);
    const { rows } = await shop.db.query("select 1 from seller_member where customer_id = $1", [person.id]);
    expect(rows).toHaveLength(1);
    expect((await calls.accept(other, token)).body.code).toMatch(/^invitation_(invalid|for_another)$/);
  });

  it("is refused for a member of the team, and beyond the team's limit", async () => {
    const { person, token } = await invited();
    await calls.accept(person, token);
    expect((await calls.invite(owner.token, person.email)).body.code).toBe("member_exists");
    expect((await calls.invite(owner.token, owner.email.toUpperCase())).body.code).toBe("member_exists");
    expect((await calls.invite(owner.token, "a@b.uz", "owner")).status).toBe(400);
    expect((await calls.invite(owner.token, "no address")).status).toBe(400);
    const full = await calls.member(await calls.newShop("Zarrin"), "owner");
    for (let n = 0; n < 19; n += 1) {
      expect((await calls.invite(full.token, `team${n}@example.uz`)).status).toBe(201);
    }
    expect((await calls.invite(full.token, "team19@example.uz")).body.code).toBe("members_full");
  });
});

it("is deleted a month after it ended, and not while it is valid", async () => {
  for (const email of ["old@example.uz", "new@example.uz"]) {
    expect((await calls.invite(other.token, email)).status).toBe(201);
  }
  await pass("old@example.uz", "38 days");
  await shop.commerce.run("../../http/auth/inside/purge.ts");
  const { rows } = await shop.db.query(
    "select email from seller_invitation where email in ('old@example.uz', 'new@example.uz')",
  );
  expect(rows).toEqual([{ email: "new@example.uz" }]);
});

it("disappears with the membership when its person closes the account", async () => {
  const { person, token } = await invited("manager");
  await calls.accept(person, token);
  expect((await calls.invite(other.token, "late@example.uz")).status).toBe(201);
  const late = await calls.people.join({ email: "late@example.uz" });
  const shops = (await calls.people.data(person.token)).body.shops;
  expect(shops).toMatchObject([
    { shop: "Ipak", role: "manager", invited: true },
    { shop: "Ipak", role: "manager", invited: false, leftAt: null },
  ]);
  for (const { token: own } of [person, late]) {
    expect((await calls.people.end(own, "long-enough")).status).toBe(200);
  }
  const { rows } = await shop.db.query(
    `select 1 from seller_member where customer_id = $1
     union all select 1 from seller_invitation where email in ($2, 'late@example.uz')`,
    [person.id, person.email],
  );
  expect(rows).toEqual([]);
  expect((await calls.people.end(owner.token, "long-enough")).body.code).toBe("account_has_shop");
});

describe("a team", () => {
  it("is changed by its owner, and roles apply from the next call on", async () => {
    const manager = await calls.member(slug, "manager");
    const packer = await calls.member(slug, "packer");
    const { members } = (await calls.team(owner.token)).body;
    const getId = ({ email }: Person) => members.find((one) => one.email === email)?.id ?? "";
    for (const { token } of [manager, packer]) {
      expect((await calls.team(token)).status).toBe(403);
      expect((await calls.invite(token, "x@example.uz")).status).toBe(403);
      expect((await calls.setRole(token, getId(packer), "manager")).status).toBe(403);
      expect((await calls.remove(token, getId(owner))).status).toBe(403);
    }
    // a member of another shop is not found
    expect((await calls.setRole(other.token, getId(packer), "manager")).status).toBe(404);
    expect((await calls.remove(other.token, getId(packer))).status).toBe(404);
    expect((await calls.setRole(owner.token, "selmem_none", "packer")).status).toBe(404);
    expect((await calls.setRole(owner.token, getId(packer), "owner")).status).toBe(400);
    expect((await calls.setRole(owner.token, getId(owner), "packer")).body.code).toBe("owner_stays");
    expect((await calls.remove(owner.token, getId(owner))).body.code).toBe("owner_stays");

    expect((await calls.settings(packer.token)).status).toBe(403);
    expect((await calls.setRole(owner.token, getId(packer), "manager")).status).toBe(200);
    expect((await calls.settings(packer.token)).status).toBe(200);
    expect((await calls.setRole(owner.token, getId(manager), "packer")).status).toBe(200);
    expect((await calls.settings(manager.token)).status).toBe(403);

    expect((await calls.remove(owner.token, getId(packer))).status).toBe(200);
    expect((await calls.own(packer.token)).status).toBe(403);
    expect((await calls.people.seen(packer.session)).role).toBe("customer");
    // leaving needs no permission, and shows nothing of the remaining members
    expect((await calls.remove(owner.token, "me")).body.code).toBe("owner_stays");
    expect((await calls.remove(manager.token, "me")).body).toEqual({ members: [], invitations: [] });
    expect((await calls.own(manager.token)).status).toBe(403);
    const left = (await calls.team(owner.token)).body.members.map(({ email }) => email);
    expect(left).not.toContain(packer.email);
    expect(left).not.toContain(manager.email);
  });
});
