import { beforeAll, describe, expect, it } from "vitest";
import type { Buyer } from "../../harness/shop.ts";
import { BARE, openReviews, reviewBody, type Failure, type Reviews } from "./open-reviews.ts";

let shop: Reviews;
let [author, other, third]: Buyer[] = [];
const people = () => ({ author: author!, other: other!, third: third! });
const within = { timeout: 30_000 };

async function published(buyer: Buyer, slug: string, body: object): Promise<string> {
  const { body: answer } = await shop.write(buyer, slug, body);
  expect(await shop.decide(answer.review.id, "published")).toBe("published");
  return answer.review.id;
}

beforeAll(async () => {
  shop = await openReviews(12);
  [author, other, third] = shop.buyers;
  await published(author!, BARE, reviewBody(5));
  await shop.write(other!, BARE, reviewBody(2));
});

describe("reading reviews", () => {
  it("sorts, filters and counts by pages", async () => {
    const slug = "wrist-watch";
    const all = await shop.list(slug);
    expect(all).toMatchObject({ count: 10, summary: { average: 4.5, count: 10, histogram: { 4: 5, 5: 5 } } });
    const ratings = async (query: string) =>
      (await shop.list(slug, query)).reviews.map(({ rating }) => rating);
    expect(await ratings("?sort=highest&limit=6")).toEqual([5, 5, 5, 5, 5, 4]);
    expect(await ratings("?sort=lowest&limit=6")).toEqual([4, 4, 4, 4, 4, 5]);
    const five = await shop.list(slug, "?rating=5&limit=2&page=2");
    expect([five.count, five.reviews.length, five.summary.count]).toEqual([5, 2, 10]);
    expect((await shop.list(slug, "?rating=1")).count).toBe(0);
    await shop.db.query(
      `update product_review set images = '{/files/uploads/abcdefghijklmnopqrstuvwx-100x100.webp}',
         created_at = now() where id = $1`,
      [all.reviews[9]!.id],
    );
    const photos = await shop.list(slug, "?withPhotos=true");
    expect([photos.count, photos.reviews.map(({ id }) => id)]).toEqual([1, [all.reviews[9]!.id]]);
    expect((await shop.list(slug)).reviews[0]!.id).toBe(all.reviews[9]!.id);
    expect((await shop.list(slug, "?sort=oldest")).reviews[9]!.id).toBe(all.reviews[9]!.id);
  });

  it.each(["sort=best", "rating=6", "rating=4.5", "withPhotos=1", "page=0", "limit=101", "surprise=1"])(
    "is 400 for ?%s",
    async (query) => {
      const { status } = await shop.call("GET", `/catalog/products/wrist-watch/reviews?${query}`);
      expect(status).toBe(400);
    },
  );

  it("is 404 for an unknown product", async () => {
    const { status, body } = await shop.call<Failure>("GET", "/catalog/products/nothing/reviews");
    expect([status, body.code]).toEqual([404, "product_not_found"]);
  });

  it("lists the reviews of all of a seller's products, and rates the seller", async () => {
    const { status, body } = await shop.call<{ reviews: { product: { slug: string } }[]; count: number }>(
      "GET",
      "/catalog/sellers/zargar/reviews?limit=100",
    );
    const slugs = new Set(body.reviews.map(({ product }) => product.slug));
    expect([status, slugs.has("wrist-watch"), slugs.has(BARE)]).toEqual([200, true, true]);
    const { rows } = await shop.db.query<{ average: number; count: number }>(
      `select round(avg(rating), 2)::float8 as average, count(*)::int as count from product_review
       where status = 'published' and deleted_at is null`,
    );
    expect(body.count).toBe(rows[0]!.count);
    const face = await shop.call<{ seller: object }>("GET", "/catalog/sellers/zargar");
    expect(face.body.seller).toMatchObject({ rating: rows[0]!.average, reviewCount: rows[0]!.count });
    const listed = async () =>
      (await shop.call<{ sellers: object[] }>("GET", "/catalog/sellers?sort=rating")).body.sellers[0];
    await expect.poll(listed, within).toMatchObject({ reviewCount: rows[0]!.count });
    expect((await shop.call("GET", "/catalog/sellers/nobody/reviews")).status).toBe(404);
  });
});

describe("votes and reports of a review", () => {
  it("count a person's vote once, also for several at once, and allow withdrawing it", async () => {
    const { other, author } = people();
    const id = (await shop.mine(author, BARE)).review!.id;
    const vote = (buyer: Buyer | undefined, voted: boolean, of = id) =>
      shop.call<{ helpful: number } & Failure>(
        voted ? "POST" : "DELETE",
        `/customer/reviews/${of}/helpful`,
        buyer,
      );
    expect((await vote(undefined, true)).status).toBe(401);
    const own = await vote(author, true);
    expect([own.status, own.body.code]).toEqual([409, "own_review"]);
    const crowd = shop.buyers.slice(4, 12);
    await Promise.all(crowd.flatMap((buyer) => [vote(buyer, true), vote(buyer, true), vote(buyer, true)]));
    expect((await vote(other, true)).body).toEqual({ helpful: 9, voted: true });
    expect((await vote(other, true)).body.helpful).toBe(9);
    expect((await shop.mine(other, BARE)).helpful).toEqual([id]);
    expect((await shop.list(BARE, "?sort=helpful")).reviews[0]).toMatchObject({ id, helpful: 9 });
    await Promise.all([vote(other, false), vote(other, false), vote(other, false)]);
    expect((await shop.list(BARE)).reviews.find((review) => review.id === id)?.helpful).toBe(8);
    const pending = (await shop.mine(other, BARE)).review!.id;
    expect((await vote(author, true, pending)).status).toBe(404);
    expect((await vote(author, true, "undefined")).status).toBe(404);
  });

  it("count a person's report once, and refuse one of the own review", async () => {
    const { other, author, third } = people();
    const id = (await shop.mine(author, BARE)).review!.id;
    const report = (buyer: Buyer, body: object = { reason: "spam" }, of = id) =>
      shop.call<Failure>("POST", `/customer/reviews/${of}/report`, buyer, body);
    expect((await report(other, { reason: "dislike" })).status).toBe(400);
    const both = await Promise.all([report(other), report(other, { reason: "other", text: " Реклама " })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await report(other)).body.code).toBe("report_exists");
    expect((await report(third)).status).toBe(201);
    expect((await report(author)).body.code).toBe("own_review");
    expect((await report(third, undefined, "prev_nothing")).status).toBe(404);
    expect((await shop.mine(other, BARE)).reported).toEqual([id]);
  });
});

it("stay anonymously after their author's account is deleted", async () => {
  const { author, other } = people();
  const id = await published(other, "silver-ring", reviewBody(1));
  const before = await shop.list("silver-ring");
  await shop.commerce.run("../../http/reviews/inside/forget-person.ts", other.id);
  const after = await shop.list("silver-ring");
  expect(after.summary).toEqual(before.summary);
  expect(after.reviews.find((review) => review.id === id)?.author).toEqual({ name: "" });
  const { rows } = await shop.db.query(
    `select 1 from product_review where customer_id = $1 union all select 1 from review_vote where customer_id = $1
     union all select 1 from review_report where customer_id = $1`,
    [other.id],
  );
  expect(rows).toEqual([]);
  expect((await shop.mine(author, BARE)).review).not.toBeNull();
});
