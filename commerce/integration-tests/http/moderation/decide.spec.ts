import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ModerationItem } from "@bezak/contract/moderation.ts";
import { createBuyer, type Buyer } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { openQueue, type Queue } from "./open-queue.ts";

let queue: Queue;
let author: Buyer;
let reporter: Buyer;
const within = { timeout: 30_000 };

beforeAll(async () => {
  queue = await openQueue(2);
  [author, reporter] = queue.buyers as [Buyer, Buyer];
});

beforeEach(async () => {
  await queue.clear();
  await queue.db.query("delete from product_review where customer_id = $1", [author.id]);
});

/** One waiting item of each kind. */
const makers: Record<string, () => Promise<string>> = {
  review: () => queue.review(author, "gold-ring"),
  async report() {
    const id = await queue.review(author, "gold-ring");
    await queue.decide((await queue.find(id))!, "approved");
    await queue.report(id, reporter);
    return id;
  },
  application: async () => (await queue.apply("Zumrad")).id,
  message: () => queue.message("Buyurtmam qayerda?"),
};

const kinds = [
  ["review", "approved", "rejected"],
  ["report", "approved", "rejected"],
  ["application", "approved", "rejected"],
  ["message", "answered", "closed"],
] as const;

const waiting = async (kind: string): Promise<ModerationItem> => (await queue.find(await makers[kind]!()))!;
const reason = (kind: string, outcome: string) =>
  outcome === "rejected"
    ? { reasons: [kind === "application" ? ("few_details" as const) : ("advertising" as const)] }
    : {};
const titles = async (buyer: Buyer, type: string) =>
  (await inboxCalls(queue.commerce).list(buyer, `&type=${type}`)).map(({ title }) => title);

