import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { newOrder, place, type Shop } from "../../harness/shop.ts";
import { newClient } from "../../harness/new-client.ts";
import { peopleCalls } from "./people.ts";
import { tablesNaming } from "./tables-naming.ts";

let shop: Shop;
let people: ReturnType<typeof peopleCalls>;

beforeAll(async () => {
  shop = await sharedShop("people");
  people = peopleCalls(shop);
});

describe("a profile", () => {
  it("updates the given fields and leaves the others, also in the session", async () => {
    const { token, session, id } = await people.join({ phone: "+998901112233" });
    const first = await people.change(token, { city: "Самарканд", address: " Registon 12 " });
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ id, city: "samarkand", address: "Registon 12" });
    expect(first.body.user.phone).toBe("+998901112233");
    const second = await people.change(token, { name: "Dilnoza Karimova", language: "uz" });
    expect(second.body.user).toEqual({ ...first.body.user, name: "Dilnoza Karimova", language: "uz" });
    expect(await people.seen(session)).toEqual(second.body.user);
    expect((await people.change(token, {})).body.user).toEqual(second.body.user);
  });

  it("is cleared by null only", async () => {
    const { token } = await people.join({ phone: "+998901112244" });
    await people.change(token, { city: "nukus", address: "Amir Temur 5" });
    const { body } = await people.change(token, { phone: null, address: null });
    expect(body.user).toMatchObject({ phone: null, address: null, city: "nukus" });
    expect((await people.change(token, { address: "" })).body.user.address).toBeNull();
    for (const wrong of [{ name: null }, { name: " " }, { language: null }, { phone: "" }, { city: "" }]) {
      expect([wrong, (await people.change(token, wrong)).status]).toEqual([wrong, 400]);
    }
    expect((await people.change(token, {})).body.user).toMatchObject({
      name: expect.stringContaining("Ism"),
    });
  });

  it("stores each of many concurrent changes, beside those of other data", async () => {
    const { token, id } = await people.join();
    await shop.db.query(`update customer set metadata = metadata || '{"other": "kept"}' where id = $1`, [id]);
    const changes = [{ city: "termez" }, { address: "A 1" }, { language: "en" }, { phone: "+998901112255" }];
    await Promise.all(changes.map((change) => people.change(token, change)));
    expect((await people.change(token, {})).body.user).toMatchObject(Object.assign({}, ...changes) as object);
    const { rows } = await shop.db.query("select metadata->>'other' as other from customer where id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ other: "kept" }]);
  });

  it("is readable and writable by its owner only", async () => {
    const [one, other] = [await people.join(), await people.join()];
    const before = await people.seen(other.session);
    const { body } = await people.change(one.token, { id: other.id, name: "Ikkinchi" });
    expect(body.code).toBe("invalid_data");
    await people.change(one.token, { name: "Birinchi", address: "B 1" });
    expect(await people.seen(other.session)).toEqual(before);
    expect((await people.change(undefined, { name: "Hech kim" })).status).toBe(401);
    expect((await people.change("dead", { name: "Hech kim" })).status).toBe(401);
  });

  it("rejects an unknown city by name, changing nothing", async () => {
    const { token, session } = await people.join();
    const before = await people.seen(session);
    const { status, body } = await people.change(token, { name: "Boshqa", city: "moscow" });
    expect([status, body.code, Object.keys(body.details?.fields ?? {})]).toEqual([
      400,
      "invalid_input",
      ["city"],
    ]);
    expect(await people.seen(session)).toEqual(before);
  });

  it("exists for administrators too", async () => {
    const account = { email: "head@example.uz", password: "boss-password" };
    await shop.commerce.run("../../http/auth/inside/open-administrator.ts", account);
    const { body } = await people.auth.login(account.email, account.password);
    const { adminToken } = (await people.auth.exchange(body.token)).body;
    const change = { name: "Bosh Admin", phone: "+998901112266", city: "bukhara" };
    const changed = await people.change(adminToken ?? "", change);
    expect(changed.body.user).toMatchObject({ ...change, role: "admin", email: account.email });
    expect(await people.seen(body.token)).toEqual(changed.body.user);
    expect((await people.data(adminToken ?? "")).status).toBe(401);
    expect((await people.end(adminToken ?? "", account.password)).status).toBe(401);
  });
});

