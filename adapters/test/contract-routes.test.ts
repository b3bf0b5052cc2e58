import type { Route } from "@bezak/contract/route.ts";
import { rooms } from "@bezak/contract/routes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

const line = { productId: "prod_1", quantity: 1 };

const pictureForm = new FormData();
pictureForm.append("type", "review");
pictureForm.append("file", new Blob(["bytes of a picture"]), "ring.jpg");

/** One good request for every call of the contract: a new call without one fails below. */
const requests: Record<string, { path?: string; body?: unknown }> = {
  register: { body: { name: "Ali", email: "ali@bezak.uz", password: "12345678", phone: "+998901234567" } },
  login: { body: { email: "Ali@Bezak.uz ", password: "12345678" } },
  logout: {},
  me: {},
  forgotPassword: { body: { email: "Ali@Bezak.uz" } },
  resetPassword: { body: { token: "from-the-mail", password: "12345678" } },
  changePassword: { body: { currentPassword: "12345678", password: "87654321" } },
  sessions: {},
  endOtherSessions: {},
  endSession: { path: "/auth/sessions/sess_1" },
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
  sendContactMessage: {
    body: { topic: "order", name: "Ali", email: "ali@bezak.uz", message: "Where is my order?" },
  },
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
  health: {},
  cities: {},
  deliveryTerms: {},
};

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
    const { status, body } = await api.call(route.method, request.path ?? route.path, {
      token,
      body: request.body,
    });
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(route.success.status);
    // What the schema does not declare it strips: equal means that nothing more got out.
    expect(route.success.schema.parse(body)).toEqual(body);
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
