import type { ModerationItem } from "@bezak/contract/moderation.ts";
import type { AdministeredReview } from "@bezak/contract/review-admin.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Buyer } from "../../harness/shop.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { userAdminCalls, type Boss } from "../users/user-admin-calls.ts";
import { BARE, openReviews, reviewBody, type Reviews } from "./open-reviews.ts";

type Answer = { code: string; review: AdministeredReview; details?: { current?: AdministeredReview } };

let shop: Reviews;
let author: Buyer;
let editor: Boss;
let agent: Boss;
let id: string;

beforeAll(async () => {
  shop = await openReviews(1);
  const calls = userAdminCalls(shop);
  [author, editor, agent] = [
    shop.buyers[0]!,
    await calls.administrator("content"),
    await calls.administrator("support"),
  ];
  await shop.db.query("update customer set first_name = 'Zulfiya', last_name = 'Secretova' where id = $1", [
    author.id,
  ]);
  id = (await shop.write(author, BARE, reviewBody(4))).body.review.id;
});

const call = <T>(method: string, path: string, { token }: Boss, body?: unknown) =>
  shop.commerce.call<T>(method, path, { token, body });
const list = async (by: Boss, q: string) =>
  (await call<{ reviews: AdministeredReview[] }>("GET", `/admin/reviews?q=${encodeURIComponent(q)}`, by)).body
    .reviews;

describe("to a rank that sees no personal data, the account of an author", () => {
  it("is not shown by the list of reviews and does not find one", async () => {
    expect(await list(agent, author.email)).toMatchObject([{ id, author: { account: { id: author.id } } }]);
    for (const q of [author.email, "Secretova"]) expect([q, await list(editor, q)]).toEqual([q, []]);
    const text = reviewBody(4).text;
    const shown = (await list(editor, text)).find((review) => review.id === id);
    expect(shown?.author).toEqual({ name: expect.any(String), account: null });
  });

  it("is not in the file of reviews", async () => {
    const save = async ({ token }: Boss) =>
      (
        await fetch(`${shop.commerce.base}/admin/reviews/export?format=csv`, {
          headers: {
            "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
            authorization: `Bearer ${token}`,
          },
        })
      ).text();
    expect(await save(agent)).toContain(author.email);
    const file = await save(editor);
    expect(file).toContain(id);
    expect(file).not.toContain(author.email);
  });

  it("is not in the queue of what waits, whose person is the author as readers see it", async () => {
    const find = async (by: Boss) =>
      (
        await call<{ items: ModerationItem[] }>("GET", "/admin/moderation?kind=review&limit=50", by)
      ).body.items.find((item) => item.id === id);
    expect(await find(agent)).toMatchObject({
      person: { name: "Zulfiya Secretova" },
      review: { author: { account: { email: author.email } } },
    });
    const item = await find(editor);
    expect(item?.review?.author.account).toBeNull();
    expect(item?.person?.name).toBe(item?.review?.author.name);
    expect(JSON.stringify(item)).not.toMatch(/Secretova|@/);
  });

  it("is neither in the answer to a decision nor in its refusal", async () => {
    const decide = (version?: string) =>
      call<Answer>("POST", `/admin/reviews/${id}/status`, editor, {
        status: "rejected",
        reason: "Не о товаре",
        version,
      });
    expect((await decide()).body.review.author.account).toBeNull();
    const stale = await decide("1");
    expect(stale.body.code).toBe("stale_version");
    expect(stale.body.details?.current?.author.account).toBeNull();
  });

  it("does not choose the rows of a bulk act", async () => {
    const start = (by: Boss) =>
      call<Answer>("POST", "/admin/jobs", by, {
        kind: "publish_reviews",
        filter: { q: author.email, status: "rejected" },
      });
    await call("POST", `/admin/reviews/${id}/status`, agent, { status: "rejected", reason: "Проверка" });
    expect((await start(editor)).body.code).toBe("job_empty");
    expect((await start(agent)).status).toBe(201);
  });
});
