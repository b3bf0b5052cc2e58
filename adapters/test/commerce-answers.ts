import type { Category, ProductCard, Suggestions } from "@bezak/contract/catalog.ts";
import type { Banner } from "@bezak/contract/content.ts";
import type { Seller } from "@bezak/contract/sellers.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { CategoryRow, DocumentPage, ProductDetail, ProductDocument } from "../src/catalog/document.ts";
import type { SectionDocument } from "../src/content/gateway.ts";
import type { Session } from "../src/session.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";
import { adjustment } from "@bezak/contract/examples/adjustments.ts";
import { entry } from "@bezak/contract/examples/finance.ts";
import { exampleAnswers } from "./example-answers.ts";
import { order } from "@bezak/contract/examples/orders.ts";
import { orderAnswers } from "./order-answers.ts";
import { personalDataFile } from "./personal-data-answer.ts";

const say = (ru: string, uz: string, en: string) => ({ ru, uz, en });
const now = "2026-11-01T10:00:00.000Z";

const category: ProductCard["category"] = {
  id: "cat_rings",
  slug: "rings",
  name: say("Кольца", "Uzuklar", "Rings"),
};
const seller: ProductCard["seller"] = { id: "sel_1", name: "Atlas" };

export const document: ProductDocument & Record<string, unknown> = {
  id: "prod_1",
  slug: "ring",
  name: say("Кольцо", "Uzuk", "Ring"),
  price: 90_000,
  oldPrice: 120_000,
  image: "/files/ring.webp",
  images: [{ url: "/files/ring.webp", width: 800, height: 800, thumbhash: "aa" }],
  brand: "Zarina",
  category,
  seller,
  rating: 4.5,
  reviewCount: 12,
  inStock: true,
  variantId: "variant_1",
  createdAt: now,
  categoryIds: ["cat_jewelry", "cat_rings"],
  popularity: 7,
  // Nothing declares this one: it must never be seen outside.
  costPrice: 1,
};

const detail: ProductDetail = {
  ...document,
  description: say("Кольцо из серебра", "Kumush uzuk", "A silver ring"),
  attributes: [{ name: say("Металл", "Metall", "Metal"), value: say("Серебро", "Kumush", "Silver") }],
  options: [{ name: say("Размер", "Oʻlcham", "Size"), values: [say("17", "17", "17")] }],
  variants: [
    {
      id: "variant_1",
      sku: "RING-17",
      title: say("17", "17", "17"),
      options: [{ name: say("Размер", "Oʻlcham", "Size"), value: say("17", "17", "17") }],
      price: 90_000,
      oldPrice: 120_000,
      stock: 5,
      image: null,
    },
  ],
};

function row(id: string, name: Category["name"], parentId: string | null, rank: number): CategoryRow {
  const slug = id.replace("cat_", "");
  return { id, slug, name, icon: "gem", image: null, productCount: 3, parentId, rank, featured: rank === 0 };
}

const categories: CategoryRow[] = [
  row("cat_bags", say("Сумки", "Sumkalar", "Bags"), null, 1),
  row("cat_jewelry", say("Украшения", "Taqinchoqlar", "Jewelry"), null, 0),
  row("cat_rings", category.name, "cat_jewelry", 0),
];

const page: DocumentPage = {
  documents: [document],
  count: 21,
  facets: {
    brands: [{ value: "Zarina", count: 21 }],
    categories: [{ ...category, count: 21 }],
    ratings: [{ value: 4, count: 20 }],
    price: { min: 90_000, max: 120_000 },
    inStock: { true: 20, false: 1 },
  },
};

const always = { active: true, startsAt: null, endsAt: "2027-01-01T00:00:00.000Z" };

const banner: Banner & Record<string, unknown> = {
  ...{ id: "ban_1", order: 0, ...always, position: "home", link: "/category/rings", slug: "rings" },
  title: say("Кольца", "Uzuklar", "Rings"),
  subtitle: say("Серебро", "Kumush", "Silver"),
  image: { desktop: "/files/rings-wide-1600x600.webp", mobile: "/files/rings-tall-800x1000.webp" },
};

export const sections: SectionDocument[] = [
  {
    ...{ id: "sec_1", order: 0, ...always, title: say("Новинки", "Yangi", "New"), type: "products" },
    ...{ source: { filter: "new", sort: "newest", limit: 12 }, items: [document] },
  },
  {
    ...{ id: "sec_2", order: 1, ...always, title: say("Категории", "Turkumlar", "Categories") },
    ...{ type: "categories", source: { limit: 12 }, items: categories },
  },
  {
    ...{ id: "sec_3", order: 2, ...always, title: banner.title },
    ...{ type: "banner", source: { bannerId: banner.id }, items: [banner] },
  },
  {
    ...{ id: "sec_4", order: 3, ...always, title: say("О нас", "Biz haqimizda", "About us") },
    ...{ type: "text", source: { text: say("Безак", "Bezak", "Bezak") } },
    items: [say("Безак", "Bezak", "Bezak")],
  },
];

const sellerFace: Seller & Record<string, unknown> = {
  ...{ ...seller, slug: "atlas", logo: null, banner: null, rating: 4.5, reviewCount: 3, productCount: 21 },
  ...{ description: null, joinedAt: now, workingHours: "9:00-18:00", returnPolicy: null },
  ...{ holidayUntil: null, freeShippingThreshold: 300_000, deliveryZones: ["tashkent"] },
  // Neither is for everybody to see.
  ...{ soldLastWeek: 12, status: "active" },
};

const suggestions: Suggestions = { products: [document], categories: [category], sellers: [sellerFace] };

const favorite = {
  ...{ product: document, addedAt: now, addedPrice: 100_000, tags: ["подарок"], priority: 2, notes: "17" },
  // whose it is is nobody's business
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

function sessionOf(token: unknown): Reply {
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

/** What a healthy commerce answers to each call the API makes. */
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
        contacts: { email: "help@bezak.uz", phone: "+998 71 200 00 00", address: null, secret: 1 },
      });
    case "POST /internal/contact-messages":
      return ok({ number: "12345678", receivedAt: now, replyHours: 2 }, 201);
    case "GET /catalog/categories":
      return ok({ categories });
    case "POST /internal/auth/session":
      return sessionOf((body as { token?: unknown }).token);
    case "POST /internal/auth/register":
      return ok(opened, 201);
    case "POST /internal/auth/login":
      return ok(opened);
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
          // the token's hash is not for the client, nor is whose it is
          {
            ...{ id: "sess_1", device: "Firefox", current: true },
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
    case "POST /catalog/products/ring/views":
      return ok({});
    case "DELETE /admin/accounts/cus_1/sessions":
      return ok({ ended: 2 });
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
