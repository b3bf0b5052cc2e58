import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import type { Route } from "@bezak/contract/route.ts";
import { rooms } from "@bezak/contract/routes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerText } from "../src/answer-text.ts";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

const line = { productId: "prod_1", quantity: 1 };

const pictureForm = new FormData();
pictureForm.append("type", "review");
pictureForm.append("file", new Blob(["bytes of a picture"]), "ring.jpg");
const tableForm = new FormData();
tableForm.append("file", new Blob(["SKU;Price"]), "goods.csv");

/** One good request for every call of the contract: a new call without one fails below. */
const requests: Record<string, { path?: string; body?: unknown }> = {
  register: { body: { name: "Ali", email: "ali@bezak.uz", password: "12345678", phone: "+998901234567" } },
  login: { body: { email: "Ali@Bezak.uz ", password: "12345678" } },
  logout: {},
  me: {},
  forgotPassword: { body: { email: "Ali@Bezak.uz" } },
  resetPassword: { body: { token: "from-the-mail", password: "12345678" } },
  changePassword: { body: { currentPassword: "12345678", password: "87654321" } },
  confirmPassword: { body: { password: "12345678" } },
  askEmailChange: { body: { email: "Vali@Bezak.uz" } },
  changeEmail: { body: { email: "Vali@Bezak.uz", change: "a.name.of-a-change", code: "123456" } },
  askEmailConfirmation: {},
  confirmEmail: { body: { code: "123456" } },
  sessions: {},
  endOtherSessions: {},
  endSession: { path: "/auth/sessions/sess_1" },
  endAccountSessions: { path: "/admin/accounts/cus_1/sessions" },
  profile: {},
  changeProfile: { body: { name: "Ali", phone: null, avatar: null, language: "uz", city: "tashkent" } },
  personalData: {},
  endAccount: { body: { password: "12345678" } },
  products: { path: "/products?brand=Zarina&brand=Nur&minPrice=1000&inStock=true&sort=price_asc&limit=20" },
  searchProducts: { path: "/products/search?q=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE" },
  suggestProducts: { path: "/products/suggest?q=%D0%BA&limit=5" },
  featuredProducts: {},
  productsOfCategory: { path: "/products/category/rings?page=2&limit=5" },
  product: { path: "/products/ring" },
  categories: {},
  categoryTree: {},
  featuredCategories: {},
  category: { path: "/categories/jewelry" },
  sellers: { path: "/sellers?sort=week&limit=8" },
  seller: { path: "/sellers/atlas" },
  banners: { path: "/banners?position=home" },
  sections: {},
  contacts: {},
  sendContactMessage: { body: { topic: "order", name: "Ali", email: "a@b.uz", message: "Where is it?" } },
  quote: { body: { items: [line], delivery: { method: "courier", city: "tashkent" } } },
  placeOrder: {
    body: {
      items: [line],
      delivery: { method: "courier", city: "tashkent", address: "Navoiy 1" },
      contact: { name: "Ali", phone: "+998901234567" },
      paymentMethod: "cash",
      expectedTotal: 115_000,
    },
  },
  favorites: {
    path: "/users/favorites?sort=dropped&tag=%D0%BF%D0%BE%D0%B4%D0%B0%D1%80%D0%BE%D0%BA&limit=10",
  },
  favoriteIds: {},
  addFavorite: { body: { productId: "prod_1", tags: ["подарок"] } },
  changeFavorite: { path: "/users/favorites/prod_1", body: { priority: 3, notes: "" } },
  removeFavorite: { path: "/users/favorites/prod_1" },
  orders: { path: "/orders?page=1&limit=10&status=pending&q=ring" },
  order: { path: "/orders/order_1" },
  cancelOrder: { path: "/orders/order_1/cancel", body: { itemId: "line_1", reason: "changed my mind" } },
  nameRefundAccount: { path: "/orders/order_1/refund-account", body: { account: "8600123412344321" } },
  requestReturn: {
    path: "/orders/order_1/returns",
    body: { parcelId: "par_1", items: [{ itemId: "line_1", quantity: 1 }], reason: "defect" },
  },
  returnsOfOrder: { path: "/orders/order_1/returns" },
  returns: { path: "/returns?page=1&limit=10&status=requested" },
  withdrawReturn: { path: "/returns/ret_1" },
  payments: { path: "/payments?page=1&limit=10&status=pending" },
  paymentStatus: { path: "/payments/status/pay_1" },
  startPayment: { body: { orderId: "order_1", method: "payme", returnUrl: "/uz/payment-status/pay_1" } },
  payByCard: { path: "/payments/pay_1/card", body: { number: "8600 4954 7331 6478", expiry: "03/99" } },
  confirmCard: { path: "/payments/pay_1/card/confirm", body: { code: "666666" } },
  resendCode: { path: "/payments/pay_1/card/resend", body: {} },
  addresses: { path: "/addresses/products?page=2" },
  upload: { body: pictureForm },
  productReviews: { path: "/products/ring/reviews?sort=helpful&rating=5&withPhotos=true&limit=5" },
  sellerReviews: { path: "/sellers/atlas/reviews" },
  writeReview: { path: "/products/ring/reviews", body: { rating: 5, text: "Очень красивое кольцо" } },
  ownReviews: { path: "/products/ring/reviews/mine" },
  editReview: {
    path: "/reviews/prev_1",
    body: { rating: 4, text: "Кольцо красивое, но велико", title: "Ring", images: [] },
  },
  deleteReview: { path: "/reviews/prev_1" },
  voteHelpful: { path: "/reviews/prev_2/helpful" },
  withdrawHelpful: { path: "/reviews/prev_2/helpful" },
  reportReview: { path: "/reviews/prev_2/report", body: { reason: "spam" } },
  notifications: { path: "/notifications?page=1&limit=10&filter=unread&type=order" },
  notificationStats: {},
  readAllNotifications: {},
  readNotification: { path: "/notifications/inb_1/read" },
  archiveNotification: { path: "/notifications/inb_1/archive" },
  restoreNotification: { path: "/notifications/inb_1/restore" },
  deleteNotification: { path: "/notifications/inb_1" },
  notificationPreferences: {},
  changeNotificationPreferences: { body: { price_drop: { mail: true } } },
  apply: {
    body: {
      ...{ companyName: "Oltin Oy", businessType: "individual", contactPerson: "Ali Valiyev" },
      ...{ phone: "+998901234567", website: "https://oltin.uz", description: "Кольца и браслеты из серебра" },
      ...{ monthlyVolume: "under_50", experience: "1_3_years", categories: ["pcat_1"], agreeTerms: true },
    },
  },
  applicationStatus: {},
  reviewApplications: { path: "/admin/seller-applications?status=pending&q=oltin&page=1&limit=10" },
  reviewApplication: { path: "/admin/seller-applications/selapp_1" },
  approveApplication: { path: "/admin/seller-applications/selapp_1/approve" },
  rejectApplication: {
    path: "/admin/seller-applications/selapp_1/reject",
    body: { reason: "Нет сведений о товаре" },
  },
  sellerOrders: { path: "/sellers/me/orders?status=late&q=ring&from=2026-11-01&to=2026-11-22&sort=oldest" },
  sellerOrder: { path: "/sellers/me/orders/par_1" },
  moveSellerOrder: {
    path: "/sellers/me/orders/par_1/status",
    body: { status: "shipped", trackingNumber: "UZ123456789" },
  },
  packingList: { path: "/sellers/me/orders/par_1/packing-list" },
  parcelLabels: { path: "/sellers/me/orders/labels?id=par_1&id=par_2" },
  sellerReturns: { path: "/sellers/me/returns?status=requested&page=1&limit=10" },
  sellerReturn: { path: "/sellers/me/returns/ret_1" },
  moveSellerReturn: { path: "/sellers/me/returns/ret_1/status", body: { status: "received", restock: true } },
  sellerDashboard: { path: "/sellers/me/dashboard?period=7d" },
  shopReviews: { path: "/sellers/me/reviews?answered=false&page=1&limit=10" },
  replyToReview: { path: "/sellers/me/reviews/prev_2/reply", body: { text: "Спасибо!", replaces: null } },
  viewProduct: { path: "/products/ring/views" },
  finance: {},
  financeEntries: { path: "/sellers/me/finance/entries?type=earning&month=2026-11&page=1&limit=10" },
  ownPayouts: { path: "/sellers/me/finance/payouts?status=paid" },
  statements: {},
  statementFile: { path: "/sellers/me/finance/statements/2026-11?format=csv" },
  payoutPreview: {},
  sweepPayouts: {},
  payoutSettings: {},
  setPayoutSettings: { body: { minimumPayout: 100_000, payoutIntervalDays: 7 } },
  payouts: { path: "/admin/payouts?status=sent&seller=sel_1" },
  bankFile: { path: "/admin/payouts/bank-file?batch=batch_1" },
  cashReceipts: { path: "/admin/cash-receipts?status=received&page=1&limit=10" },
  recordCashReceipt: { body: { parcelId: "par_1", amount: 115_000, reference: "КО-17" } },
  refundsOwed: { path: "/admin/refunds-owed?reason=cash_return" },
  refundAccount: { path: "/admin/refunds-owed/retreq_1/account" },
  payRefundOwed: {
    path: "/admin/refunds-owed/retreq_1/paid",
    body: { reference: "Квитанция 17", version: "20261123090000000000-90000" },
  },
  auditEntries: { path: "/admin/audit?actor=user_1&subject=payout_1&page=1&limit=10" },
  payPayout: { path: "/admin/payouts/payout_1/paid", body: { reference: "77" } },
  failPayout: { path: "/admin/payouts/payout_1/failed", body: { reason: "Счёт закрыт" } },
  cancelPayout: { path: "/admin/payouts/payout_1/cancel" },
  adjustBalance: {
    path: "/admin/sellers/sel_1/adjustments",
    body: { amount: -5_000, note: "Штраф за отмену" },
  },
  adjustmentRequests: { path: "/admin/adjustments?status=waiting&page=1&limit=10" },
  approveAdjustment: { path: "/admin/adjustments/adjreq_1/approve" },
  refuseAdjustment: { path: "/admin/adjustments/adjreq_1/refuse" },
  commissionRules: {},
  setCommissionRule: {
    body: { scope: "seller_category", categoryId: "pcat_1", sellerId: "sel_1", percent: 12.5 },
  },
  setDefaultCommission: { body: { percent: 10 } },
  removeCommissionRule: { path: "/admin/commission-rules/comrule_1" },
  health: {},
  cities: {},
  deliveryTerms: {},
  ownShop: {},
  shopSettings: {},
  changeShopSettings: {
    body: {
      ...{ name: "Atlas", description: { ru: "Шёлк", uz: "", en: null }, logo: null, workingHours: null },
      ...{ freeShippingThreshold: 300_000, deliveryZones: ["tashkent"], holidayUntil: null },
    },
  },
  shopTeam: {},
  inviteMember: { body: { email: "ali@bezak.uz", role: "packer" } },
  changeMember: { path: "/sellers/me/members/selmem_2", body: { role: "manager" } },
  removeMember: { path: "/sellers/me/members/selmem_2" },
  invitation: { body: { token: "t".repeat(43) } },
  acceptInvitation: { body: { token: "t".repeat(43) } },
  administeredShops: { path: "/admin/sellers?q=atlas&status=active&page=1&limit=10" },
  setCashCollector: { path: "/admin/sellers/sel_1/cash-collector", body: { collector: "marketplace" } },
  suspendShop: { path: "/admin/sellers/sel_1/suspend", body: { reason: "Жалобы покупателей" } },
  resumeShop: { path: "/admin/sellers/sel_1/resume" },
  sellerProducts: {
    path: "/sellers/me/products?q=ring&status=draft&stock=low&sort=stock_asc&page=1&limit=10",
  },
  createSellerProduct: {
    body: {
      ...{ name: "Кольцо", categoryId: "pcat_1", price: 90_000, stock: 5, sku: "RING-17", status: "draft" },
      ...{ description: { ru: "Серебро", uz: null }, attributes: { material: "silver", weight_g: 4.5 } },
    },
  },
  changeSellerProducts: {
    body: { variants: [{ id: "variant_1", price: 80_000, oldPrice: 90_000, stock: 3 }] },
  },
  sellerProduct: { path: "/sellers/me/products/prod_1" },
  previewSellerProduct: { path: "/sellers/me/products/prod_1/preview" },
  changeSellerProduct: {
    path: "/sellers/me/products/prod_1",
    body: { name: { ru: "Кольцо", uz: "Uzuk" }, categoryId: "pcat_1", version: 3 },
  },
  deleteSellerProduct: { path: "/sellers/me/products/prod_1" },
  categoryTerms: { path: "/sellers/me/categories/rings" },
  importTemplate: { path: "/sellers/me/imports/template?format=csv" },
  exportProducts: { path: "/sellers/me/imports/export?format=xlsx" },
  productImports: { path: "/sellers/me/imports?page=1&limit=5" },
  sendImport: { path: "/sellers/me/imports", body: tableForm },
  productImport: { path: "/sellers/me/imports/import_1" },
  startImport: { path: "/sellers/me/imports/import_1/start" },
  cancelImport: { path: "/sellers/me/imports/import_1/cancel" },
  importErrors: { path: "/sellers/me/imports/import_1/errors" },
};

