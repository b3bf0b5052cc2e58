import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import { expect, it } from "vitest";
import { getTexts, loadMessages } from "../../../i18n/load-messages.ts";
import { describeEvent, type EventTexts } from "./describe-event.ts";

await loadMessages("en", ["order-admin", "payment-admin", "approvals", "orders", "dates"]);
const t = getTexts("en");
const texts: EventTexts = {
  t,
  sum: (amount) => `${amount} sum`,
  date: (at) => at.slice(0, 10),
  name: ({ ru }) => ru,
};
const head = { id: "1", at: "2026-11-01T12:00:00.000Z" };
const parcel = {
  ...head,
  kind: "parcel",
  parcel: "1-1",
  seller: "Atlas",
  status: "cancelled",
  administrator: null,
  approvedBy: null,
} as const;
const describe = (event: OrderEvent) => describeEvent(event, texts);

it("names who set a status: the administrator, the shop, the buyer or nobody", () => {
  const named = (doer: Pick<Extract<OrderEvent, { kind: "parcel" }>, "actor" | "administrator">) =>
    describe({ ...parcel, reason: null, ...doer }).details;
  expect([
    named({ actor: "admin", administrator: "a@bezak.uz" }),
    named({ actor: "admin", administrator: null }),
    named({ actor: "seller", administrator: null }),
    named({ actor: "buyer", administrator: null }),
    named({ actor: "system", administrator: null }),
  ]).toEqual([["a@bezak.uz"], ["An administrator"], ["Atlas"], ["The buyer"], ["Automatically"]]);
});

it("names who recorded that a refund was paid, and its document", () => {
  const event = { ...head, kind: "paid_out", amount: 9, note: "12", administrator: "a@bezak.uz" } as const;
  expect(describe({ ...event, approvedBy: null }).details).toEqual(["a@bezak.uz", "12"]);
});

it("names who recorded that the cash of a parcel came, and its document", () => {
  const event = { ...head, kind: "cash_received", parcel: "1-1", amount: 9, note: "KO-17" } as const;
  expect(describe({ ...event, administrator: "a@bezak.uz" })).toEqual({
    title: "Cash of parcel 1-1 received: 9 sum",
    details: ["a@bezak.uz", "KO-17"],
  });
  expect(describe({ ...event, administrator: null }).details[0]).toBe("An administrator");
});

it("names the second administrator beside the first", () => {
  const doers = { actor: "admin", administrator: "a@bezak.uz", approvedBy: "b@bezak.uz" } as const;
  const approved = ["a@bezak.uz", "Approved by a second administrator: b@bezak.uz"];
  expect(describe({ ...parcel, reason: "No stock", ...doers }).details).toEqual([...approved, "«No stock»"]);
  const paid = { ...head, kind: "paid_out", amount: 9, note: "12" } as const;
  expect(describe({ ...paid, ...doers }).details).toEqual([...approved, "12"]);
});

it("says what became of a request for a second administrator, who did it and why", () => {
  const event = { ...head, kind: "approval", act: "parcel_cancellation", number: "1-1", amount: 9 } as const;
  const refused = { step: "refused", administrator: "b@bezak.uz", reason: "Ask the shop" } as const;
  expect(describe({ ...event, ...refused })).toEqual({
    title: "Cancelling parcel 1-1, 9 sum: approval refused",
    details: ["b@bezak.uz", "«Ask the shop»"],
  });
  const over = { ...event, step: "expired", administrator: null, reason: null } as const;
  expect(describe(over).details).toEqual(["Automatically"]);
});

it("says of a notification whether it was read and what became of its mail", () => {
  const event = { ...head, kind: "notification", title: "Parcel sent", shown: true, readAt: null } as const;
  const mailed = (mail: Extract<OrderEvent, { kind: "notification" }>["mail"]) =>
    describe({ ...event, mail, repeats: [], repeatTo: null }).details[1];
  const to = "b@mail.uz";
  expect(mailed(null)).toBe("No email was sent");
  expect(mailed({ to, sentAt: head.at, failed: false })).toBe("Email to b@mail.uz sent 2026-11-01");
  expect(mailed({ to, sentAt: null, failed: false })).toBe("Email to b@mail.uz is waiting to be sent");
  expect(mailed({ to, sentAt: null, failed: true })).toBe(
    "Email to b@mail.uz was not sent: the last attempt failed",
  );
  const hidden = { ...event, shown: false, mail: null, repeats: [], repeatTo: null };
  expect(describe(hidden).details[0]).toMatch(/turned off/);
  const mail = { to, sentAt: head.at, failed: false };
  const repeat = { to: "c@mail.uz", sentAt: null, failed: false };
  const repeats = [
    { ...repeat, administrator: null },
    { ...repeat, administrator: "a@bezak.uz" },
  ];
  expect(describe({ ...event, mail, repeats, repeatTo: to }).details.slice(1)).toEqual([
    "Email to b@mail.uz sent 2026-11-01",
    "Sent again. Email to c@mail.uz is waiting to be sent",
    "Sent again by a@bezak.uz. Email to c@mail.uz is waiting to be sent",
  ]);
});

it("counts the members of a shop who were notified, have read it and were mailed", () => {
  const event = { ...head, kind: "shop_notification", parcel: "1-1", seller: "Atlas" } as const;
  const mails = { sent: 1, waiting: 0, failed: 1 };
  const notified = { ...event, title: "A new order", members: 3, shown: 2, read: 1, mails };
  expect(describe(notified)).toEqual({
    title: "Notification to the shop “Atlas”: “A new order”",
    details: [
      "Parcel 1-1",
      "Members of the team: 3, read by: 1",
      "Have turned off such notifications on the site: 1",
      "Emails sent: 1",
      "Emails not sent, the last attempt failed: 1",
    ],
  });
  const unmailed = { ...notified, shown: 3, mails: { sent: 0, waiting: 0, failed: 0 } };
  expect(describe(unmailed).details.slice(2)).toEqual(["No emails were sent"]);
});

it("says that the buyer named an account for refunds, with its last digits while they are stored", () => {
  const event = { ...head, kind: "refund_account", changed: false } as const;
  expect(describe({ ...event, digits: "4321" })).toEqual({
    title: "The buyer named a card or account for the refund",
    details: ["The number ends in 4321"],
  });
  expect(describe({ ...event, changed: true, digits: null })).toEqual({
    title: "The buyer changed the card or account for the refund",
    details: [],
  });
});

it("shows no failure that it does not know", () => {
  const attempt = { ...head, kind: "attempt", method: "click", amount: 100, state: "cancelled" } as const;
  expect(describe({ ...attempt, failure: "expired" })).toEqual({
    title: "Click, 100 sum: not completed",
    details: ["time ran out"],
  });
  expect(describe({ ...attempt, failure: "quarrel" }).details).toEqual([]);
});
