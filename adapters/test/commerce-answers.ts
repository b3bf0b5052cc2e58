import type { User } from "@bezak/contract/auth.ts";
import type { Session } from "../src/session.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";
import { adjustment } from "@bezak/contract/examples/adjustments.ts";
import { contactsExamples } from "@bezak/contract/examples/contacts.ts";
import { entry } from "@bezak/contract/examples/finance.ts";
import { exampleAnswers } from "./example-answers.ts";
import { order } from "@bezak/contract/examples/orders.ts";
import { orderAnswers } from "./order-answers.ts";
import { personalDataFile } from "./personal-data-answer.ts";
import {
  banner,
  categories,
  detail,
  document,
  now,
  page,
  say,
  sections,
  suggestions,
} from "./catalog-documents.ts";

const favorite = {
  product: document,
  addedAt: now,
  addedPrice: 100_000,
  tags: ["подарок"],
  priority: 2,
  notes: "17",
  // the owner must not reach a client
  customerId: "cus_1",
};

export const tokens = {
  customer: "customer-token-0123456789",
  seller: "seller-token-0123456789",
  admin: "admin-token-0123456789",
} as const;

export function person(role: User["role"]): User {
  const id = `${role}_1`;
  const contact = { email: `${role}@bezak.uz`, phone: null, city: null, address: null, avatar: null };
  return { id, name: "Ali Vali", role, language: "ru", createdAt: now, emailConfirmed: true, ...contact };
}

function getSession(token: unknown): Reply {
  const role = (Object.keys(tokens) as User["role"][]).find((name) => tokens[name] === token);
  if (!role) return { status: 401, body: { code: "unauthorized", message: "No such session" } };
  const buys = role !== "admin";
  const session: Session = {
    user: person(role),
    sellerRole: role === "seller" ? "owner" : null,
    customerToken: buys ? `jwt-${role}` : null,
    adminToken: buys ? null : "jwt-admin",
  };
  return { status: 200, body: session };
}

const notFound: Reply = { status: 404, body: { code: "not_found", message: "Not found" } };
const ok = (body: unknown, status = 200): Reply => ({ status, body });
const opened = { token: tokens.customer, user: person("customer"), deviceMark: "nonce.signature" };

