import { ModerationItem } from "@bezak/contract/moderation.ts";
import { moderationTimes } from "@bezak/contract/moderation-rules.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actorOfToken } from "../../harness/actor-of-token.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { createBuyer, type Buyer } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { openQueue, type Queue } from "./open-queue.ts";

let queue: Queue;
let another: CommerceProcess;
let author: Buyer;
let reporter: Buyer;

beforeAll(async () => {
  queue = await openQueue(2);
  [author, reporter] = queue.buyers as [Buyer, Buyer];
  another = await queue.start();
});

beforeEach(() => queue.clear());

describe("the queue", () => {
  it("lists the waiting items of all kinds, the oldest first, with the number of each kind", async () => {
    await queue.db.query("delete from product_review where customer_id = $1", [author.id]);
    const message = await queue.message("Где мой заказ?");
    const review = await queue.review(author, "gold-ring", { text: "Кольцо потемнело за неделю" });
    const { id: application } = await queue.apply("Olmos");
    const reported = (await queue.list("gold-ring")).reviews[0]!.id;
    await queue.report(reported, reporter);
    await queue.report(reported, author);

    const { items, next, counts } = await queue.page();
    expect(ModerationItem.array().parse(items)).toEqual(items);
    expect(items.map(({ kind, id }) => [kind, id])).toEqual([
      ["message", message],
      ["review", review],
      ["application", application],
      ["report", reported],
    ]);
    expect(next).toBeNull();
    expect(counts).toEqual({ review: 1, report: 1, application: 1, message: 1, product: 0 });
    expect(items[1]).toMatchObject({
      text: "Кольцо потемнело за неделю",
      title: expect.stringMatching(/./),
      shop: { name: expect.any(String) },
      review: { id: review, status: "pending" },
      application: null,
    });
    expect(items[2]).toMatchObject({ title: "Olmos", application: { companyName: "Olmos" } });
    expect(items[3]).toMatchObject({ review: { status: "published", reports: { open: 2 } } });
    expect(items[0]).toMatchObject({
      person: { name: "Dilnoza", language: "uz" },
      message: { topic: "order" },
    });
  });

  it("is read in pages, filtered by kind and searched", async () => {
    const messages = [];
    for (const text of ["Первый вопрос", "Второй вопрос", "Третий вопрос"])
      messages.push(await queue.message(text));
    const { id: application } = await queue.apply("Вопросник");
    const first = await queue.page({ limit: "2" });
    expect(first.items.map(({ id }) => id)).toEqual(messages.slice(0, 2));
    // a decided item moves nothing
    await queue.decide(first.items[0]!, "closed");
    const second = await queue.page({ limit: "2", after: first.next ?? "" });
    expect(second.items.map(({ id }) => id)).toEqual([messages[2], application]);
    expect(second.next).toBeNull();
    expect((await queue.page({ kind: "application" })).items.map(({ id }) => id)).toEqual([application]);
    const sought = await queue.page({ q: "ВОПРОСНИК" });
    expect(sought.items.map(({ id }) => id)).toEqual([application]);
    expect(sought.counts).toMatchObject({ message: 0, application: 1 });
    const { status, body } = await queue.ask<{ code: string }>("GET", "?after=1", "first");
    expect([status, body.code]).toEqual([400, "invalid_query"]);
  });

  it("is searched by texts, and by names of products, people and shops", async () => {
    await queue.db.query("delete from product_review where customer_id = $1", [author.id]);
    const message = await queue.message("Где мой заказ?");
    const review = await queue.review(author, "gold-ring", { text: "Кольцо потемнело" });
    const { id: application } = await queue.apply("Olmos");
    const { title, person, shop } = (await queue.find(review))!;
    const sought: [q: string, id: string][] = [
      ["МОЙ ЗАКАЗ", message],
      ["dilnoza", message],
      ["потемнело", review],
      [title, review],
      [person!.name, review],
      [shop!.name, review],
      ["olmos", application],
      ["браслеты", application],
      ["Aziza Karimova", application],
    ];
    for (const [q, id] of sought) {
      const { items, counts } = await queue.page({ q });
      const found = items.find((item) => item.id === id);
      expect([q, found?.id]).toEqual([q, id]);
      expect([q, counts[found!.kind]]).toEqual([q, items.filter(({ kind }) => kind === found!.kind).length]);
    }
    expect((await queue.page({ q: "ничего такого" })).items).toEqual([]);
  });

  it("is for administrators alone", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/open"],
      ["POST", "/decisions"],
      ["POST", "/undo"],
    ]) {
      const { status } = await queue.call(
        method!,
        `/admin/moderation${path}`,
        author,
        method === "POST" ? {} : undefined,
      );
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it("lists for a rank the kinds that it may decide, and refuses its decisions about others", async () => {
    const id = actorOfToken(queue.administrators.second);
    const setRank = (rank: string) =>
      queue.db.query(
        `update "user" set metadata = metadata || jsonb_build_object('rank', $2::text) where id = $1`,
        [id, rank],
      );
    const message = await queue.message("Кто ответит?");
    const { id: application } = await queue.apply("Zargar");
    const [sent, applied] = [(await queue.find(message))!, (await queue.find(application))!];
    try {
      await setRank("support");
      const { items, counts } = await queue.page({}, "second");
      expect([items.map((item) => item.id), counts]).toEqual([
        [message],
        { review: 0, report: 0, message: 1 },
      ]);
      expect((await queue.page({ kind: "application" }, "second")).items).toEqual([]);
      expect(await queue.decide(applied, "approved", { by: "second" })).toMatchObject({
        status: 403,
        body: { code: "rank_required", details: { ranks: ["owner", "manager"] } },
      });
      const { decision } = (await queue.decide(sent, "answered", { by: "second" })).body;
      await setRank("content");
      expect((await queue.undo(decision?.id, "second")).body.code).toBe("rank_required");
      expect(await queue.page({}, "second")).toEqual({
        items: [],
        next: null,
        counts: { review: 0, report: 0, product: 0 },
      });
      expect((await queue.decide(sent, "closed", { by: "second" })).body.code).toBe("rank_required");
    } finally {
      await setRank("owner");
    }
    expect((await queue.find(application))!.version).toBe(applied.version);
  });
});

