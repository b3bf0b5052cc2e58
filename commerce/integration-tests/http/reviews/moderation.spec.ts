import { AdministeredReview } from "@bezak/contract/review-admin.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import type { Buyer } from "../../harness/shop.ts";
import { BARE, openReviews, reviewBody, type Failure, type Reviews } from "./open-reviews.ts";

type Answer = { review: AdministeredReview } & Failure & { details?: { current?: AdministeredReview } };

let shop: Reviews;
let [first, second, third]: Buyer[] = [];
const people = () => ({ first: first!, second: second!, third: third! });

beforeAll(async () => {
  shop = await openReviews(3);
  [first, second, third] = shop.buyers;
});

async function list(query: Record<string, string>): Promise<AdministeredReview[]> {
  const { status, body } = await shop.commerce.call<{ reviews: AdministeredReview[]; count: number }>(
    "GET",
    `/admin/reviews?${new URLSearchParams({ limit: "100", ...query })}`,
    { token: shop.admin },
  );
  expect(status).toBe(200);
  expect(body.count).toBe(body.reviews.length);
  expect(AdministeredReview.array().parse(body.reviews)).toEqual(body.reviews);
  return body.reviews;
}
const ids = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);
const decide = (id: string, body: object, token = shop.admin) =>
  shop.commerce.call<Answer>("POST", `/admin/reviews/${id}/status`, { token, body });
const report = (buyer: Buyer, id: string, body: object = { reason: "spam" }) =>
  shop.call<Failure>("POST", `/customer/reviews/${id}/report`, buyer, body);
const find = async (id: string) => (await list({})).find((review) => review.id === id)!;

/** A new review of the product without reviews, in place of the buyer's former one. */
async function write(buyer: Buyer, more: object = {}): Promise<string> {
  const { review } = await shop.mine(buyer, BARE);
  if (review) await shop.call("POST", `/customer/reviews/${review.id}/removal`, buyer);
  return (await shop.write(buyer, BARE, reviewBody(4, more))).body.review.id;
}

/** Makes changes while somebody else has the review, so that all of them wait, in this sequence, before the first writes. */
async function together<T>(id: string, changes: (() => Promise<T>)[]): Promise<T[]> {
  const holder = await shop.db.connect();
  try {
    await holder.query("begin");
    await holder.query("select 1 from product_review where id = $1 for update", [id]);
    const answers: Promise<T>[] = [];
    for (const change of changes) {
      answers.push(change());
      await until("the change to wait", async () => (await waiting(shop.db)) === answers.length);
    }
    await holder.query("commit");
    return await Promise.all(answers);
  } finally {
    holder.release(true);
  }
}

describe("the list of reviews for administrators", () => {
  it("shows pending reviews the oldest first and others the newest first, with product, shop and author", async () => {
    const { first, second } = people();
    const [older, newer] = [await write(first), await write(second)];
    const written = async (query: Record<string, string>) =>
      (await ids(query)).filter((id) => id === older || id === newer);
    expect(await written({ status: "pending" })).toEqual([older, newer]);
    expect(await written({})).toEqual([newer, older]);
    expect(await written({ status: "published" })).toEqual([]);
    const { seller } = await shop.product(BARE);
    expect(await find(older)).toMatchObject({
      product: { slug: BARE, name: { en: expect.any(String) } },
      shop: { id: seller.id, name: expect.any(String) },
      author: { account: { id: first.id, email: first.email } },
      reports: { count: 0, open: 0, latest: [] },
      rejectionReason: null,
    });
  });

  it("is searched in text, title, author, product and shop", async () => {
    const { first } = people();
    const id = await write(first, { text: "Слово Находка внутри", title: "Заглавие" });
    const { product, shop: seller } = await find(id);
    for (const q of [
      "находка",
      "ЗАГЛАВИЕ",
      first.email,
      product!.name.ru,
      product!.name.en ?? "",
      seller!.name,
    ]) {
      expect(await ids({ q }), q).toContain(id);
    }
    expect(await ids({ q: "%" })).toEqual([]);
  });

  it("refuses other values of its filters, guests and buyers", async () => {
    const status = async (query: string, token = shop.admin) =>
      (await shop.commerce.call("GET", `/admin/reviews${query}`, { token })).status;
    for (const query of ["?status=new", "?reported=yes", "?page=0", "?limit=101", "?sort=best"]) {
      expect([query, await status(query)]).toEqual([query, 400]);
    }
    for (const token of ["", people().first.token]) {
      expect(await status("", token)).toBe(401);
      expect((await decide("prev_none", { status: "published" }, token)).status).toBe(401);
    }
  });
});

