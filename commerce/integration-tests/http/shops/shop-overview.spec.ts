import type { ShopOverview } from "@bezak/contract/seller-admin.ts";
import { adminRanks, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import { beforeAll, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { applicantCalls } from "../applications/applicants.ts";
import { userAdminCalls, type Boss } from "../users/user-admin-calls.ts";
import { shopCalls, type Person } from "./shop-calls.ts";

let shop: Shop;
let bosses: Record<AdminRank, Boss>;
let owner: Person;
let packer: Person;
/** ids of a shop that was opened by an application, and of that */
let opened: { shopId: string; applicationId: string; slug: string };

const account = {
  recipient: "ООО «Обзор»",
  bank: "Ipak Yoʻli Bank",
  mfo: "00444",
  account: "20208000900000006001",
  tin: "309876541",
};

beforeAll(async () => {
  shop = await sharedShop("people");
  const calls = userAdminCalls(shop);
  const entries = adminRanks.map(async (rank) => [rank, await calls.administrator(rank)] as const);
  bosses = Object.fromEntries(await Promise.all(entries)) as typeof bosses;
  const applicants = await applicantCalls(shop);
  owner = await applicants.join({ name: "Aziza" });
  const contact = { contactPerson: "Aziza Karimova", phone: "+998931230045" };
  const { id } = (await applicants.apply(owner, { ...contact, companyName: "Koʻrinish" })).body.application;
  const { shop: made } = (await applicants.approve(id)).body.application;
  opened = { shopId: made?.id ?? "", applicationId: id, slug: made?.slug ?? "" };
  packer = await shopCalls(shop).member(opened.slug, "packer", { name: "Nodir" });
  await shop.db.query(
    "update seller set payout_account = $1, payout_account_changed_at = now() where id = $2",
    [JSON.stringify(account), opened.shopId],
  );
});

const ask = (rank: AdminRank, id = opened.shopId) =>
  shop.commerce.call<{ shop: ShopOverview; code?: string }>("GET", `/admin/shops/${id}`, {
    token: bosses[rank].token,
  });
const read = async (rank: AdminRank, id?: string) => (await ask(rank, id)).body.shop;
const time = expect.stringMatching(/^\d{4}-.+Z$/);

it("an owner reads one shop: people, contact, account, numbers and applications", async () => {
  const own = await read("owner");
  expect(own).toMatchObject({
    id: opened.shopId,
    name: "Koʻrinish",
    status: "active",
    owner: { id: owner.id },
    balance: 0,
    version: expect.any(String),
    holidayUntil: null,
    contact: { person: "Aziza Karimova", phone: "+998931230045", email: null, website: null },
    payoutAccount: { ...account, account: "****************6001" },
    payoutAccountChangedAt: time,
    sameTin: [],
    products: { published: 0, draft: 0, hidden: 0 },
    parcels: { pending: 0, late: 0 },
    returns: { requested: 0, refunded: 0 },
    reviews: { rating: 0, count: 0 },
  });
  expect(own.members).toEqual([
    { id: owner.id, name: "Aziza", email: owner.email, phone: null, role: "owner", joinedAt: time },
    { id: packer.id, name: "Nodir", email: packer.email, phone: null, role: "packer", joinedAt: time },
  ]);
  expect(own.applications).toEqual([
    { id: opened.applicationId, companyName: "Koʻrinish", status: "approved", createdAt: time },
  ]);
});

it("counts the shop's own products by status, its orders and returns", async () => {
  const { rows } = await shop.db.query<{ id: string; status: string; count: number }>(
    `select link.seller_id as id, product.status, count(*)::int as count
     from seller_seller_product_product link join product on product.id = link.product_id
     where link.deleted_at is null and product.deleted_at is null group by 1, 2 order by 3 desc limit 1`,
  );
  const [most] = rows;
  expect(most?.status).toBe("published");
  expect((await read("owner", most?.id)).products.published).toBe(most?.count);
  const { rows: orders } = await shop.db.query<{ id: string; count: number }>(
    `select seller_id as id, count(*)::int as count from seller_order where deleted_at is null group by 1 limit 1`,
  );
  for (const { id, count } of orders) {
    const { late: _, ...parcels } = (await read("owner", id)).parcels!;
    expect(Object.values(parcels).reduce((sum, one) => sum + one, 0)).toBe(count);
  }
});

it("names other shops with the same tax number, and the time of a suspension", async () => {
  const { newShop, sellerId } = shopCalls(shop);
  const id = await sellerId(await newShop("Oʻsha STIR"));
  await shop.db.query(
    `update seller set payout_account = $1, status = 'suspended', suspended_reason = 'Sabab', suspended_at = now()
     where id = $2`,
    [JSON.stringify({ ...account, account: "20208000900000007002" }), id],
  );
  expect((await read("finance")).sameTin).toEqual([{ id, name: "Oʻsha STIR" }]);
  const other = await read("manager", id);
  expect(other).toMatchObject({ status: "suspended", suspendedReason: "Sabab", suspendedAt: time });
  expect(other).toMatchObject({ owner: null, members: [], contact: null, applications: [] });
  await shop.db.query("update seller set deleted_at = now() where id = $1", [id]);
  expect((await read("finance")).sameTin).toEqual([]);
  expect(await ask("owner", id)).toMatchObject({ status: 404, body: { code: "seller_not_found" } });
});

it("leaves out what a rank does not see", async () => {
  const seen = async (rank: AdminRank) => {
    const {
      members,
      contact,
      owner: person,
      payoutAccount,
      balance,
      parcels,
      returns,
      applications,
    } = await read(rank);
    const parts = {
      people: [members, contact, person],
      money: [payoutAccount, balance],
      orders: [parcels, returns],
      applications: [applications],
    };
    return Object.entries(parts).flatMap(([name, values]) => {
      const shown = values.filter((value) => value !== null).length;
      expect([0, values.length]).toContain(shown);
      return shown > 0 ? [name] : [];
    });
  };
  expect(await seen("owner")).toEqual(["people", "money", "orders", "applications"]);
  expect(await seen("manager")).toEqual(["people", "money", "orders", "applications"]);
  expect(await seen("finance")).toEqual(["people", "money", "orders"]);
  expect(await seen("support")).toEqual(["people", "orders"]);
  expect(await seen("content")).toEqual([]);
});

it("is closed to guests, buyers and members of the shop", async () => {
  for (const token of [undefined, owner.token, packer.token]) {
    const { status } = await shop.commerce.call("GET", `/admin/shops/${opened.shopId}`, { token });
    expect(status).toBe(401);
  }
});