describe("a review that waits before it is published", () => {
  it("is shown by approving it, after which its author is notified", async () => {
    const inbox = inboxCalls(queue.commerce);
    const buyer = await createBuyer(queue.commerce);
    const id = await queue.review(buyer, "gold-ring", { text: "Ждёт решения до публикации" });
    const titles = async () => (await inbox.list(buyer, "&type=review")).map(({ title }) => title);
    const isShown = async () => (await queue.list("gold-ring")).reviews.some((review) => review.id === id);
    expect([await isShown(), (await queue.find(id))?.kind]).toEqual([false, "review"]);
    const { decision } = (await queue.decide((await queue.find(id))!, "approved")).body;
    expect([await isShown(), await queue.find(id)]).toEqual([true, undefined]);
    await inbox.send({ catchUp: true });
    expect(await titles()).toEqual([]);
    await queue.expire(decision?.id);
    await inbox.send({ catchUp: true });
    await expect.poll(titles, { timeout: 30_000 }).toEqual(["Отзыв опубликован"]);
  });

  it("does not wait while the setting publishes reviews at once, until it is reported", async () => {
    await queue.db.query("delete from product_review where customer_id = $1", [author.id]);
    await queue.setModeration(false);
    try {
      const id = await queue.review(author, "gold-ring");
      expect(await queue.find(id)).toBeUndefined();
      await queue.report(id, reporter);
      expect((await queue.find(id))?.kind).toBe("report");
    } finally {
      await queue.setModeration(true);
    }
  });
});

describe("an open item", () => {
  it("is shown to other administrators, also by another process, until it is left or its time is over", async () => {
    const id = await queue.message("Кто это читает?");
    expect(await queue.open("first", id)).toEqual([]);
    const seen = await queue.open("second", undefined, another);
    expect(seen).toMatchObject([{ id, by: { name: "Admin" } }]);
    expect((await queue.page({}, "second")).items[0]!.openedBy).toEqual(seen);
    expect((await queue.page({}, "first")).items[0]!.openedBy).toEqual([]);
    // two people may read one item, and each sees since when the other does
    await queue.open("second", id, another);
    expect(await queue.open("first", id)).toMatchObject([{ id }]);
    expect(await queue.open("second", id)).toEqual(seen);
    // somebody reads one item at a time
    const other = await queue.message("А это кто читает?");
    await queue.open("first", other);
    expect(await queue.open("second")).toMatchObject([{ id: other }]);
    await queue.db.query("update opened_item set until = now() where item_id = $1", [other]);
    expect(await queue.open("second")).toEqual([]);
    await queue.open("second", id);
    const { rows } = await queue.db.query<{ seconds: number }>(
      `select extract(epoch from until - opened_at)::int as seconds from opened_item where item_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ seconds: moderationTimes.open }]);
  });

  it("can be decided by another administrator", async () => {
    const id = await queue.message("Открыто у одного");
    await queue.open("first", id);
    const item = (await queue.find(id))!;
    expect((await queue.decide(item, "answered", { by: "second" })).status).toBe(201);
  });
});
