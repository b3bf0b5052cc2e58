import type { Category } from "@bezak/contract/catalog.ts";
import type { Finance, SellerPayout } from "@bezak/contract/finance.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { SellerParcel } from "@bezak/contract/parcels.ts";
import type { AdministeredReview } from "@bezak/contract/review-admin.ts";
import type { Review } from "@bezak/contract/reviews.ts";
import type { CategoryTerms, SellerProduct } from "@bezak/contract/seller-products.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startApiServer, type ApiServer } from "../../harness/api-server.ts";
import { freePort } from "../../harness/free-port.ts";
import { noGateways } from "../../harness/gateway-settings.ts";
import { openShop, type Shop } from "../../harness/shop.ts";
import { toEmptyTemplate } from "../../harness/template-database.ts";
import { until } from "../../harness/until.ts";
import { startMailServer, type MailServer } from "../mail/mail-server.ts";
import { basic } from "../payments/payme-client.ts";
import { apiCaller, type ApiCaller, type Caller } from "./api-caller.ts";

const KEY = "the-owners-own-key-of-payme-0123";

let mails: MailServer;
let shop: Shop;
let api: ApiServer;
let calls: ApiCaller;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  mails = await startMailServer();
  const env = {
    ...noGateways,
    NODE_ENV: "production",
    SMTP_URL: mails.url,
    MAIL_FROM: "Bozor <no-reply@bozor.example>",
    PAYMENTS_MODE: "test",
    PAYME_MERCHANT_ID: "5e730e8e0b852a417aa49ceb",
    PAYME_KEY: KEY,
    PAYME_CHECKOUT_URL: "http://127.0.0.1:9/payme",
    COMMERCE_METRICS_PORT: String(metricsPort),
  };
  shop = await openShop("owner", env, toEmptyTemplate(inject("templateDatabase")));
  api = await startApiServer(shop.commerce);
  calls = apiCaller(api, mails);
});

afterAll(async () => {
  await api?.close();
  await shop?.close();
  await mails?.stop();
});

/** Sets the empty shop up, by the command; returns its first administrator. */
async function setUp(): Promise<Caller> {
  const file = {
    storeName: "Bozor",
    requisites: { legalName: "ООО «Бозор»", tin: "301234567", address: { ru: "Ташкент, ул. Навои, 2" } },
    contacts: { phone: "+998 71 200 11 22", email: "help@bozor.example" },
    deliveryFee: 30_000,
    minimumPayout: 10_000,
    administrator: { email: "owner@bozor.example", language: "en" },
  };
  const script = "../../http/marketplace-settings/inside/set-up.ts";
  const output = await shop.commerce.run<string>(script, { args: ["--yes", "--print"], file });
  const token = /reset-password#token=([\w.-]+)/.exec(output)?.[1];
  const owner = { email: "owner@bozor.example", password: "the-owners-long-password" };
  const chosen = { token, password: owner.password };
  await calls.send("POST", "/auth/reset-password", null, { body: chosen });
  // a link works once
  await expect(calls.send("POST", "/auth/reset-password", null, { body: chosen })).rejects.toThrow(": 400 ");
  const admin = await calls.signIn(owner);
  // in production the panel opens to administrators with a second factor
  await expect(calls.call("GET", "/admin/users", admin)).rejects.toThrow("second_factor_setup_required");
  return calls.switchOnCodes(admin);
}

/** Opens a shop: applies, is approved, and names the account for payouts. */
async function openSellersShop(admin: Caller, category: Category): Promise<Caller> {
  const seller = await calls.join("seller@atlas.example", "Aziza");
  const body = {
    companyName: "Atlas",
    businessType: "individual",
    contactPerson: "Aziza Karimova",
    phone: "+998901112233",
    description: "Кольца и браслеты из серебра, ручная работа",
    monthlyVolume: "under_50",
    experience: "1_3_years",
    categories: [category.id],
    agreeTerms: true,
  };
  const { id } = await calls.call<{ id: string }>("POST", "/seller-applications", seller, { body });
  await calls.call("PUT", `/admin/seller-applications/${id}/approve`, admin);
  const payoutAccount = {
    recipient: "YTT Karimova",
    bank: "Ipak Yoli",
    mfo: "00444",
    account: "20208000900123456789",
    tin: "301234567",
  };
  const { password } = seller;
  await calls.call("PUT", "/sellers/me/settings", seller, { body: { payoutAccount }, password });
  return seller;
}

/** A valid value for a required attribute. */
const fill = ({ kind, choices }: CategoryTerms["attributes"][number]) =>
  ({ choice: choices[0]?.value, number: 5, text: "Бухара", yes_no: true })[kind];

async function listProduct(seller: Caller, category: Category): Promise<SellerProduct> {
  const form = new FormData();
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: "#c9a227" } });
  form.append("file", new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), "ring.jpg");
  form.append("type", "product");
  const { url } = await calls.call<{ url: string }>("POST", "/upload", seller, { form });
  const terms = await calls.call<CategoryTerms>("GET", `/sellers/me/categories/${category.id}`, seller);
  const required = terms.attributes.filter((attribute) => attribute.required);
  const body = {
    name: { ru: "Кольцо «Регистан»", uz: "Registon uzugi", en: "Registan ring" },
    description: { ru: "Серебро 925 пробы, ручная работа", uz: "Kumush", en: "Silver" },
    categoryId: category.id,
    price: 200_000,
    stock: 5,
    images: [url],
    attributes: Object.fromEntries(required.map((attribute) => [attribute.key, fill(attribute)])),
    ikpu: "07117001001000001",
    packageCode: "1495086",
    vatPercent: 12,
    status: "published",
  };
  return calls.call<SellerProduct>("POST", "/sellers/me/products", seller, { body });
}