describe("a decision about a review", () => {
  it("needs a known review, one of two statuses, and words if there is a reason", async () => {
    const id = await write(people().first);
    for (const body of [
      {},
      { status: "pending" },
      { status: "rejected", reason: "  a " },
      { status: "rejected", reason: "x".repeat(501) },
      { status: "published", note: "Реклама" },
    ]) {
      expect([body, (await decide(id, body)).status]).toEqual([body, 400]);
    }
    expect((await find(id)).status).toBe("pending");
    expect((await decide(id, { status: "rejected" })).body.review).toMatchObject({
      status: "rejected",
      rejectionReason: null,
    });
    const unknown = await decide("prev_none", { status: "published" });
    expect([unknown.status, unknown.body.code]).toEqual([404, "review_not_found"]);
  });

  it("changes nothing when it is repeated, and can be reversed", async () => {
    const id = await write(people().first);
    const once = await decide(id, { status: "rejected", reason: "Реклама" });
    expect(once.body.review).toMatchObject({ status: "rejected", rejectionReason: "Реклама" });
    const again = await decide(id, { status: "rejected", reason: "Другая причина" });
    expect(again.body.review).toEqual(once.body.review);
    const { version } = again.body.review;
    const reversed = await decide(id, { status: "published", version });
    expect(reversed.body.review).toMatchObject({ status: "published", rejectionReason: null });
    expect((await shop.list(BARE)).reviews.map((review) => review.id)).toEqual([id]);
  });

  it("is made by one of two administrators who decide differently at once", async () => {
    const id = await write(people().second);
    const [taken, refused] = await together(id, [
      () => decide(id, { status: "rejected", reason: "Реклама" }),
      () => decide(id, { status: "published" }),
    ]);
    expect([taken?.status, refused?.status, refused?.body.code]).toEqual([200, 409, "review_decided"]);
    expect(await find(id)).toEqual(taken?.body.review);
    expect(refused?.body.details?.current).toEqual(taken?.body.review);
  });

  it("is refused for a version that the author has edited since, with the current review", async () => {
    const { first } = people();
    const id = await write(first);
    const { version } = await find(id);
    await shop.call("POST", `/customer/reviews/${id}`, first, { text: "Совсем другой текст отзыва" });
    const { status, body } = await decide(id, { status: "published", version });
    expect([status, body.code]).toEqual([409, "stale_version"]);
    expect(body.details?.current).toEqual(await find(id));
    expect(body.details?.current).toMatchObject({ status: "pending", text: "Совсем другой текст отзыва" });
    const seen = { status: "published", version: body.details?.current?.version };
    expect((await decide(id, seen)).status).toBe(200);
  });
});

describe("reports of a review", () => {
  it("are listed until an administrator decides, also to keep the review published", async () => {
    const { first, second, third } = people();
    const id = await write(first);
    await decide(id, { status: "published" });
    const { version } = await find(id);
    await report(second, id, { reason: "other", text: "Это не отзыв" });
    expect(await ids({ reported: "true" })).toContain(id);
    expect(await ids({ reported: "false" })).not.toContain(id);
    // an administrator who has not seen the report does not settle it
    expect((await decide(id, { status: "published", version })).body.code).toBe("stale_version");
    const open = (await find(id)).reports;
    expect(open).toMatchObject({ count: 1, open: 1, latest: [{ reason: "other", text: "Это не отзыв" }] });

    const settled = (await decide(id, { status: "published" })).body.review;
    expect(settled).toMatchObject({ status: "published", reports: { count: 1, open: 0 } });
    expect(await ids({ reported: "true" })).not.toContain(id);
    expect((await shop.list(BARE)).reviews.map((review) => review.id)).toContain(id);
    await report(third, id);
    expect((await find(id)).reports).toMatchObject({
      count: 2,
      open: 1,
      latest: [{ open: true }, { open: false }],
    });
    await decide(id, { status: "rejected", reason: "Жалобы" });
    expect((await find(id)).reports).toMatchObject({ count: 2, open: 0 });
  });

  it("stay open when they are written while a decision is made", async () => {
    const { first, second } = people();
    const id = await write(first);
    await decide(id, { status: "published" });
    const answers = await together<{ status: number }>(id, [
      () => decide(id, { status: "published" }),
      () => report(second, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 201]);
    expect((await find(id)).reports.open).toBe(1);
  });
});