describe("a personal export", () => {
  it("contains everything of the person and nothing of others", async () => {
    const [one, other] = [await people.join(), await people.join()];
    const lines = [{ productId: shop.productIds("ring").productId, quantity: 1 }];
    for (const { mark, ...buyer } of [one, other]) {
      const contact = { name: `Ism ${mark}`, phone: "+998901234567" };
      for (const items of [lines, [...lines, { productId: shop.productIds("pair").productId, quantity: 2 }]])
        expect((await place(shop.commerce, buyer, newOrder(items, { contact }))).status).toBe(201);
    }
    await shop.db.query(
      `insert into inbox_entry (id, customer_id, key, type, event, data, shown, happened_at, archived_at)
       select 'inb_' || $1 || n, $1, $1 || n, 'system', 'welcome', '{}', true, now(), case when n = 1 then now() end
       from generate_series(1, 450) n`,
      [one.id],
    );
    const { status, body } = await people.data(one.token);
    expect(status).toBe(200);
    const orders = Array(2).fill({ contact: { name: `Ism ${one.mark}` } });
    expect(body).toMatchObject({
      profile: { id: one.id, email: one.email },
      orders,
      sessions: [{ device: `Device ${one.mark}`, endedAt: null }],
    });
    // page after page, each entry once
    const { entries } = body.notifications as { entries: { id: string; archived: boolean }[] };
    const filled = entries.filter(({ id }) => id.startsWith(`inb_${one.id}`));
    expect(new Set(filled.map(({ id }) => id)).size).toBe(450);
    expect([filled.length, filled.filter(({ archived }) => archived).length]).toEqual([450, 1]);
    // orders as in lists, so in the contract's terms
    const listed = await shop.commerce.call("GET", "/customer/orders", { token: one.token });
    expect(body.orders).toEqual(listed.body.orders);
    expect(JSON.stringify(body)).not.toContain(other.mark);
    expect(JSON.stringify(body)).not.toContain(one.session);
    expect((await people.data()).status).toBe(401);
  });

  it("contains messages to the shop, votes and reports, whose texts are deleted with the account", async () => {
    const [one, other] = [await people.join(), await people.join()];
    const write = ({ token }: { token?: string }, name: string) =>
      shop.commerce.call("POST", "/internal/contact-messages", {
        token,
        body: {
          topic: "order",
          name,
          email: one.email,
          language: "uz",
          client: newClient(),
          message: `Qayerda, ${name}?`,
        },
      });
    expect((await write(one, `Ism ${one.mark}`)).status).toBe(201);
    expect((await write(other, "Boshqa")).status).toBe(201);
    expect((await write({}, "Mehmon")).status).toBe(201);
    expect((await write({ token: "dead" }, "Mehmon")).status).toBe(201);
    await shop.db.query(
      `with review as (insert into product_review (id, product_id, seller_id, customer_id, rating, text, images)
         values ('prev_' || $1, 'prod_1', 'sel_1', $2, 5, 'Zoʻr', '{}') returning id),
       vote as (insert into review_vote (id, review_id, customer_id) select 'rvote_' || $2, id, $3 from review)
       insert into review_report (id, review_id, customer_id, reason, text)
       select 'rrep_' || $2, id, $3, 'other', 'Soʻz ' || $4 from review`,
      [other.mark, other.id, one.id, one.mark],
    );
    expect((await people.data(one.token)).body).toMatchObject({
      messages: [
        { name: `Ism ${one.mark}`, message: `Qayerda, Ism ${one.mark}?`, sentAt: expect.any(String) },
      ],
      reviewVotes: [{ reviewId: `prev_${other.mark}`, productId: "prod_1" }],
      reviewReports: [{ reviewId: `prev_${other.mark}`, reason: "other", text: `Soʻz ${one.mark}` }],
    });
    expect((await people.data(other.token)).body).toMatchObject({
      messages: [{ name: "Boshqa" }],
      reviewVotes: [],
      reviewReports: [],
    });
    expect((await people.end(one.token, "long-enough")).status).toBe(200);
    expect(await tablesNaming(shop, `Ism ${one.mark}`)).toEqual([]);
    const { rows } = await shop.db.query(
      `select reason, text, (select count(*)::int from review_vote v where v.review_id = r.review_id) as votes
       from review_report r where review_id = $1`,
      [`prev_${other.mark}`],
    );
    expect(rows).toEqual([{ reason: "other", text: null, votes: 1 }]);
    expect((await people.data(other.token)).body).toMatchObject({ messages: [{ name: "Boshqa" }] });
  });
});

describe("a profile picture", () => {
  const address = (word: string) => `/files/uploads/${word.padEnd(24, "0")}-200x200.webp`;

  async function sent(ownerId: string, word: string, type = "avatar"): Promise<string> {
    const url = address(word);
    await shop.db.query(
      "insert into shop_upload (id, owner_id, type, url, sent_bytes, idle_since) values ($1, $2, $3, $4, 1, now())",
      [`upl_${word}`, ownerId, type, url],
    );
    return url;
  }

  const isHeld = async (url: string) => {
    const { rows } = await shop.db.query("select idle_since from shop_upload where url = $1", [url]);
    return (rows[0] as { idle_since: Date | null } | undefined)?.idle_since === null;
  };

  it("is stored while it is shown, whichever of two set at once", async () => {
    const { token, id, session } = await people.join();
    const [first, second, third] = [await sent(id, "aa1"), await sent(id, "aa2"), await sent(id, "aa3")];
    expect((await people.change(token, { avatar: first })).body.user.avatar).toBe(first);
    expect(await isHeld(first)).toBe(true);
    await Promise.all([people.change(token, { avatar: second }), people.change(token, { avatar: third })]);
    const { avatar } = await people.seen(session);
    const held = [];
    for (const url of [first, second, third]) if (await isHeld(url)) held.push(url);
    expect(held).toEqual([avatar]);
    await people.change(token, { avatar: null });
    expect(await isHeld(avatar ?? "")).toBe(false);
    expect((await people.seen(session)).avatar).toBeNull();
  });

  it("must be the person's own upload for this purpose", async () => {
    const [one, other] = [await people.join(), await people.join()];
    const foreign = [await sent(other.id, "bb1"), await sent(one.id, "bb2", "review"), address("bb3")];
    for (const avatar of foreign) {
      const { status, body } = await people.change(one.token, { name: "Boshqa", avatar });
      expect([status, body.code, Object.keys(body.details?.fields ?? {})]).toEqual([
        400,
        "invalid_input",
        ["avatar"],
      ]);
    }
    expect(await people.seen(one.session)).toMatchObject({ avatar: null, name: `Ism ${one.mark}` });
  });
});