/** What Payme does when the buyer pays on its page. */
async function pay({ number, totals }: Order): Promise<void> {
  const amount = totals.total * 100;
  const account = { order_id: number };
  const id = "5305e3bab097f420a62ced0b";
  for (const [method, params] of [
    ["CheckPerformTransaction", { amount, account }],
    ["CreateTransaction", { id, time: Date.now(), amount, account }],
    ["PerformTransaction", { id }],
  ] as const) {
    const response = await fetch(`${shop.commerce.base}/payments/payme`, {
      method: "POST",
      headers: { "content-type": "text/json", authorization: basic("Paycom", KEY) },
      body: JSON.stringify({ method, params, id: 1 }),
    });
    expect(await response.json()).not.toHaveProperty("error");
  }
}

async function buy(buyer: Caller, product: SellerProduct): Promise<Order> {
  const body = {
    items: [{ productId: product.id, quantity: 2 }],
    delivery: { method: "courier", city: "samarkand", address: "Регистан, 1" },
    contact: { name: "Aziz Karimov", phone: "+998901234567" },
    paymentMethod: "payme",
  };
  const order = await calls.call<Order>("POST", "/orders", buyer, { body });
  expect(order.totals).toMatchObject({ items: 400_000, delivery: 30_000, total: 430_000 });
  await pay(order);
  return until("the order to be paid", async () => {
    const read = await calls.call<Order>("GET", `/orders/${order.id}`, buyer);
    return read.payment.status === "paid" ? read : null;
  });
}

async function deliver(seller: Caller): Promise<void> {
  const [parcel] = await calls.call<SellerParcel[]>("GET", "/sellers/me/orders", seller);
  for (const status of ["confirmed", "processing", "shipped", "delivered"])
    await calls.call("PUT", `/sellers/me/orders/${parcel?.id}/status`, seller, { body: { status } });
}

async function review(buyer: Caller, admin: Caller, product: SellerProduct): Promise<void> {
  const path = `/products/${product.id}/reviews`;
  const body = { rating: 5, text: "Красивое кольцо, пришло на следующий день" };
  await calls.call("POST", path, buyer, { body });
  expect(await calls.call<Review[]>("GET", path, null)).toEqual([]);
  const waiting = await calls.call<AdministeredReview[]>("GET", "/admin/reviews?status=pending", admin);
  expect(waiting).toMatchObject([{ text: body.text }]);
  const decision = { status: "published", version: waiting[0]?.version };
  await calls.call("PUT", `/admin/reviews/${waiting[0]?.id}/status`, admin, { body: decision });
  await until("the review to be shown", async () => {
    const shown = await calls.call<Review[]>("GET", path, null);
    return shown.length === 1 && shown[0]?.verifiedPurchase;
  });
}

/** The return period is over, and the account was named long ago: only time does this. */
async function waitThreeWeeks(): Promise<void> {
  const entries = await until("the delivery to be booked", async () => {
    const { rows } = await shop.db.query<{ id: string }>("select id from ledger_entry");
    return rows.length > 0 ? rows : null;
  });
  expect(entries.length).toBeGreaterThan(0);
  await shop.db.query("set session_replication_role = replica; update ledger_entry set available_at = now()");
  await shop.db.query("update seller set payout_account_changed_at = now() - interval '21 days'");
}

it("an empty production shop is set up, sells a product, and pays its seller", async () => {
  const admin = await setUp();
  const categories = await calls.call<Category[]>("GET", "/categories", null);
  const category = categories.find(({ slug }) => slug === "rings")!;
  const seller = await openSellersShop(admin, category);
  const product = await listProduct(seller, category);
  const buyer = await calls.join("buyer@mail.example", "Aziz");
  await buy(buyer, product);
  await deliver(seller);
  await review(buyer, admin, product);
  await waitThreeWeeks();
  const { available } = await calls.call<Finance>("GET", "/sellers/me/finance", seller);
  const { password } = admin;
  const [payout] = await calls.call<SellerPayout[]>("POST", "/admin/payouts", admin, { password });
  expect(payout).toMatchObject({ amount: available });
  expect(await calls.send("POST", "/admin/payouts/bank-file", admin, { password })).toContain(
    "20208000900123456789",
  );
  const body = { reference: "Квитанция 17" };
  await calls.call("PUT", `/admin/payouts/${payout?.id}/paid`, admin, { body, password });
  const paid = await calls.call<Finance>("GET", "/sellers/me/finance", seller);
  expect(paid).toMatchObject({
    balance: 0,
    paidOut: available,
    payouts: [{ status: "paid", amount: available }],
  });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const sample of [
    "bezak_database_up 1",
    'bezak_parcels{status="delivered"} 1',
    'bezak_payments_day{gateway="payme",state="paid"} 1',
    'bezak_work_waiting{work="reviews"} 0',
    "bezak_refund_owed_oldest_age_seconds 0",
  ])
    expect(metrics.split("\n")).toContain(sample);
});
