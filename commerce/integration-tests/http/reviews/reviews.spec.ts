import { beforeAll, describe, expect, it } from "vitest";
import type { Buyer } from "../../harness/shop.ts";
import { BARE, openReviews, reviewBody, type Failure, type Reviews } from "./open-reviews.ts";

let shop: Reviews;
let [author, other, third, fourth]: Buyer[] = [];
const people = () => ({ author: author!, other: other!, third: third!, fourth: fourth! });
const within = { timeout: 30_000 };

beforeAll(async () => {
  shop = await openReviews(12);
  [author, other, third, fourth] = shop.buyers;
});

describe("writing a review", () => {
  it("is open to signed-in buyers, for existing products", async () => {
    const { author } = people();
    expect(
      (await shop.call("POST", `/customer/products/${BARE}/reviews`, undefined, reviewBody(5))).status,
    ).toBe(401);
    expect((await shop.call("GET", `/customer/products/${BARE}/reviews/mine`)).status).toBe(401);
    for (const slug of ["nothing", "undefined", "%20"]) {
      const refused = await shop.write(author, slug, reviewBody(5));
      expect([slug, refused.status, refused.body.code]).toEqual([slug, 404, "product_not_found"]);
    }
  });

  it.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ rating: 4.5 }],
    [{ text: "коротко" }],
    [{ text: "x".repeat(2001) }],
    [{ title: "x".repeat(121) }],
    [{ images: ["/files/uploads/../secret-10x10.webp"] }],
    [{ images: ["https://elsewhere.uz/a-10x10.webp"] }],
    [{ verifiedPurchase: true }],
    [{ status: "published" }],
  ])("refuses %o", async (wrong) => {
    const { status } = await shop.write(people().author, BARE, reviewBody(5, wrong));
    expect(status).toBe(400);
  });

  it("waits for a moderator and counts only when published", async () => {
    const { author, other } = people();
    const { status, body } = await shop.write(
      author,
      BARE,
      reviewBody(5, { title: "  Рюкзак ", customerId: undefined }),
    );
    expect(status).toBe(201);
    expect(body.review).toMatchObject({
      rating: 5,
      title: "Рюкзак",
      status: "pending",
      verifiedPurchase: false,
      helpful: 0,
      images: [],
      sellerReply: null,
      rejectionReason: null,
    });
    expect(body.review).not.toHaveProperty("customer_id");
    const empty = { average: 0, count: 0, histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
    expect(await shop.list(BARE)).toEqual({ reviews: [], count: 0, summary: empty });
    expect((await shop.mine(author, BARE)).review?.id).toBe(body.review.id);
    expect(await shop.mine(other, BARE)).toEqual({ review: null, helpful: [], reported: [] });
    expect(await shop.product(BARE)).toMatchObject({ rating: 0, reviewCount: 0 });

    expect(await shop.decide(body.review.id, "published")).toBe("published");
    expect(await shop.list(BARE)).toMatchObject({
      reviews: [{ id: body.review.id, status: "published" }],
      summary: { average: 5, count: 1 },
    });
    await expect.poll(() => shop.product(BARE), within).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  it("is accepted once per product and buyer, also for five at once", async () => {
    const { author, other } = people();
    const again = await shop.write(author, BARE, reviewBody(1));
    expect([again.status, again.body.code]).toEqual([409, "review_exists"]);
    const five = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => shop.write(other, BARE, reviewBody(rating))),
    );
    expect(five.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(new Set(five.flatMap(({ status, body }) => (status === 409 ? body.code : [])))).toEqual(
      new Set(["review_exists"]),
    );
  });

  it("is published at once while moderation is off", async () => {
    await shop.setModeration(false);
    const { body } = await shop.write(people().third, BARE, reviewBody(4));
    await shop.setModeration(true);
    expect(body.review.status).toBe("published");
    await expect.poll(() => shop.product(BARE), within).toMatchObject({ rating: 4.5, reviewCount: 2 });
  });

  it("is refused for the product's own seller", async () => {
    const { fourth } = people();
    const { seller } = await shop.product("gold-ring");
    await shop.db.query(
      "insert into seller_member (id, customer_id, seller_id) values ('selmem_reviews', $1, $2)",
      [fourth.id, seller.id],
    );
    const refused = await shop.write(fourth, "gold-ring", reviewBody(5));
    expect([refused.status, refused.body.code]).toEqual([403, "own_product"]);
    await shop.db.query("delete from seller_member where id = 'selmem_reviews'");
  });
});

describe("a verified purchase", () => {
  it("needs a delivered parcel of the author with the product", async () => {
    const [, , , , delivered, shipped, another] = shop.buyers as [
      Buyer,
      Buyer,
      Buyer,
      Buyer,
      Buyer,
      Buyer,
      Buyer,
    ];
    await shop.buy(delivered, "leather-bag", "delivered");
    await shop.buy(shipped, "leather-bag", "shipped");
    await shop.buy(another, "silver-ring", "delivered");
    const verified = async (buyer: Buyer) =>
      (await shop.write(buyer, "leather-bag", reviewBody(5))).body.review.verifiedPurchase;
    expect(await verified(delivered)).toBe(true);
    expect(await verified(shipped)).toBe(false);
    expect(await verified(another)).toBe(false);
    await shop.db.query("update seller_order set status = 'delivered' where customer_id = $1", [shipped.id]);
    const { review } = await shop.mine(shipped, "leather-bag");
    await shop.decide(review!.id, "published");
    expect((await shop.mine(shipped, "leather-bag")).review).toMatchObject({ verifiedPurchase: true });
  });
});

