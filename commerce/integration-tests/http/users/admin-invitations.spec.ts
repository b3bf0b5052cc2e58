import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdminInvitation, AdminTeam, OpenAdminInvitation } from "@bezak/contract/admin-team.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { peopleCalls } from "./people.ts";
import { userAdminCalls, type Boss } from "./user-admin-calls.ts";

let shop: Shop;
let people: ReturnType<typeof peopleCalls>;
let owner: Boss;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  people = peopleCalls(shop);
  owner = await userAdminCalls(shop).administrator();
});

type Refused = { code?: string; details?: { fields?: object } };
const call = <T>(method: string, path: string, token: string | undefined, body?: object) =>
  shop.commerce.call<T & Refused>(method, path, { token, body });
const answersOf = ({ status, body }: { status: number; body: Refused }) => [status, body.code];
const newEmail = () => `admin-invited${(made += 1)}@example.uz`;

const invite = (email: string, rank: AdminRank = "support", token = owner.confirmed) =>
  call<{ invitation: AdminInvitation }>("POST", "/admin/team/invitations", token, { email, rank });
const team = async (token = owner.token) => (await call<AdminTeam>("GET", "/admin/team", token)).body;
const read = (token: string) =>
  call<{ invitation: OpenAdminInvitation }>("POST", "/internal/admin-invitations", undefined, { token });
const join = (token: string, password = "correct horse battery") =>
  call<{ email: string; rank: AdminRank }>("POST", "/internal/admin-invitations/join", undefined, {
    token,
    name: "Dilnoza",
    password,
    language: "uz",
  });
const acceptAs = (caller: string | undefined, token: string) =>
  call<{ rank: AdminRank }>("POST", "/customer/admin-invitations", caller, { token });
/** With the password, which the person has just entered. */
const accept = async ({ session }: { session: string }, token: string) =>
  acceptAs((await people.auth.exchangeConfirmed(session)).body.customerToken ?? "", token);