describe("a decision", () => {
  it.each(kinds)(
    "about a %s is made once, and a second administrator is answered with it",
    async (kind, yes, no) => {
      const item = await waiting(kind);
      const made = await queue.decide(item, no, reason(kind, no));
      expect([made.status, made.body]).toMatchObject([
        201,
        { item: null, decision: { kind, itemId: item.id, outcome: no, by: { name: "Admin" } } },
      ]);
      expect(await queue.find(item.id)).toBeUndefined();
      for (const outcome of [yes, no]) {
        const late = await queue.decide(item, outcome, { by: "second", ...reason(kind, outcome) });
        expect([late.status, late.body.code]).toEqual([409, "already_decided"]);
        expect(late.body.details?.current).toEqual({ item: null, decision: made.body.decision });
      }
      // its own repeat, after a lost answer, is no other decision
      const again = await queue.decide(item, no, reason(kind, no));
      expect(again.body.decision).toEqual(made.body.decision);
      const { rows } = await queue.db.query(
        "select 1 from moderation_decision where item_id = $1 and outcome = $2",
        [item.id, no],
      );
      expect(rows).toHaveLength(1);
    },
  );

  it.each(kinds)(
    "about a %s is stored for one of two administrators who decide at once",
    async (kind, yes, no) => {
      const item = await waiting(kind);
      const answers = await Promise.all([
        queue.decide(item, yes),
        queue.decide(item, no, { by: "second", ...reason(kind, no) }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const [made, refused] = answers.sort((a, b) => a.status - b.status);
      expect(refused!.body.details?.current?.decision).toEqual(made!.body.decision);
    },
  );

  it("by POST /admin/reviews/{id}/status is in the answer to a late decision", async () => {
    const item = await waiting("review");
    await queue.commerce.call("POST", `/admin/reviews/${item.id}/status`, {
      token: queue.administrators.second,
      body: { status: "rejected", reason: "Не о товаре" },
    });
    const late = await queue.decide(item, "approved");
    expect([late.status, late.body.details?.current?.decision]).toMatchObject([
      409,
      { outcome: "rejected", reason: "Не о товаре", undoUntil: null },
    ]);
  });

  it("is refused with 409 and the present item when the author has edited the review since", async () => {
    const item = await waiting("review");
    await queue.db.query(
      "update product_review set text = 'Другой текст отзыва', updated_at = now() where id = $1",
      [item.id],
    );
    const stale = await queue.decide(item, "approved");
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
    const { current } = stale.body.details!;
    expect(current?.item).toMatchObject({ id: item.id, review: { text: "Другой текст отзыва" } });
    expect((await queue.decide(current!.item!, "approved")).status).toBe(201);
  });

  it("stores its reason in the language of the author, with the administrator's own words", async () => {
    await queue.db.query(`update customer set metadata = '{"language": "uz"}' where id = $1`, [author.id]);
    const item = await waiting("review");
    expect(item.person?.language).toBe("uz");
    await queue.decide(item, "rejected", { reasons: ["off_topic"], words: "qayta yozing" });
    const { review } = await queue.mine(author, "gold-ring");
    expect(review?.rejectionReason).toBe("sharh bu mahsulot haqida emas; qayta yozing");
  });

  it("is refused with the review that waits now when the author has edited a reported one", async () => {
    const item = await waiting("report");
    await queue.call("POST", `/customer/reviews/${item.id}`, author, { text: "Совсем другой отзыв" });
    const stale = await queue.decide(item, "approved");
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
    expect(stale.body.details?.current).toMatchObject({
      decision: null,
      item: { kind: "review", id: item.id, review: { text: "Совсем другой отзыв" } },
    });
  });

  it("is 404 about what its author has deleted, though an earlier version was decided", async () => {
    const item = await waiting("report");
    await queue.call("POST", `/customer/reviews/${item.id}/removal`, author);
    const gone = await queue.decide(item, "approved");
    expect([gone.status, gone.body.code]).toEqual([404, "moderation_item_not_found"]);
  });

  it("is refused about another report than the one that was shown", async () => {
    const item = await waiting("report");
    await queue.decide(item, "approved", { by: "second" });
    await queue.report(item.id, await createBuyer(queue.commerce));
    const stale = await queue.decide(item, "rejected", reason("report", "rejected"));
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
    expect(stale.body.details?.current?.item).toMatchObject({ kind: "report", id: item.id });
  });

  it("is refused about a message that was answered, which stays answered", async () => {
    const item = await waiting("message");
    const { decision } = (await queue.decide(item, "answered")).body;
    const answered = await queue.version("contact_message", item.id);
    const late = await queue.decide({ ...item, version: answered }, "closed", { by: "second" });
    expect([late.status, late.body.code, late.body.details?.current?.decision]).toMatchObject([
      404,
      "moderation_item_not_found",
      undefined,
    ]);
    expect(await queue.status("contact_message", item.id)).toBe("answered");
    expect(await queue.decisions(item.id)).toEqual([decision?.id]);
  });

  it("does not publish a rejected review as if it were a reported one", async () => {
    const item = await waiting("review");
    await queue.decide(item, "rejected", reason("review", "rejected"));
    const { version } = (await queue.administered(item.id)) ?? { version: "" };
    const late = await queue.decide({ ...item, kind: "report", version }, "approved", { by: "second" });
    expect([late.status, late.body.code]).toEqual([404, "moderation_item_not_found"]);
    expect(await queue.status("product_review", item.id)).toBe("rejected");
  });

  it.each([
    ["review", { outcome: "answered" }],
    ["review", { outcome: "rejected" }],
    ["review", { outcome: "rejected", reasons: ["few_details"] }],
    ["review", { outcome: "approved", reasons: ["advertising"] }],
    ["review", { outcome: "rejected", reasons: ["advertising", "advertising"] }],
    ["review", { outcome: "rejected", words: "x".repeat(10_000) }],
    ["message", { outcome: "closed", words: "Спам" }],
    ["review", { outcome: "approved", version: undefined }],
  ])("about a %s is refused as %o", async (kind, wrong) => {
    const item = { kind, id: "prev_none", version: "1" };
    const { status, body } = await queue.ask<{ code: string }>("POST", "/decisions", "first", {
      ...item,
      ...wrong,
    });
    expect([status, body.code]).toEqual([400, "invalid_data"]);
  });

  it("about something unknown is 404", async () => {
    for (const kind of ["review", "report", "application", "message", "product"] as const) {
      const outcome = kind === "message" ? "answered" : "approved";
      const { status, body } = await queue.decide({ kind, id: "prev_none", version: "1" }, outcome);
      expect([kind, status, body.code]).toEqual([kind, 404, "moderation_item_not_found"]);
    }
  });
});

describe("undoing", () => {
  it.each(kinds)(
    "a decision about a %s restores the item, and no notification is sent",
    async (kind, yes, no) => {
      const item = await waiting(kind);
      const notified = async () => {
        await inboxCalls(queue.commerce).send({ catchUp: true });
        const { rows } = await queue.db.query("select key from inbox_entry where data::text like $1", [
          `%${item.id}%`,
        ]);
        return rows;
      };
      const sent = await notified();
      const outcomes = kind === "application" ? [no] : [yes, no];
      for (const outcome of outcomes) {
        const now = (await queue.find(item.id))!;
        const { decision } = (await queue.decide(now, outcome, reason(kind, outcome))).body;
        expect(await notified()).toEqual(sent);
        expect((await queue.undo(decision?.id, "second")).body.code).toBe("decision_not_found");
        const undone = await queue.undo(decision?.id);
        expect([undone.status, undone.body.item]).toMatchObject([200, { kind, id: item.id }]);
        expect((await queue.undo(decision?.id)).status).toBe(200);
        const { version: _, ...before } = item;
        expect(await queue.find(item.id)).toMatchObject({
          ...before,
          review: before.review && { ...before.review, version: expect.any(String) },
          application: before.application && { ...before.application, version: expect.any(String) },
          message: before.message && { ...before.message, version: expect.any(String) },
        });
      }
      expect(await notified()).toEqual(sent);
    },
  );

  it("is refused after its time, from which the author is notified", async () => {
    const buyer = await createBuyer(queue.commerce);
    const item = (await queue.find(await queue.review(buyer, "gold-ring")))!;
    const { decision } = (await queue.decide(item, "rejected", reason("review", "rejected"))).body;
    await inboxCalls(queue.commerce).send({ catchUp: true });
    expect(await titles(buyer, "review")).not.toContain("Отзыв не опубликован");
    await queue.expire(decision?.id);
    const late = await queue.undo(decision?.id);
    expect([late.status, late.body.code]).toEqual([409, "undo_expired"]);
    await inboxCalls(queue.commerce).send({ catchUp: true });
    await expect.poll(() => titles(buyer, "review"), within).toContain("Отзыв не опубликован");
  });

  it("is refused when something else has changed since", async () => {
    const review = await waiting("review");
    const { decision } = (await queue.decide(review, "approved")).body;
    await queue.report(review.id, reporter);
    expect((await queue.undo(decision?.id)).body.code).toBe("undo_refused");

    const { id, buyer } = await queue.apply("Feruza");
    const rejected = (
      await queue.decide((await queue.find(id))!, "rejected", reason("application", "rejected"))
    ).body;
    await queue.db.query(
      `insert into seller_application select (jsonb_populate_record(a, '{"id": "selapp_anew", "status": "pending"}')).*
       from seller_application a where a.id = $1`,
      [id],
    );
    expect((await queue.undo(rejected.decision?.id)).body.code).toBe("undo_refused");
    await queue.db.query("update customer set deleted_at = now() where id = $1", [buyer.id]);
    expect((await queue.undo(rejected.decision?.id)).body.code).toBe("undo_refused");
    await queue.db.query("delete from seller_application where customer_id = $1", [buyer.id]);

    const message = (await queue.find(await queue.message("Опять тот же вопрос")))!;
    const closed = (await queue.decide(message, "closed")).body;
    await queue.db.query("update contact_message set status = 'answered', updated_at = now() where id = $1", [
      message.id,
    ]);
    expect((await queue.undo(closed.decision?.id)).body.code).toBe("undo_refused");
  });

  it("is not offered for an approved application, which has opened a shop", async () => {
    const item = await waiting("application");
    const { decision } = (await queue.decide(item, "approved")).body;
    expect(decision?.undoUntil).toBeNull();
    expect((await queue.undo(decision?.id)).body.code).toBe("undo_expired");
  });
});