describe("editing and deleting a review", () => {
  it("returns it to the moderator and takes it out of the average", async () => {
    const { third, other } = people();
    const { review } = await shop.mine(third, BARE);
    const path = `/customer/reviews/${review!.id}`;
    const foreign = await shop.call<Failure>("POST", path, other, reviewBody(1));
    expect([foreign.status, foreign.body.code]).toEqual([404, "review_not_found"]);
    const nobody = await shop.call<Failure>("POST", "/customer/reviews/undefined", other, reviewBody(1));
    expect(nobody.status).toBe(404);
    const { status, body } = await shop.call<{ review: object }>(
      "POST",
      path,
      third,
      reviewBody(2, { title: null }),
    );
    expect([status, body.review]).toMatchObject([200, { rating: 2, status: "pending", title: null }]);
    expect((await shop.list(BARE)).summary).toMatchObject({ average: 5, count: 1 });
    await expect.poll(() => shop.product(BARE), within).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  it("shows a rejected review with the reason to its author only", async () => {
    const { third } = people();
    const { review } = await shop.mine(third, BARE);
    expect(await shop.decide(review!.id, "rejected", "Реклама")).toBe("rejected");
    expect(await shop.decide(review!.id, "rejected", "Другая причина")).toBe("rejected");
    expect((await shop.mine(third, BARE)).review).toMatchObject({
      status: "rejected",
      rejectionReason: "Реклама",
    });
    expect((await shop.list(BARE)).reviews.map(({ id }) => id)).not.toContain(review!.id);
    const edited = await shop.call<{ review: object }>(
      "POST",
      `/customer/reviews/${review!.id}`,
      third,
      reviewBody(3),
    );
    expect(edited.body.review).toMatchObject({ status: "pending", rejectionReason: null });
    expect(await shop.decide("prev_nothing", "published")).toBe("review_not_found");
  });

  it("deletes it for everybody, after which another may be written", async () => {
    const { third, other } = people();
    const { review } = await shop.mine(third, BARE);
    const path = `/customer/reviews/${review!.id}/removal`;
    expect((await shop.call("POST", path, other)).status).toBe(404);
    expect((await shop.call("POST", path, third)).status).toBe(200);
    expect((await shop.call("POST", path, third)).status).toBe(404);
    expect((await shop.mine(third, BARE)).review).toBeNull();
    expect(await shop.decide(review!.id, "published")).toBe("review_not_found");
    expect((await shop.write(third, BARE, reviewBody(1))).status).toBe(201);
  });
});

describe("photos of a review", () => {
  const photo = (name: string) => `/files/uploads/${name.padEnd(24, "x")}-800x600.webp`;
  const held = async () => {
    const { rows } = await shop.db.query<{ url: string }>(
      `select url from shop_upload u join shop_upload_use use on use.upload_id = u.id order by url`,
    );
    return rows.map(({ url }) => url);
  };

  it("belong to the author, and are stored as long as the review shows them", async () => {
    const { author, other } = people();
    for (const [index, [owner, name]] of [
      [author, "one"],
      [author, "two"],
      [other, "foreign"],
    ].entries()) {
      await shop.db.query(
        `insert into shop_upload (id, owner_id, type, url, sent_bytes) values ($1, $2, 'review', $3, 10)`,
        [`upl_review_${index}`, (owner as Buyer).id, photo(name as string)],
      );
    }
    const refused = await shop.write(author, "gold-ring", reviewBody(5, { images: [photo("foreign")] }));
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_input"]);
    expect((await shop.mine(author, "gold-ring")).review).toBeNull();
    const { body } = await shop.write(author, "gold-ring", reviewBody(5, { images: [photo("one")] }));
    expect(await held()).toEqual([photo("one")]);
    const path = `/customer/reviews/${body.review.id}`;
    const edited = await shop.call<{ review: object }>(
      "POST",
      path,
      author,
      reviewBody(4, { images: [photo("two")] }),
    );
    expect(edited.body.review).toMatchObject({ images: [photo("two")] });
    // fields that a change omits stay
    const partly = await shop.call<{ review: object }>("POST", path, author, { rating: 2 });
    expect(partly.body.review).toEqual({ ...edited.body.review, rating: 2 });
    expect(await held()).toEqual([photo("two")]);
    // two changes at once, with different photos and with the same new one
    for (const names of [
      ["one", "two"],
      ["one", "one"],
      ["two", "two", "two"],
    ]) {
      const edits = names.map((name) =>
        shop.call("POST", path, author, reviewBody(3, { images: [photo(name)] })),
      );
      expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(names.map(() => 200));
      expect(await held()).toEqual((await shop.mine(author, "gold-ring")).review?.images);
    }
    await shop.call("POST", `${path}/removal`, author);
    expect(await held()).toEqual([]);
  });
});
