import { productAnswerLimits } from "@bezak/contract/product-message-rules.ts";
import type { ModerationItem, ModerationResult } from "@bezak/contract/moderation.ts";
import type { ProductMessages } from "@bezak/contract/product-messages.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import type { Refused } from "../seller-products/open-product-panel.ts";
import { openProductAdmin, type ProductAdmin } from "./product-calls.ts";

let products: ProductAdmin;
beforeAll(async () => void (products = await openProductAdmin("answers")));

const reason = "На фото другой товар";
const answer = "Заменили фото";

const own = (id: string, who = products.owner) =>
  products.panel.call<ProductMessages>(who, "GET", `/vendor/products/${id}/messages`);
const say = (id: string, text: string, who = products.owner) =>
  products.panel.call<ProductMessages>(who, "POST", `/vendor/products/${id}/answer`, { text });
const seen = (id: string) => products.call<ProductMessages>("GET", `/${id}/messages`);
const hide = async (id: string, why = reason) => {
  const { version } = (await products.one(id)).body.product;
  return products.change(id, { status: "hidden", reason: why, version });
};
const codeOf = ({ status, body }: { status: number; body: Refused }) => [status, body.code];
const kinds = (messages: ProductMessages["messages"]) => messages.map(({ kind, text }) => [kind, text]);

/** Events of the inbox about a product. */
const eventsOf = async (id: string, customerId: string) => {
  const { rows } = await products.panel.shop.db.query<{ event: string; data: { changed?: string[] } }>(
    `select event, data from inbox_entry where customer_id = $1 and data->>'productId' = $2
     order by happened_at, event`,
    [customerId, id],
  );
  return rows;
};
const notified = (id: string, event: string, customerId = products.owner.id) =>
  until(`${event} of ${id}`, async () => {
    const found = (await eventsOf(id, customerId)).find((row) => row.event === event);
    return found ?? null;
  });

