import type { Category, ProductCard, Suggestions } from "@bezak/contract/catalog.ts";
import type { Banner } from "@bezak/contract/content.ts";
import type { Order, Quote } from "@bezak/contract/orders.ts";
import type { Seller } from "@bezak/contract/sellers.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { CategoryRow, DocumentPage, ProductDetail, ProductDocument } from "../src/catalog/document.ts";
import type { SectionDocument } from "../src/content/gateway.ts";
import type { Session } from "../src/session.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

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
  // Neither is for everybody to see.
  ...{ soldLastWeek: 12, status: "active" },
};

const suggestions: Suggestions = {
  products: [document],
  categories: [category],
  sellers: [sellerFace],
};

const totals = { items: 90_000, delivery: 25_000, discount: 0, total: 115_000 };

export const quote: Quote = {
  items: [
    {
      productId: "prod_1",
      variantId: "variant_1",
      name: document.name,
      image: document.image,
      seller,
      price: 90_000,
      quantity: 1,
      stock: 5,
      total: 90_000,
      change: null,
    },
  ],
  totals,
  orderable: true,
};

const item: Order["items"][number] = {
  id: "line_1",
  product: { id: "prod_1", slug: "ring", name: document.name, image: document.image },
  variantTitle: null,
  seller,
  price: 90_000,
  quantity: 1,
  total: 90_000,
};

export const order: Order = {
  id: "order_1",
  number: "1234567890",
  status: "pending",
  createdAt: now,
  items: [item],
  parcels: [
    {
      id: "par_1",
      number: "1234567890-1",
      seller,
      status: "pending",
      items: [item],
      subtotal: 90_000,
      trackingNumber: null,
      timeline: [{ status: "pending", at: now, actor: "buyer" }],
    },
  ],
  totals,
  payment: { id: "pay_1", method: "cash", status: "pending", payUrl: null, expiresAt: null },
  delivery: { method: "courier", city: "tashkent", address: "Navoiy 1", comment: null },
  contact: { name: "Ali", phone: "+998901234567", email: null },
  comment: null,
  timeline: [{ status: "pending", at: now, actor: "buyer" }],
  canCancel: true,
};

export const tokens = {
  customer: "customer-token-0123456789",
  seller: "seller-token-0123456789",
  admin: "admin-token-0123456789",
} as const;

export function person(role: User["role"]): User {
  const id = `${role}_1`;
  const contact = { email: `${role}@bezak.uz`, phone: null, city: null, address: null, avatar: null };
  return { id, name: "Ali Vali", role, language: "ru", createdAt: now, ...contact };
}

function sessionOf(token: unknown): Reply {
  const role = (Object.keys(tokens) as User["role"][]).find((name) => tokens[name] === token);
  if (!role) return { status: 401, body: { code: "unauthorized", message: "No such session" } };
  const buys = role !== "admin";
  const session: Session = {
    user: person(role),
    customerToken: buys ? `jwt-${role}` : null,
    adminToken: buys ? null : "jwt-admin",
  };
  return { status: 200, body: session };
}

const notFound: Reply = { status: 404, body: { code: "not_found", message: "Not found" } };
const ok = (body: unknown, status = 200): Reply => ({ status, body });
const opened = { token: tokens.customer, user: person("customer") };

/** What a healthy commerce answers to each call the API makes. */
export function commerceAnswers({ method, path, query, body, headers }: SeenCall): Reply {
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
    case "GET /catalog/sellers":
      return ok({ sellers: [sellerFace], count: 8 });
    case "GET /catalog/sellers/atlas":
      return ok({ seller: sellerFace });
    case "GET /catalog/banners":
      return ok({ banners: query.get("position") === "none" ? [] : [banner] });
    case "GET /catalog/sections":
      return ok({ sections });
    case "GET /catalog/categories":
      return ok({ categories });
    case "POST /catalog/quote":
      return ok(quote);
    case "POST /internal/auth/session":
      return sessionOf((body as { token?: unknown }).token);
    case "POST /internal/auth/register":
      return ok(opened, 201);
    case "POST /internal/auth/login":
      return ok(opened);
    case "POST /internal/auth/logout":
      return ok({});
    case "POST /customer/orders":
      return ok({ order }, 201);
    case "GET /customer/orders":
      return ok({ orders: [order], count: 1 });
    case "GET /customer/orders/order_1":
      return ok({ order });
    default:
      return notFound;
  }
}
