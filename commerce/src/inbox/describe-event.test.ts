import { approvalKinds } from "@bezak/contract/approval-rules.ts";
import { expect, it } from "vitest";
import type { Happened } from "./inbox-event.ts";
import { describeEventForMail, describeEvent } from "./describe-event.ts";

const order = { orderId: "order_1", number: "1234567890" };
const parcel = { ...order, sellerId: "sel_1", parcelNumber: "1234567890-1" };
const review = { reviewId: "prev_1", productId: "prod_1" };
const application = { applicationId: "selapp_1", company: "Oltin Oy" };
const shop = { sellerId: "sel_1", shop: "Atlas" };
const payout = { payoutId: "payout_1", payoutNumber: "000007", amount: 250_000 };
const approval = {
  approvalId: "appr_1",
  act: "parcel_cancellation",
  number: "100245-1",
  amount: 12_000_000,
} as const;
const adjustment = { adjustmentId: "adjreq_1", sellerId: "sel_1", amount: -12_000_000 };
const checked = { productId: "prod_1", productName: "Кольцо" };
const names = { product: { ru: "Кольцо", uz: "Uzuk", en: "Ring" }, seller: "Atlas" };

const everything: Happened[] = [
  { event: "order_placed", data: { ...order, total: 1_250_000 } },
  { event: "order_cancelled", data: { ...order, actor: "seller" } },
  { event: "cancellation_refund_owed", data: { ...order, amount: 90_000 } },
  { event: "parcel_confirmed", data: parcel },
  { event: "parcel_processing", data: parcel },
  { event: "parcel_shipped", data: { ...parcel, trackingNumber: "UZ42" } },
  { event: "parcel_shipped", data: { ...parcel, trackingNumber: null } },
  { event: "parcel_delivered", data: parcel },
  { event: "parcel_cancelled", data: { ...parcel, actor: "buyer" } },
  { event: "payment_paid", data: { ...order, amount: 1_250_000 } },
  { event: "payment_failed", data: { ...order, amount: 1_250_000 } },
  { event: "payment_refunded", data: { ...order, amount: 1_250_000 } },
  { event: "return_opened", data: { ...order, returnId: "ret_1", reason: "Браслет порвался" } },
  { event: "return_approved", data: { ...order, returnId: "ret_1" } },
  { event: "return_rejected", data: { ...order, returnId: "ret_1", reason: "Ношеное" } },
  { event: "return_received", data: { ...order, returnId: "ret_1" } },
  { event: "return_refund_owed", data: { ...order, returnId: "ret_1", amount: 90_000 } },
  { event: "refund_account_changed", data: { ...order, digits: "0071" } },
  { event: "review_published", data: review },
  { event: "review_rejected", data: { ...review, reason: null } },
  { event: "review_replied", data: review },
  { event: "price_dropped", data: { productId: "prod_1", from: 120_000, to: 90_000 } },
  { event: "application_received", data: application },
  { event: "application_approved", data: application },
  { event: "application_rejected", data: { ...application, reason: "Нет документов" } },
  { event: "shop_suspended", data: { ...shop, reason: "Подделки" } },
  { event: "shop_resumed", data: shop },
  { event: "member_joined", data: { ...shop, member: "Dilnoza" } },
  { event: "payout_account_changed", data: { ...shop, digits: "6001" } },
  { event: "shop_parcel_new", data: { ...parcel, amount: 250_000 } },
  { event: "shop_parcel_waiting", data: { ...parcel, amount: 250_000 } },
  { event: "shop_parcel_cancelled", data: { ...parcel, amount: 250_000, actor: "buyer" } },
  { event: "shop_parcel_refunded", data: { ...parcel, amount: 250_000 } },
  { event: "shop_return_requested", data: { ...parcel, amount: 250_000, returnId: "ret_1" } },
  {
    event: "shop_return_opened",
    data: { ...parcel, amount: 250_000, returnId: "ret_1", reason: "Браслет порвался" },
  },
  { event: "admin_sent_refunded", data: { ...order, amount: 250_000 } },
  { event: "admin_receipt_missing", data: { ...order, amount: 250_000, reason: "-1 SPIC is unknown" } },
  { event: "admin_receipt_missing", data: { ...order, amount: 250_000, reason: null } },
  { event: "admin_payments_differ", data: { others: 3, receipts: { payme: 2, atmos: 1 } } },
  { event: "admin_payments_differ", data: { others: 0, receipts: { click: 1 } } },
  { event: "admin_adjustment_waiting", data: adjustment },
  { event: "admin_adjustment_waiting", data: { ...adjustment, amount: 12_000_000 } },
  { event: "admin_adjustment_approved", data: adjustment },
  { event: "admin_adjustment_refused", data: adjustment },
  ...approvalKinds.map((act) => ({
    event: "admin_approval_waiting" as const,
    data: { ...approval, act },
  })),
  { event: "admin_approval_approved", data: approval },
  { event: "admin_approval_refused", data: { ...approval, reason: "Сначала спросите магазин" } },
  { event: "admin_approval_refused", data: { ...approval, reason: null } },
  { event: "admin_approval_expired", data: approval },
  { event: "payout_paid", data: payout },
  { event: "payout_failed", data: { ...payout, reason: "Счёт закрыт" } },
  { event: "product_hidden", data: { ...checked, reason: "На фото другой товар" } },
  { event: "product_still_hidden", data: { ...checked, reason: null } },
  { event: "product_shown", data: checked },
  { event: "product_edited", data: { ...checked, changed: ["name", "price"], reason: "Опечатка" } },
  { event: "admin_product_answered", data: checked },
  { event: "account_viewed", data: { viewId: "pview_1", reason: "Не видит заказ" } },
  { event: "welcome", data: {} },
];

