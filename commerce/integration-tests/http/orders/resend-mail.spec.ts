import { limits } from "@bezak/contract/limits.ts";
import type { ResentMail } from "@bezak/contract/order-timeline.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { order } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { confirm } from "../users/people.ts";
import { administeredOrderCalls, pick } from "./administered-order-calls.ts";

let shop: Shop;
let admin: string;
let buyer: Person;
let calls: ReturnType<typeof administeredOrderCalls>;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator({ confirmed: false });
  calls = administeredOrderCalls(shop, admin);
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const resend = (id: string, notificationId: string, { key = "", token = admin } = {}) =>
  shop.commerce.call<{ mail: ResentMail; code: string }>("POST", `/admin/orders/${id}/mails`, {
    token,
    body: { notificationId },
    headers: key ? { "idempotency-key": key } : {},
  });
const answersOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

const notifications = async (id: string) =>
  pick((await calls.timeline(id, "?limit=100")).body.events, "notification");

/** A parcel of a new order, whose first mail is sent. */
async function placeMailed() {
  const { id } = (await order(shop, buyer, { ring: 1 })).parcels[0]!;
  const placed = await until("the mail of the order", async () => {
    const [first] = await notifications(id);
    return first?.mail?.sentAt ? first : null;
  });
  return { id, placed };
}

const readMails = async () =>
  (
    await shop.db.query<{ subject: string; text: string }>(
      "select subject, text from mail_outbox where recipient = $1 and subject like '%аказ%' order by created_at",
      [buyer.email],
    )
  ).rows;

describe("a mail about an order that an administrator sends again", () => {
  it("has the same text, is sent once per key, also by two at once, and is in the timeline", async () => {
    const { id, placed } = await placeMailed();
    expect(placed).toMatchObject({ repeats: [], repeatTo: buyer.email });
    const key = `again-${id}`;
    const answers = await Promise.all([resend(id, placed.id, { key }), resend(id, placed.id, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body.mail).toEqual(answers[1]!.body.mail);
    expect(answers[0]!.body.mail.to).toBe(buyer.email);
    const repeats = await until("the second mail", async () => {
      const [first] = await notifications(id);
      return first?.repeats[0]?.sentAt ? first.repeats : null;
    });
    const administrator = expect.stringMatching(/^head\d+@example\.uz$/) as string;
    expect(repeats).toMatchObject([{ to: buyer.email, failed: false, administrator }]);
    const mails = await readMails();
    expect(mails).toHaveLength(2);
    expect(mails[1]).toEqual(mails[0]);

    await calls.step(id, { status: "confirmed" });
    const accepted = await until("the mail of the parcel", async () => {
      const found = (await notifications(id)).find((one) => one.id !== placed.id);
      return found?.mail ? found : null;
    });
    expect(answersOf(await resend(id, accepted.id, { key }))).toEqual([422, "idempotency_mismatch"]);
  });

  it("goes only to a confirmed address, and a few times an hour", async () => {
    const { id, placed } = await placeMailed();
    await confirm(shop, buyer.id, false);
    expect((await notifications(id))[0]!.repeatTo).toBeNull();
    expect(answersOf(await resend(id, placed.id))).toEqual([409, "conflict"]);
    await confirm(shop, buyer.id);
    for (let sent = 0; sent < limits.resentMailsPerHour; sent += 1)
      expect((await resend(id, placed.id)).status).toBe(201);
    expect(answersOf(await resend(id, placed.id))).toEqual([429, "too_many_requests"]);
    await shop.db.query(
      "update shop_mail set created_at = created_at - interval '61 minutes' where repeat_of is not null and recipient = $1",
      [buyer.email],
    );
    expect((await resend(id, placed.id)).status).toBe(201);
  });

  it("is refused for another order's, unknown ones and others", async () => {
    const { id, placed } = await placeMailed();
    const { id: other } = (await order(shop, await shopCalls(shop).people.join(), { ring: 1 })).parcels[0]!;
    expect(answersOf(await resend(other, placed.id))).toEqual([404, "not_found"]);
    expect(answersOf(await resend(id, "inb_none"))).toEqual([404, "not_found"]);
    expect(answersOf(await resend("selord_none", placed.id))).toEqual([404, "order_not_found"]);
    for (const token of ["", buyer.token]) expect((await resend(id, placed.id, { token })).status).toBe(401);
    expect((await notifications(id))[0]!.repeats).toEqual([]);
  });
});
