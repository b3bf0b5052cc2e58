import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { whileNobodyWaits } from "./while-nobody-waits.ts";
import { authCalls } from "./auth-calls.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
});

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await shop.db.query<{ count: string }>(`select count(*) from ${sql}`, values);
  return Number(rows[0]?.count);
}

const accounts = (email: string) => count("customer where email = $1 and deleted_at is null", email);
const claims = (email: string) => count("provider_identity where entity_id = $1", email);
const identities = () => count("auth_identity");

describe("a registration", () => {
  it("creates an account and a session, with the e-mail in lower case", async () => {
    const phone = "+998901234567";
    const { status, body } = await auth.register({
      email: " Dilnoza@Example.UZ",
      phone,
      language: "uz",
      device: "Firefox",
    });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.user).toMatchObject({ name: "Ali Vali", email: "dilnoza@example.uz", phone, language: "uz" });
    expect(body.user).toMatchObject({ role: "customer", avatar: null, city: null, address: null });
    expect((await auth.exchange(body.token)).body.user).toEqual(body.user);
    const sql = "select device, token_hash, customer_id from shop_session where customer_id = $1";
    const { rows } = await shop.db.query(sql, [body.user.id]);
    const token_hash = createHash("sha256").update(body.token).digest("hex");
    expect(rows).toEqual([{ device: "Firefox", token_hash, customer_id: body.user.id }]);
  });

  it("leaves neither password nor token in the database or the log", async () => {
    const password = "correct-horse-battery";
    const { body } = await auth.register({ email: "quiet@example.uz", password });
    await auth.login("quiet@example.uz", password);
    await auth.login("quiet@example.uz", "wrong-horse-battery");
    const { rows: tables } = await shop.db.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const secret of [password, "wrong-horse-battery", body.token]) {
      expect(shop.commerce.output()).not.toContain(secret);
      for (const { name } of tables) {
        expect([name, await count(`"${name}" t where t::text like '%' || $1 || '%'`, secret)]).toEqual([
          name,
          0,
        ]);
      }
    }
  });

  it("succeeds once when sent many times at the same moment", async () => {
    const before = await identities();
    const writings = ["Twin@example.uz", "twin@example.uz", "TWIN@EXAMPLE.UZ", " twin@example.uz"];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => auth.register({ email: writings[i % 4] })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    const codes = refused.map(({ body }) => body.code);
    // the limit for an e-mail admits three of them
    expect(codes.toSorted()).toEqual([
      ...Array(2).fill("email_taken"),
      ...Array(9).fill("too_many_requests"),
    ]);
    expect([await accounts("twin@example.uz"), await claims("twin@example.uz")]).toEqual([1, 1]);
    expect(await identities()).toBe(before + 1);
    expect((await auth.login("twin@example.uz")).status).toBe(200);
  });

  it("is refused for an e-mail in use, also an administrator's, and changes nothing", async () => {
    await shop.commerce.run("../../http/auth/inside/open-administrator.ts", {
      email: "chief@example.uz",
      password: "boss-password",
    });
    await auth.register({ email: "taken@example.uz" });
    for (const email of ["taken@example.uz", "Chief@example.uz"]) {
      const { status, body } = await auth.register({ email, password: "another-password" });
      expect({ email, status, code: body.code }).toEqual({ email, status: 409, code: "email_taken" });
      expect((await auth.login(email, "another-password")).status).toBe(401);
    }
    expect(await accounts("chief@example.uz")).toBe(0);
    expect((await auth.login("chief@example.uz", "boss-password")).status).toBe(200);
  });

  it("is undone whole when a later step fails", async () => {
    const email = "undone@example.uz";
    // an account without a way to sign in: creating the customer fails after the e-mail was claimed
    await shop.db.query("insert into customer (id, email, has_account) values ('cus_blocker', $1, true)", [
      email,
    ]);
    const before = await identities();
    expect((await auth.register({ email })).status).toBeGreaterThanOrEqual(400);
    expect([await claims(email), await identities()]).toEqual([0, before]);
    await shop.db.query("delete from customer where id = 'cus_blocker'");
    expect((await auth.register({ email })).status).toBe(201);
  });

  it("leaves no account when it takes longer than its caller waits", async () => {
    const body = { name: "Ali Vali", email: "impatient@example.uz", password: "long-enough" };
    const answer = await whileNobodyWaits(shop, "lock table customer in exclusive mode", (headers) =>
      shop.commerce.call<{ code: string }>("POST", "/internal/auth/register", { body, headers }),
    );
    expect([answer.status, answer.body.code]).toEqual([503, "overloaded"]);
    expect([await accounts(body.email), await claims(body.email)]).toEqual([0, 0]);
    expect((await auth.register(body)).status).toBe(201);
  });

  it("that was killed half-way frees its e-mail after a minute, not before", async () => {
    const email = "killed@example.uz";
    const claim = (age: string) =>
      shop.db.query(
        `with i as (insert into auth_identity (id) values ($1) returning id)
         insert into provider_identity (id, entity_id, provider, auth_identity_id, created_at)
         select $2, $3, 'emailpass', id, now() - $4::interval from i`,
        ["authid_killed", "provid_killed", email, age],
      );
    await claim("5 seconds");
    expect((await auth.register({ email })).body.code).toBe("email_taken");
    await shop.db.query(
      "update provider_identity set created_at = now() - interval '2 minutes' where entity_id = $1",
      [email],
    );
    expect((await auth.register({ email })).status).toBe(201);
    expect(await count("auth_identity where id = 'authid_killed'")).toBe(0);
    expect((await auth.login(email)).status).toBe(200);
  });

  it.each([
    ["no name", { name: " " }],
    ["an address for a name", { name: "Вы выиграли https://prize.example/win" }],
    ["no e-mail", { email: "nobody" }],
    ["a short password", { password: "1234567" }],
    ["its phone as password", { phone: "+998901112233", password: "90 111 22 33" }],
    ["a common password", { password: "Qwerty123" }],
    ["a password made of the e-mail", { password: "wrong-2026" }],
    ["a foreign phone", { phone: "+79001234567" }],
    ["a field nobody knows", { role: "admin" }],
  ])("is refused with %s", async (_, wrong) => {
    expect((await auth.register({ email: "wrong@example.uz", ...wrong })).status).toBe(400);
    expect(await claims("wrong@example.uz")).toBe(0);
  });
});

describe("a browser that has a session", () => {
  it("gets a new session after signing in or registering, and the former one ends; others go on", async () => {
    const email = "again@example.uz";
    const first = (await auth.register({ email })).body.token;
    const elsewhere = (await auth.login(email)).body.token;
    const failed = await auth.tryLogin({ email, password: "not-mine", formerToken: first });
    expect([failed.status, (await auth.exchange(first)).status]).toEqual([401, 200]);
    const second = (await auth.tryLogin({ email, password: "long-enough", formerToken: first })).body.token;
    expect(second).not.toBe(first);
    expect((await auth.exchange(first)).body.code).toBe("session_expired");
    const { status } = await auth.register({ email: "other@example.uz", formerToken: second });
    expect([status, (await auth.exchange(second)).body.code]).toEqual([201, "session_expired"]);
    expect((await auth.exchange(elsewhere)).status).toBe(200);
  });
});
