import { beforeAll, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { newOrder, place, type Shop } from "../../harness/shop.ts";
import { peopleCalls, type Member } from "./people.ts";
import { impersonal, personalTables, unerased, unexported } from "./personal-tables.ts";
import { tablesNaming } from "./tables-naming.ts";

let shop: Shop;
let member: Member;

beforeAll(async () => {
  shop = await sharedShop("people");
  member = await peopleCalls(shop).join();
  const order = newOrder([{ productId: shop.productIds("ring").productId, quantity: 1 }]);
  expect((await place(shop.commerce, member, order)).status).toBe(201);
});

/** Personal tables that are not among these. */
const peopleBeside = async (tables: readonly string[]) =>
  (await personalTables(shop)).filter((name) => !tables.includes(name) && !impersonal.includes(name));

it("account closure erases every personal table except those listed with a reason", async () => {
  const erased = await shop.commerce.run<string[]>("../../http/users/inside/erased-tables.ts", {});
  expect(await peopleBeside(erased)).toEqual(Object.keys(unerased).sort());
});

it("the personal export reads every personal table except those listed with a reason", async () => {
  const read = await shop.commerce.run<string[]>("../../http/users/inside/exported-tables.ts", {
    customerId: member.id,
  });
  expect(await peopleBeside(read)).toEqual(Object.keys(unexported).sort());
});

it("tables listed as impersonal exist, and none names a person who has ordered", async () => {
  const tables = await personalTables(shop);
  expect(impersonal.filter((name) => !tables.includes(name))).toEqual([]);
  const naming = await Promise.all([member.id, member.mark].map((word) => tablesNaming(shop, word)));
  expect(naming.flat()).toContain("customer");
  expect(naming.flat().filter((name) => impersonal.includes(name))).toEqual([]);
});

it.each(["user_agent", "ip", "buyer_phone", "customer_id", "delivery_address_2", "asked_by"])(
  "a new table with the column %s counts as personal",
  async (column) => {
    const before = await personalTables(shop);
    await shop.db.query(`create table new_table (id text primary key, ${column} text)`);
    try {
      expect(await personalTables(shop)).toEqual([...before, "new_table"].sort());
    } finally {
      await shop.db.query("drop table new_table");
    }
  },
);
