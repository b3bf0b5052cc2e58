import { beforeAll, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { addSeller } from "../../harness/add-seller.ts";
import { applicantCalls, type Applicants } from "./applicants.ts";

let shop: Shop;
let all: Applicants;

beforeAll(async () => {
  shop = await sharedShop("people");
  all = await applicantCalls(shop);
});

/** No other test writes these. */
const phone = "+998935550417";
const unlike = { phone: "+998935550418", companyName: "Oʻxshamas" };

async function applied(change: object) {
  const person = await all.join();
  return { person, id: (await all.apply(person, change)).body.application.id };
}

const compare = async (id: string) => (await all.read(id)).body.application;

it("an application is read with the person's other ones, newest first, and their reasons", async () => {
  const { person, id } = await applied({ ...unlike, companyName: "Taqqoslash birinchi" });
  expect(await compare(id)).toMatchObject({ others: [], matches: [] });
  await all.reject(id, "Пришлите фото товара");
  const again = (await all.apply(person, { ...unlike, companyName: "Taqqoslash ikkinchi" })).body.application
    .id;
  await all.reject(again, "Фото не открывается");
  const last = (await all.apply(person, { ...unlike, companyName: "Taqqoslash uchinchi" })).body.application
    .id;
  const time = expect.stringMatching(/^\d{4}-.+Z$/);
  const rejected = { status: "rejected", createdAt: time, decidedAt: time };
  expect((await compare(last)).others).toEqual([
    { ...rejected, id: again, companyName: "Taqqoslash ikkinchi", reason: "Фото не открывается" },
    { ...rejected, id, companyName: "Taqqoslash birinchi", reason: "Пришлите фото товара" },
  ]);
  expect((await compare(id)).others.map((other) => other.id)).toEqual([last, again]);
});

it("says which applications, accounts and shops of other people have the same contact or name", async () => {
  const twin = {
    phone,
    companyName: "ООО «Янтарь»",
    email: "Yantar@Example.uz",
    website: "https://www.yantar.uz/",
  };
  const first = await applied(twin);
  const neighbour = await all.join({ name: "Nodira" });
  await shop.db.query("update customer set phone = $1 where id = $2", [phone, neighbour.id]);
  const id = await addSeller(shop.db, "yantar-old", "ООО Янтарь");
  const second = await applied({
    ...twin,
    companyName: "ооо янтарь",
    email: "yantar@example.uz",
    website: "http://yantar.uz",
  });
  const ofFirst = { kind: "application", id: first.id, name: "ООО «Янтарь»" };
  expect((await compare(second.id)).matches).toEqual([
    { by: "phone", ...ofFirst },
    { by: "phone", kind: "user", id: neighbour.id, name: "Nodira" },
    { by: "email", ...ofFirst },
    { by: "website", ...ofFirst },
    { by: "name", ...ofFirst },
    { by: "name", kind: "shop", id, name: "ООО Янтарь" },
  ]);
});

it("an application does not match the person's own ones, nor the shop that it became", async () => {
  const own = { phone: "+998935550419", companyName: "Yakka doʻkon", email: "yakka@example.uz" };
  const { person, id } = await applied(own);
  await all.reject(id);
  const again = (await all.apply(person, own)).body.application.id;
  await all.approve(again);
  expect((await compare(again)).matches).toEqual([]);
});
