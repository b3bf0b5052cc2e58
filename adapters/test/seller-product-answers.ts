import type { CategoryTerms, SellerProduct, SellerProductRow } from "@bezak/contract/seller-products.ts";
import type { ProductDetail } from "../src/catalog/document.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const now = "2026-11-01T10:00:00.000Z";
const name = { ru: "Кольцо", uz: "Uzuk", en: "Ring" };
const category = { id: "pcat_1", slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } };
const title = { ru: "Стандартный", uz: "Standart", en: "Standard" };

const row: SellerProductRow = {
  ...{ id: "prod_1", slug: "ring", name, image: "/files/ring.webp", category, status: "published" },
  ...{ price: { min: 90_000, max: 90_000 }, oldPrice: 120_000, stock: 5, sold: 3, views: 70 },
  variants: [
    { id: "variant_1", title, sku: "RING-17", price: 90_000, oldPrice: 120_000, stock: 5, reserved: 1 },
  ],
  ...{ rating: 4.5, reviewCount: 12, createdAt: now, updatedAt: now },
};

const product: SellerProduct & Record<string, unknown> = {
  ...row,
  shownStock: row.stock,
  variants: row.variants.map((variant) => ({ ...variant, shownStock: variant.stock })),
  ...{ version: 3, description: name, brand: "Zarina", attributes: { material: "silver" }, options: [] },
  images: [{ url: "/files/ring.webp", width: 800, height: 800, thumbhash: null }],
  choices: [{ id: "variant_1", options: {}, image: null }],
  ...{ ikpu: null, packageCode: null, vatPercent: null, missing: [] },
  // Nobody has to know how it is stored.
  metadata: { version: 3 },
};

const terms: CategoryTerms = {
  category,
  attributes: [
    {
      ...{ key: "material", name: { ru: "Материал" }, kind: "choice", unit: null, required: true },
      choices: [{ value: "silver", name: { ru: "Серебро", uz: "Kumush", en: "Silver" } }],
    },
  ],
  ...{ commissionPercent: 12.5, ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 },
};

const preview: ProductDetail = {
  ...{
    id: "prod_1",
    slug: "ring",
    name,
    price: 90_000,
    oldPrice: null,
    image: null,
    images: [],
    brand: null,
  },
  ...{ category, seller: { id: "sel_1", name: "Atlas" }, rating: 0, reviewCount: 0, inStock: false },
  ...{ variantId: "variant_1", createdAt: now, description: name, attributes: [], options: [], variants: [] },
};

const ok = (body: unknown, status = 200): Reply => ({ status, body });

/** What a healthy commerce answers to the calls about a shop's goods; null for any other. */
export function sellerProductAnswers({ method, path }: SeenCall): Reply | null {
  switch (`${method} ${path}`) {
    case "GET /vendor/products":
      return ok({ products: [row], count: 1, counts: { all: 1, draft: 0, published: 1, low: 1, out: 0 } });
    case "POST /vendor/products":
      return ok({ product }, 201);
    case "PATCH /vendor/products":
      return ok({ changed: 1 });
    case "GET /vendor/products/prod_1":
    case "POST /vendor/products/prod_1":
      return ok({ product });
    case "GET /vendor/products/prod_1/preview":
      return ok({ product: preview });
    case "DELETE /vendor/products/prod_1":
      return ok({});
    case "GET /vendor/categories/rings":
      return ok({ terms });
    default:
      return null;
  }
}
