import { beforeAll, describe, expect, it } from "vitest";
import type { readShopReviews } from "../../../src/workflows/review/read-shop-reviews.ts";
import type { Buyer } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { BARE, openReviews, reviewBody, type Reviews } from "../reviews/open-reviews.ts";
import { dashboardCalls } from "./dashboard-calls.ts";

type Page = Awaited<ReturnType<typeof readShopReviews>>;
type Reviewed = Page["reviews"][number];

let shop: Reviews;
let author: Buyer;
let owner: Buyer;
let otherOwner: Buyer;

/** The shop that owns the catalogue's products. */
const SHOP = "zargar";

beforeAll(async () => {
  shop = await openReviews(4);
  author = shop.buyers[0]!;
  const { rows } = await shop.db.query<{ slug: string }>("select slug from seller where slug <> $1", [SHOP]);
  owner = await dashboardCalls(shop).member(SHOP);
  otherOwner = await dashboardCalls(shop).member(rows[0]!.slug);
});

const list = (member: Buyer | undefined, query = "") =>
  shop.call<Page & { code: string }>("GET", `/vendor/reviews${query}`, member);
const reply = (member: Buyer | undefined, id: string, body: object) =>
  shop.call<{ review: Reviewed; code: string }>("POST", `/vendor/reviews/${id}/reply`, member, body);

/** Publishes a review of the shop's product by a new buyer. */
async function published(buyer: Buyer, slug = BARE): Promise<string> {
  const { body } = await shop.write(buyer, slug, reviewBody(4));
  expect(await shop.decide(body.review.id, "published")).toBe("published");
  return body.review.id;
}

async function countNotifications(reviewId: string): Promise<number> {
  const { rows } = await shop.db.query("select 1 from inbox_entry where key like $1", [
    `review:${reviewId}:replied:%`,
  ]);
  return rows.length;
}

describe("reviews of a shop's products", () => {
  it("are open to members who may answer them", async () => {
    expect((await list(undefined)).status).toBe(401);
    const packer = await dashboardCalls(shop).member(SHOP, "packer");
    for (const refused of [author, packer]) {
      expect((await list(refused)).status).toBe(403);
      expect((await reply(refused, "prev_1", { text: "Спасибо!" })).status).toBe(403);
    }
    for (const query of ["?answered=maybe", "?page=0", "?limit=101", "?seller=x"]) {
      expect((await list(owner, query)).status).toBe(400);
    }
  });

  it("list the shop's own published reviews, newest first, and count those without a reply", async () => {
    const id = await published(author);
    const { body: mine } = await list(owner, "?limit=100");
    expect(mine.reviews[0]).toMatchObject({ id, sellerReply: null, canReply: true, replyUntil: null });
    expect(mine.reviews[0]?.product).toMatchObject({ slug: BARE });
    expect(mine.counts.all).toBe(mine.count);
    const { body: theirs } = await list(otherOwner, "?limit=100");
    const ids = new Set(theirs.reviews.map((review) => review.id));
    expect(mine.reviews.some((review) => ids.has(review.id))).toBe(false);
    const waiting = (await dashboardCalls(shop).read(owner)).unanswered;
    expect(waiting).toBe(mine.counts.unanswered);
    await reply(owner, id, { text: "Спасибо!" });
    expect((await dashboardCalls(shop).read(owner)).unanswered).toBe(waiting - 1);
    const answered = await list(owner, "?answered=true");
    expect(answered.body).toMatchObject({
      count: mine.count - waiting + 1,
      counts: { unanswered: waiting - 1 },
    });
    expect(answered.body.reviews[0]?.id).toBe(id);
    expect(
      (await list(owner, "?answered=false&limit=100")).body.reviews.map((review) => review.id),
    ).not.toContain(id);
  });
});

describe("a reply to a review", () => {
  let id: string;

  beforeAll(async () => void (id = await published(shop.buyers[1]!)));

  it("is 404 for another shop's review and for an unpublished one", async () => {
    for (const [member, of] of [
      [otherOwner, id],
      [owner, "prev_nothing"],
      [owner, (await shop.write(shop.buyers[2]!, BARE, reviewBody(2))).body.review.id],
    ] as const) {
      const { status, body } = await reply(member, of, { text: "Спасибо!" });
      expect([status, body.code]).toEqual([404, "review_not_found"]);
    }
    expect((await list(owner)).body.reviews.find((review) => review.id === id)?.sellerReply).toBeNull();
  });

  it.each([{ text: " x " }, { text: "x".repeat(2001) }, {}, { text: "Спасибо!", status: "published" }])(
    "is refused as %o",
    async (body) => {
      expect((await reply(owner, id, body)).status).toBe(400);
    },
  );

  it("is stored once when two members write at once", async () => {
    const manager = await dashboardCalls(shop).member(SHOP, "manager");
    const both = await Promise.all([
      reply(owner, id, { text: "Спасибо за отзыв!" }),
      reply(manager, id, { text: "Благодарим вас!" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("conflict");
    const { text } = both.find(({ status }) => status === 200)!.body.review.sellerReply!;
    // a repeat changes nothing
    expect((await reply(manager, id, { text })).status).toBe(200);
    const shown = (await shop.list(BARE)).reviews.find((review) => review.id === id);
    expect(shown?.sellerReply?.text).toBe(text);
  });

  it("can be changed by whoever has read it, and the review's author is notified once", async () => {
    await until("the author to be notified", async () => (await countNotifications(id)) === 1);
    const before = (await list(owner)).body.reviews.find((review) => review.id === id)!;
    const { text, createdAt } = before.sellerReply!;
    expect(Date.parse(before.replyUntil!) - Date.parse(createdAt)).toBe(24 * 3_600_000);
    const unread = await reply(owner, id, { text: "Иначе", replaces: "Чего не было" });
    expect([unread.status, unread.body.code]).toEqual([409, "conflict"]);
    const changed = await reply(owner, id, { text: "Спасибо! Ждём вас снова", replaces: text });
    expect(changed.body.review.sellerReply).toEqual({ text: "Спасибо! Ждём вас снова", createdAt });
    await shop.commerce.run("../../http/inbox/inside/send-notifications.ts", { catchUp: true });
    expect(await countNotifications(id)).toBe(1);
  });

  it("is final after a day", async () => {
    await shop.db.query(
      "update product_review set seller_replied_at = now() - interval '24 hours 1 second' where id = $1",
      [id],
    );
    const review = (await list(owner)).body.reviews.find((one) => one.id === id)!;
    expect(review.canReply).toBe(false);
    const replaces = review.sellerReply!.text;
    const late = await reply(owner, id, { text: "Поздно", replaces });
    expect([late.status, late.body.code]).toEqual([409, "reply_final"]);
    expect((await reply(owner, id, { text: replaces })).status).toBe(200);
  });
});