it.each(everything)("describes $event in three languages without gaps", (happened) => {
  const texts = (["ru", "uz", "en"] as const).map((language) => describeEvent(happened, language, names));
  expect(new Set(texts.map(({ title }) => title)).size).toBe(3);
  for (const { title, text } of texts) {
    expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}/);
    expect(text).toMatch(/[.!]$/);
  }
  // the letters of Uzbek, never an apostrophe
  expect(`${texts[1]?.title} ${texts[1]?.text}`).not.toMatch(/['‘’`]/);
});

it("shows sums and names in the reader's language", () => {
  const drop: Happened = {
    event: "price_dropped",
    data: { productId: "prod_1", from: 1_250_000, to: 90_000 },
  };
  expect(describeEvent(drop, "ru", names).text).toBe(
    "«Кольцо» теперь 90\u00a0000\u00a0сум вместо 1\u00a0250\u00a0000\u00a0сум.",
  );
  expect(describeEvent(drop, "uz", names).text).toBe(
    "«Uzuk» endi 1\u00a0250\u00a0000\u00a0soʻm oʻrniga 90\u00a0000\u00a0soʻm.",
  );
  expect(describeEvent(drop, "en", names).text).toContain("“Ring” is 90\u00a0000\u00a0sum");
});

it("uses a general word for a deleted item, and the Russian name without a translation", () => {
  const gone = { product: undefined, seller: undefined };
  expect(describeEvent({ event: "review_replied", data: review }, "ru", gone).text).toContain("«товар»");
  expect(describeEvent({ event: "parcel_confirmed", data: parcel }, "uz", gone).text).toMatch(/^Sotuvchi /);
  const untranslated = { product: { ru: "Кольцо", uz: "", en: "" }, seller: undefined };
  expect(describeEvent({ event: "review_replied", data: review }, "en", untranslated).text).toContain(
    "“Кольцо”",
  );
});

it("replaces quotation marks inside a quoted name", () => {
  const product = { ru: "Кольцо «Мехр»", uz: "«Mehr» uzugi", en: "“Mehr” ring" };
  const notification = { event: "price_dropped", data: { productId: "prod_1", from: 2, to: 1 } } as const;
  const texts = (language: "ru" | "uz") =>
    describeEvent(notification, language, { product, seller: undefined }).text;
  expect(texts("ru")).toContain("«Кольцо „Мехр“»");
  expect(texts("uz")).toContain("«„Mehr“ uzugi»");
});

it.each(everything)("removes typed addresses from a mail about $event", (happened) => {
  const bait = "Азиз, вы выиграли 5 000 000 сум! https://x.example/win";
  const typed = ["company", "shop", "member", "trackingNumber"];
  const data: Record<string, unknown> = { ...happened.data };
  for (const key of typed) if (key in data) data[key] = bait;
  // reasons of an administrator or a gateway may appear; a seller's may not
  if (happened.event === "return_rejected") data.reason = bait;
  const baited = { event: happened.event, data } as Happened;
  for (const address of [bait, "win.example/prize", "Ali www.x", "a@b.uz", "звоните +998 90 123-45-67"]) {
    const names = { product: { ru: address, uz: "Uzuk", en: "" }, seller: address };
    for (const language of ["ru", "uz", "en"] as const) {
      const { title, text } = describeEventForMail(baited, language, names);
      expect(`${title} ${text}`).not.toMatch(/x\.example|выиграли|win\.example|www|@/);
    }
  }
});

it("keeps names of the catalogue without addresses in mails", () => {
  const product = { ru: "Кольцо 17.5 мм", uz: "", en: "" };
  const notification = { event: "price_dropped", data: { productId: "prod_1", from: 2, to: 1 } } as const;
  expect(describeEventForMail(notification, "ru", { product, seller: undefined }).text).toContain(
    "«Кольцо 17.5 мм»",
  );
  expect(describeEventForMail({ event: "parcel_confirmed", data: parcel }, "ru", names).text).toContain(
    "Atlas",
  );
});