describe("a shop whose product is hidden", () => {
  it("reads the reason, answers once, and both sides see the thread and are notified", async () => {
    const { id } = await products.made();
    expect((await hide(id)).status).toBe(200);
    expect(kinds((await own(id)).body.messages)).toEqual([["hidden", reason]]);
    await notified(id, "product_hidden");

    const sent = await say(id, answer);
    expect([sent.status, sent.body.answerWaits, kinds(sent.body.messages)]).toEqual([
      201,
      true,
      [
        ["hidden", reason],
        ["answer", answer],
      ],
    ]);
    // a lost answer costs nothing, another one waits for the decision
    expect((await say(id, answer)).body).toEqual(sent.body);
    expect(codeOf(await say(id, "И ещё одно"))).toEqual([409, "answer_waits"]);

    const { messages } = (await seen(id)).body;
    expect(messages[0]?.by).toBeTruthy();
    expect(sent.body.messages[0]?.by).toBeNull();
    expect(sent.body.messages[1]?.by).toBeTruthy();
    const { rows } = await products.panel.shop.db.query<{ id: string }>(
      "select author_id as id from product_message where product_id = $1 and kind = 'hidden'",
      [id],
    );
    await notified(id, "admin_product_answered", rows[0]!.id);
  });

  it("learns that it stays hidden with another reason, or is shown again", async () => {
    const { id } = await products.made();
    await hide(id);
    await say(id, answer);
    await hide(id, "Фото всё ещё чужое");
    expect((await own(id)).body).toMatchObject({ answerWaits: false });
    expect((await say(id, "Теперь своё")).status).toBe(201);
    const { version } = (await products.one(id)).body.product;
    expect((await products.change(id, { status: "published", version })).status).toBe(200);
    const { messages, answerWaits } = (await own(id)).body;
    expect([answerWaits, messages.map(({ kind }) => kind)]).toEqual([
      false,
      ["hidden", "answer", "still_hidden", "answer", "shown"],
    ]);
    await notified(id, "product_still_hidden");
    await notified(id, "product_shown");
    expect(codeOf(await say(id, answer))).toEqual([409, "product_not_hidden"]);
  });

  it("learns that it stays hidden with the same reason, once", async () => {
    const { id } = await products.made();
    await hide(id);
    const { version, brand, description } = (await products.one(id)).body.product;
    // nobody has answered: there is nothing to decide about
    expect((await hide(id)).body.product.version).toBe(version);
    await say(id, answer);
    // the whole form with what it has shown decides nothing
    await products.change(id, { status: "hidden", brand, description });
    expect((await own(id)).body.answerWaits).toBe(true);
    expect((await hide(id)).status).toBe(200);
    expect((await hide(id)).status).toBe(200);
    const { messages, answerWaits } = (await own(id)).body;
    expect([answerWaits, kinds(messages)]).toEqual([
      false,
      [
        ["hidden", reason],
        ["answer", answer],
        ["still_hidden", reason],
      ],
    ]);
    const { rows } = await products.panel.shop.db.query(
      "select 1 from changed_product where product_id = $1",
      [id],
    );
    expect(rows).toEqual([]);
    await notified(id, "product_still_hidden");
  });

  it("is not passed over by a page that was opened before its answer", async () => {
    const { id } = await products.made();
    const { version } = (await products.one(id)).body.product;
    const hidden = await products.change(id, { status: "hidden", reason, version, latestMessageId: null });
    expect(hidden.status).toBe(200);
    const shown = hidden.body.product;
    const latest = async () => (await seen(id)).body.messages.at(-1)?.id;
    const opened = { version: shown.version, latestMessageId: await latest() };
    await say(id, answer);
    for (const decision of [{ status: "published" }, { status: "hidden", reason: "Другая причина" }])
      expect(await products.change(id, { ...decision, ...opened })).toMatchObject({
        status: 409,
        body: { code: "stale_version", details: { current: { id, status: "hidden" } } },
      });
    expect((await own(id)).body).toMatchObject({ answerWaits: true });
    const read = { ...opened, latestMessageId: await latest() };
    expect((await products.change(id, { status: "published", ...read })).status).toBe(200);
  });

  it("waits in the queue, and is notified when its decision cannot be undone any more", async () => {
    const { id } = await products.made();
    const { shop } = products.panel;
    await hide(id);
    const call = <T>(method: string, path: string, body?: object) =>
      shop.commerce.call<T & Refused>(method, `/admin/moderation${path}`, { token: products.admin, body });
    const waiting = async () => {
      const { items } = (await call<{ items: ModerationItem[] }>("GET", "?kind=product&limit=50")).body;
      return items.find((item) => item.id === id);
    };
    expect(await waiting()).toBeUndefined();
    await say(id, answer);
    const item = await waiting();
    expect(item?.product).toMatchObject({ hiddenReason: reason, answer, changed: [] });

    const decide = (outcome: string, more: object = {}) =>
      call<ModerationResult>("POST", "/decisions", {
        kind: "product",
        id,
        version: item!.version,
        outcome,
        ...more,
      });
    const { body } = await decide("rejected", { words: "Фото всё ещё чужое" });
    expect((await own(id)).body.messages.map(({ kind }) => kind)).toEqual([
      "hidden",
      "answer",
      "still_hidden",
    ]);
    expect(await waiting()).toBeUndefined();
    // somebody else is too late
    expect(codeOf(await decide("approved"))).toEqual([409, "already_decided"]);
    expect((await call("POST", "/undo", { decisionId: body.decision?.id })).status).toBe(200);
    expect((await own(id)).body).toMatchObject({ answerWaits: true });
    expect((await waiting())?.product).toMatchObject({ hiddenReason: reason, answer });

    const again = await waiting();
    const approved = await call<ModerationResult>("POST", "/decisions", {
      kind: "product",
      id,
      version: again!.version,
      outcome: "approved",
    });
    expect(approved.status).toBe(201);
    expect((await own(id)).body.messages.map(({ kind }) => kind)).toEqual(["hidden", "answer", "shown"]);
    const events = (await eventsOf(id, products.owner.id)).map(({ event }) => event);
    expect(events).not.toContain("product_still_hidden");
    expect(events).not.toContain("product_shown");
    await shop.db.query("update product_message set notify_from = now() where product_id = $1", [id]);
    await say(id, answer);
    await hide(id);
    await notified(id, "product_shown");
  });

  it("answers so often a day, and at the same moment once", async () => {
    const { id } = await products.made();
    await hide(id);
    const both = await Promise.all([say(id, "Первый ответ"), say(id, "Второй ответ")]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (let count = 1; count < productAnswerLimits.perDay; count += 1) {
      await hide(id, `Причина ${count}`);
      expect((await say(id, `Ответ ${count}`)).status).toBe(201);
    }
    await hide(id, "Последняя причина");
    expect(codeOf(await say(id, "Слишком много"))).toEqual([429, "too_many_requests"]);
  });

  it("is the only one who reads and answers, in words that are long enough", async () => {
    const { panel } = products;
    const { id } = await products.made();
    await hide(id);
    expect(codeOf(await say(id, answer, panel.other))).toEqual([404, "product_not_found"]);
    expect(codeOf(await own(id, panel.other))).toEqual([404, "product_not_found"]);
    expect((await say(id, answer, panel.packer)).status).toBe(403);
    expect((await say(id, answer, panel.buyer)).status).toBe(403);
    expect((await products.call("GET", `/${id}/messages`, { token: products.owner.token })).status).toBe(401);
    for (const text of ["", "  ", "ab", "x".repeat(productAnswerLimits.max + 1)])
      expect((await say(id, text)).status).toBe(400);
    expect((await say("prod_none", answer)).status).toBe(404);
  });
});

describe("an administrator who edits a product", () => {
  it("says why: the shop reads what was changed, and its open form gets the stored product", async () => {
    const product = await products.made();
    const { id } = product;
    const { version } = (await products.one(id)).body.product;
    const change = { name: "Серебряное кольцо", price: 80_000, version };
    const refused = await products.change(id, change);
    expect([refused.status, refused.body.details?.fields]).toEqual([400, { reason: "required" }]);
    expect((await products.own(id)).name).toEqual(product.name);

    const why = "В названии был чужой бренд";
    expect((await products.change(id, { ...change, reason: why })).status).toBe(200);
    const { messages } = (await own(id)).body;
    expect(messages).toMatchObject([{ kind: "edited", text: why, changed: ["name", "price"], by: null }]);
    expect((await notified(id, "product_edited")).data.changed).toEqual(["name", "price"]);

    const body = { name: "Моё название", version: product.version };
    const stale = await products.panel.rewrite(id, body, products.owner);
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: "product_changed",
        details: { current: { name: { ru: "Серебряное кольцо" }, version: 2 } },
      },
    });
    const { rows } = await products.panel.shop.db.query<{ before: unknown; after: unknown }>(
      `select before, after from admin_audit where subject = $1 and action = 'POST /admin/products/{id}'
       and status = 200`,
      [id],
    );
    expect(rows).toMatchObject([{ after: { [id]: { title: "Серебряное кольцо" } } }]);
  });

  it("needs no reason where nothing differs, and tells nothing of what it has not changed", async () => {
    const { id } = await products.made();
    const shown = (await products.one(id)).body.product;
    const { brand, description } = shown;
    expect((await products.change(id, { brand, description, version: shown.version })).status).toBe(200);
    expect((await own(id)).body.messages).toEqual([]);
  });

  it("sees in the form what the shop's category asks for", async () => {
    const { id } = await products.made();
    const terms = await products.call<{ terms: object }>("GET", `/${id}/terms?category=pcat_goods_rings`);
    const { body } = await products.panel.terms("pcat_goods_rings", products.owner);
    expect(terms.body.terms).toEqual(body.terms);
    expect((await products.call("GET", `/${id}/terms?category=none`)).status).toBe(404);
    expect((await products.call("GET", "/prod_none/terms?category=pcat_goods_rings")).status).toBe(404);
  });

  it("sees what the product's own category asks for where no category is named", async () => {
    const { id } = await products.made({ status: "draft" });
    const categoryId = "pcat_goods_room";
    expect((await products.change(id, { categoryId, reason: "Не та категория" })).status).toBe(200);
    const own = await products.call<{ terms: object }>("GET", `/${id}/terms`);
    const { body } = await products.panel.terms(categoryId, products.owner);
    expect([own.status, own.body.terms]).toEqual([200, body.terms]);
    const other = await products.call<{ terms: object }>("GET", `/${id}/terms?category=pcat_goods_rings`);
    expect(own.body.terms).not.toEqual(other.body.terms);
  });
});