/** The answers of a healthy commerce to each call of the API. */
export function commerceAnswers(call: SeenCall): Reply {
  const { method, path, query, body, headers } = call;
  if (headers["x-commerce-secret"] !== "test-secret") return { status: 401, body: { code: "wrong_secret" } };
  switch (`${method} ${path}`) {
    case "GET /internal/health":
      return ok({ database: "ok", search: "ok" });
    case "GET /catalog/cities":
      return ok({
        deliveryFee: 25_000,
        freeDeliveryFrom: 500_000,
        cities: [
          {
            id: "tashkent",
            slug: "tashkent",
            name: say("Ташкент", "Toshkent", "Tashkent"),
            deliveryDays: 1,
            pickup: true,
          },
        ],
      });
    case "GET /catalog/products":
      return ok(query.get("category") === "none" ? { ...page, documents: [], count: 0 } : page);
    case "GET /catalog/products/featured":
      return ok({ documents: [document] });
    case "GET /catalog/products/prod_1":
    case "GET /catalog/products/ring":
      return ok({ product: detail });
    case "GET /catalog/suggest":
      return ok(query.get("q") === "zzz" ? { products: [], categories: [], sellers: [] } : suggestions);
    case "GET /catalog/sellers/nobody":
    case "GET /catalog/sellers/nobody/reviews":
      return { status: 404, body: { code: "seller_not_found", message: "There is no such seller." } };
    case "GET /catalog/banners":
      return ok({ banners: query.get("position") === "none" ? [] : [banner] });
    case "GET /catalog/sections":
      return ok({ sections });
    case "GET /catalog/contacts":
      return ok({
        contacts: { ...contactsExamples.contacts.answer?.data, secret: 1 },
      });
    case "POST /internal/contact-messages":
      return ok({ number: "12345678", receivedAt: now, replyHours: 2 }, 201);
    case "GET /catalog/categories":
      return ok({ categories });
    case "POST /internal/auth/session":
      return getSession((body as { token?: unknown }).token);
    case "POST /internal/auth/register":
      return ok(opened, 201);
    case "POST /internal/auth/login":
    case "POST /internal/auth/passkey-login":
      return ok(opened);
    case "POST /internal/auth/passkey-challenge":
      return ok({ challenge: "AAAA", rpId: "bezak.uz", timeout: 300_000, userVerification: "required" });
    case "POST /internal/auth/session-end":
      return ok({ secondsLeft: 1800, extendable: true });
    case "POST /internal/auth/logout":
    case "POST /internal/auth/forgot-password":
      return ok({});
    case "POST /internal/auth/change-password":
      return ok({ token: "renewed", deviceMark: "nonce.signature" });
    case "POST /internal/auth/reset-password":
      return ok({ deviceMark: "nonce.signature" });
    case "POST /internal/auth/confirm-password":
      return ok({ proof: "a-proof", expiresAt: now });
    case "POST /internal/auth/ask-email-change":
      return ok({ change: "a.name.of-a-change", expiresAt: now });
    case "POST /internal/auth/change-email":
      return ok({ email: (body as { email: string }).email });
    case "POST /internal/auth/ask-email-confirmation":
      return ok({ expiresAt: now });
    case "POST /internal/auth/confirm-email":
      return ok({ confirmed: true });
    case "POST /internal/auth/sessions":
      return ok({
        sessions: [
          // neither the token's hash nor its owner may reach a client
          {
            id: "sess_1",
            device: "Firefox",
            current: true,
            createdAt: now,
            lastSeenAt: now,
            token_hash: "x",
          },
        ],
      });
    case "POST /internal/auth/end-session":
      return ok({ ended: 1 });
    case "POST /customer/profile":
      return ok({ user: { ...person("customer"), ...(body as object) } });
    case "GET /customer/data":
      return personalDataFile(person("customer"), order);
    case "GET /catalog/addresses/products":
      return ok({ items: [{ slug: "ring", updatedAt: now }], total: 1001 });
    case "GET /catalog/products/old":
      return { status: 410, body: { code: "product_gone", details: { category: "rings", costPrice: 1 } } };
    case "GET /customer/favorites":
      return ok({ favorites: [favorite], count: 21, total: 21, tags: [{ value: "подарок", count: 1 }] });
    case "GET /customer/favorites/ids":
      return ok({ ids: ["prod_1"], gone: ["prod_0"] });
    case "POST /customer/favorites":
      return (body as { productId: string }).productId === "prod_1"
        ? ok({ favorite }, 201)
        : { status: 404, body: { code: "product_not_found", message: "No such product" } };
    case "POST /customer/favorites/prod_1":
      return ok({ favorite: { ...favorite, ...(body as object) } });
    case "POST /customer/favorites/prod_1/removal":
      return ok({});
    case "GET /vendor/products/prod_1/preview":
      return ok({ product: detail });
    case "POST /catalog/visits":
    case "POST /catalog/searches":
    case "POST /catalog/products/ring/views":
      return ok({});
    case "DELETE /admin/accounts/cus_1/sessions":
      return ok({ ended: 2 });
    case "GET /admin/jobs/job_1/rows": {
      const object = { id: "prod_1", name: "Кожаная сумка" };
      return ok({ rows: [{ object, state: "failed", code: "stale_version" }], count: 1 });
    }
    case "POST /admin/sellers/sel_1/adjustments":
      return ok({ entry: { ...entry, type: "adjustment" } }, 201);
    case "POST /admin/sellers/sel_2/adjustments":
      return ok({ adjustment }, 202);
    default:
      if (path.startsWith("/customer/inbox/entries/inb_2"))
        return { status: 404, body: { code: "notification_not_found", message: "No such notification" } };
      return orderAnswers(call) ?? exampleAnswers(call) ?? notFound;
  }
}