/** A list's answer with a row before the others that fits no schema: once for each list of it. */
function bodiesWithOddRow(route: Route, body: Record<string, unknown>): unknown[] {
  const { data } = body;
  if (route.method !== "GET") return [];
  if (Array.isArray(data)) return [{ ...body, data: [null, ...(data as unknown[])] }];
  if (route.path.includes("{") || typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, rows]) =>
    Array.isArray(rows) ? [{ ...body, data: { ...data, [name]: [null, ...(rows as unknown[])] } }] : [],
  );
}

const routes: [name: string, route: Route][] = Object.values(rooms).flatMap((room) => Object.entries(room));
const mounted = new Set<string>();
let api: Api;

beforeAll(async () => {
  api = await startApi({}, (app) =>
    app.addHook("onRoute", ({ method, url, config }) => {
      const marked = (config as { contractPath?: string } | undefined)?.contractPath;
      if (marked) for (const one of [method].flat()) mounted.add(`${one} ${url}`);
    }),
  );
});
afterAll(() => api.stop());

describe("every call of the contract", () => {
  it.each(routes)("%s answers as its schema says", async (name, route) => {
    const request = requests[name];
    if (!request) throw new Error(`no request is written here for ${name}`);
    const token =
      route.access === "admin" || route.access === "seller" ? tokens[route.access] : tokens.customer;
    const { status, headers, body } = await api.call(route.method, request.path ?? route.path, {
      token,
      body: request.body,
    });
    expect(status).toBe(route.success.status);
    // commerce writes down whatever is asked of it below /admin (its audit-administrators.ts)
    const writes = api.commerce.calls.filter(({ method }) => method !== "GET");
    if (route.access === "admin" && route.method !== "GET")
      expect(writes.map(({ path }) => path.startsWith("/admin/"))).toContain(true);
    api.commerce.reset();
    if (route.file) {
      expect(route.file).toContain(headers.get("content-type"));
      return;
    }
    expect(body).toMatchObject({ success: true });
    // What the schema does not declare it strips: equal means that nothing more got out.
    expect(route.success.schema.parse(body)).toEqual(body);
    for (const withOddRow of bodiesWithOddRow(route, body)) {
      // What the schema takes as it is fits by definition.
      if (route.success.schema.safeParse(withOddRow).success) continue;
      expect(JSON.parse(answerText(route, withOddRow, { error: () => {} }, { count: 0 }))).toEqual(body);
    }
  });

  it.each(routes)("%s asks at the door for whom the table lets in", (name, { access }) => {
    const { guest, buyer, admin } = accessTable[name as CallName];
    const panel = admin === "yes" ? "admin" : "seller";
    const signedIn = admin === 403 ? "buyer" : "person";
    expect(access).toBe(guest === "yes" ? "public" : buyer === 403 ? panel : signedIn);
  });

  it("is mounted, and nothing else is", () => {
    const expected = routes.flatMap(([, { method, path }]) => {
      const url = `/api/v1${path.replace(/\{(\w+)\}/g, ":$1")}`;
      return method === "GET" ? [`GET ${url}`, `HEAD ${url}`] : [`${method} ${url}`];
    });
    expect([...mounted].sort()).toEqual(expected.sort());
  });

  it("has a name and an address of its own", () => {
    expect(new Set(routes.map(([name]) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(routes.length);
  });
});