/** The token of the newest of this many mails. */
const linkFor = (email: string, count = 1): Promise<string> =>
  until(`${count} invitations to ${email}`, async () => {
    const mails = await mailsTo(shop.commerce, email, count);
    const tokens = mails.flatMap(({ text }) => /admin-invitation#token=([\w-]+)/.exec(text)?.[1] ?? []);
    return tokens.length >= count ? (tokens[0] ?? null) : null;
  });
const rest = (email: string, by: string) =>
  shop.db.query(
    "update admin_invitation set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval where email = $1",
    [email, by],
  );

describe("an invitation of an administrator", () => {
  it("makes one of somebody without an account, who chooses a name and a password", async () => {
    const email = newEmail();
    const sent = await invite(email, "finance");
    expect(sent.status).toBe(201);
    expect(sent.body.invitation).toMatchObject({ email, rank: "finance" });
    const token = await linkFor(email);
    const { rows } = await shop.db.query("select * from admin_invitation where email = $1", [email]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { invitation } = (await read(token)).body;
    expect(invitation).toMatchObject({ rank: "finance", hasAccount: false, email: "a•••@example.uz" });
    expect(Date.parse(invitation.expiresAt) - Date.now()).toBeGreaterThan(71 * 3600_000);
    expect(await join(token, "password")).toMatchObject({
      status: 400,
      body: { code: "invalid_input", details: { fields: { password: "too_common" } } },
    });
    expect(await join(token)).toMatchObject({ status: 201, body: { email, rank: "finance" } });
    expect(answersOf(await join(token))).toEqual([404, "invitation_invalid"]);
    expect(answersOf(await read(token))).toEqual([404, "invitation_invalid"]);
    const { user } = (await people.auth.login(email, "correct horse battery")).body;
    expect(user).toMatchObject({ role: "admin", adminRank: "finance", name: "Dilnoza", language: "uz" });
    const { administrators, invitations } = await team();
    expect(administrators).toContainEqual(
      expect.objectContaining({ email, rank: "finance", secondFactor: false, self: false }),
    );
    expect(invitations.map((one) => one.email)).not.toContain(email);
    expect(answersOf(await invite(email))).toEqual([409, "administrator_exists"]);
  });

  it("makes one of a buyer, who signs in and accepts it; the password stays, the sessions end", async () => {
    const [buyer, other] = [await people.join(), await people.join()];
    await invite(buyer.email, "content");
    const token = await linkFor(buyer.email);
    expect((await read(token)).body.invitation).toMatchObject({ hasAccount: true });
    expect(answersOf(await join(token))).toEqual([409, "account_exists"]);
    expect(answersOf(await accept(other, token))).toEqual([403, "invitation_for_another"]);
    expect(answersOf(await acceptAs(buyer.token, token))).toEqual([403, "confirmation_required"]);
    expect(await accept(buyer, token)).toMatchObject({ status: 200, body: { rank: "content" } });
    expect((await people.auth.exchange(buyer.session)).status).toBe(401);
    const { administrators } = await team();
    expect(administrators).toContainEqual(expect.objectContaining({ email: buyer.email, rank: "content" }));
    expect(answersOf(await accept(other, token))).toEqual([404, "invitation_invalid"]);
  });

  it("completes the account of a command that was killed, under the name that was chosen", async () => {
    const email = newEmail();
    await shop.db.query(`insert into "user" (id, email, first_name, metadata) values ($1, $2, 'admin', $3)`, [
      `user_${email}`,
      email,
      { rank: "owner", language: "ru" },
    ]);
    await invite(email);
    expect((await join(await linkFor(email))).status).toBe(201);
    const { user } = (await people.auth.login(email, "correct horse battery")).body;
    expect(user).toMatchObject({ name: "Dilnoza", language: "uz", adminRank: "support" });
  });

  it("is one for each address: another mail replaces the link, and comes after a minute", async () => {
    const email = newEmail();
    await invite(email, "support");
    const first = await linkFor(email);
    expect(answersOf(await invite(email, "manager"))).toEqual([429, "too_soon"]);
    await rest(email, "2 minutes");
    await invite(email, "manager");
    const { invitations } = await team();
    expect(invitations.filter((one) => one.email === email)).toMatchObject([{ rank: "manager" }]);
    const second = await linkFor(email, 2);
    expect(second).not.toBe(first);
    expect(answersOf(await read(first))).toEqual([404, "invitation_invalid"]);
    expect((await read(second)).body.invitation).toMatchObject({ rank: "manager" });
  });

  it("ends after three days, and when it is withdrawn", async () => {
    const [late, withdrawn] = [newEmail(), newEmail()];
    await invite(late);
    await invite(withdrawn);
    const tokens = [await linkFor(late), await linkFor(withdrawn)];
    await rest(late, "72 hours 1 second");
    const { id } = (await team()).invitations.find(({ email }) => email === withdrawn)!;
    for (let times = 0; times < 2; times += 1)
      expect((await call("DELETE", `/admin/team/invitations/${id}`, owner.token)).status).toBe(200);
    for (const token of tokens) {
      expect(answersOf(await read(token))).toEqual([404, "invitation_invalid"]);
      expect(answersOf(await join(token))).toEqual([404, "invitation_invalid"]);
    }
    expect((await invite(late)).status).toBe(201);
  });

  it("ends with the rank of the owner who sent it", async () => {
    const sender = await userAdminCalls(shop).administrator();
    const email = newEmail();
    await invite(email, "owner", sender.confirmed);
    const token = await linkFor(email);
    await shop.db.query(`update "user" set metadata = metadata || '{"rank": "support"}' where id = $1`, [
      sender.id,
    ]);
    expect(answersOf(await read(token))).toEqual([404, "invitation_invalid"]);
    expect(answersOf(await join(token))).toEqual([404, "invitation_invalid"]);
  });

  it("is used once, also by two at the same moment", async () => {
    const email = newEmail();
    await invite(email);
    const token = await linkFor(email);
    const statuses = (await Promise.all([join(token), join(token)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const { rows } = await shop.db.query(`select 1 from "user" where email = $1 and deleted_at is null`, [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("is sent by owners with the password, to nobody who works for a shop or is blocked", async () => {
    const calls = userAdminCalls(shop);
    const manager = await calls.administrator("manager");
    expect((await team(manager.token)).administrators.length).toBeGreaterThan(1);
    expect(answersOf(await invite(newEmail(), "support", manager.confirmed))).toEqual([403, "rank_required"]);
    expect(answersOf(await invite(newEmail(), "support", owner.token))).toEqual([
      403,
      "confirmation_required",
    ]);
    const seller = await shopCalls(shop).member("atlas", "packer");
    expect(answersOf(await invite(seller.email))).toEqual([400, "role_of_seller"]);
    const [later, blocked] = [await people.join(), await people.join()];
    await calls.change(owner.token, blocked.id, { blocked: true, reason: "Проверка" });
    expect(answersOf(await invite(blocked.email))).toEqual([409, "account_blocked"]);
    await invite(later.email);
    await shop.db.query(
      `insert into seller_member (id, customer_id, seller_id, role)
       select 'selmem_invited', $1, id, 'packer' from seller where slug = 'atlas'`,
      [later.id],
    );
    expect(answersOf(await accept(later, await linkFor(later.email)))).toEqual([400, "role_of_seller"]);
  });
});
