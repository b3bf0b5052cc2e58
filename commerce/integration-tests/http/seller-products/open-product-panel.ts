import { randomUUID } from "node:crypto";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { ProductCounts } from "../../../src/workflows/product/list-products.ts";
import type { SellerProductView } from "../../../src/workflows/product/read-product.ts";
import type { SellerProductRowView } from "../../../src/workflows/product/read-rows.ts";
import type { readTerms } from "../../../src/workflows/product/read-terms.ts";
import type { CardDocument, ProductDetail } from "../../../src/search/product-document.ts";
import { addSeller } from "../../harness/add-seller.ts";
import { createBuyers, type Buyer, type Shop } from "../../harness/shop.ts";
import { writableShop } from "./writable-shop.ts";

export interface Refused {
  code: string;
  details?: { fields?: Record<string, string> };
}

type One = { product: SellerProductView } & Refused;
type Page = {
  products: SellerProductRowView[];
  count: number;
  counts: ProductCounts;
} & Refused;

let opened: Promise<ProductPanel> | undefined;

export type ProductPanel = Awaited<ReturnType<typeof open>>;

/** A shop with two sellers, their members, and categories with attributes, shared by all specs of this folder. */
export function sharedProductPanel(): Promise<ProductPanel> {
  opened ??= open();
  return opened;
}

const word = (prefix: string) => prefix + randomUUID().replaceAll("-", "").slice(0, 12);

async function open() {
  const shop = await writableShop();
  const [owner, manager, packer, other, buyer] = (await createBuyers(shop.commerce, 5)) as [
    Buyer,
    Buyer,
    Buyer,
    Buyer,
    Buyer,
  ];
  const sellerId = await addSeller(shop.db, "goods-a");
  const otherSellerId = await addSeller(shop.db, "goods-b");
  await addMember(shop, owner, sellerId, "owner");
  await addMember(shop, manager, sellerId, "manager");
  await addMember(shop, packer, sellerId, "packer");
  await addMember(shop, other, otherSellerId, "owner");
  await addCategories(shop);
  const call = <T>(who: Buyer | undefined, method: string, path: string, body?: unknown, key?: string) =>
    shop.commerce.call<T & Refused>(method, path, {
      token: who?.token,
      body,
      headers: key ? { "idempotency-key": key } : {},
    });
  const picture = (who: Buyer = owner, type = "product") => addPicture(shop, who, type);
  return {
    shop,
    owner,
    manager,
    packer,
    other,
    buyer,
    sellerId,
    otherSellerId,
    call,
    picture,
    create: (body: unknown, who: Buyer | undefined = owner, key?: string) =>
      call<One>(who, "POST", "/vendor/products", body, key),
    rewrite: (id: string, body: unknown, who: Buyer = owner) =>
      call<One>(who, "POST", `/vendor/products/${id}`, body),
    one: (id: string, who: Buyer = owner) => call<One>(who, "GET", `/vendor/products/${id}`),
    preview: (id: string, who: Buyer = owner) =>
      call<{ product: CardDocument & ProductDetail }>(who, "GET", `/vendor/products/${id}/preview`),
    remove: (id: string, who: Buyer = owner) => call(who, "DELETE", `/vendor/products/${id}`),
    change: (body: unknown, who: Buyer = owner) =>
      call<{ changed: number }>(who, "PATCH", "/vendor/products", body),
    list: async (query = "", who: Buyer = owner) =>
      (await call<Page>(who, "GET", `/vendor/products${query}`)).body,
    terms: (category: string, who: Buyer = owner) =>
      call<{ terms: Awaited<ReturnType<typeof readTerms>> }>(who, "GET", `/vendor/categories/${category}`),
    /** The product as buyers see it. */
    seen: (key: string) =>
      call<{ product: CardDocument & ProductDetail }>(undefined, "GET", `/catalog/products/${key}`),
    /** A product that can be published; any field can be replaced. */
    async whole(other: object = {}) {
      return {
        name: { ru: word("Кольцо "), uz: "Uzuk", en: "Ring" },
        description: { ru: "Серебро 925 пробы", uz: "Kumush" },
        categoryId: "pcat_goods_rings",
        brand: "Zarina",
        price: 90_000,
        stock: 10,
        images: [await picture()],
        attributes: { metal: "silver", weight_g: 4.5 },
        status: "published",
        ...other,
      };
    },
    async holders(url: string): Promise<string[]> {
      const { rows } = await shop.db.query<{ holder: string }>(
        "select holder from shop_upload_use u join shop_upload f on f.id = u.upload_id where f.url = $1",
        [url],
      );
      return rows.map(({ holder }) => holder);
    },
    /** How many rows a product has in all tables. */
    async traces(sku: string): Promise<number> {
      const { rows } = await shop.db.query<{ count: number }>(
        `select count(*)::int from product_variant where metadata->>'sku' = $1 or sku = $1`,
        [sku],
      );
      return rows[0]!.count;
    },
  };
}

async function addMember({ db }: Shop, who: Buyer, sellerId: string, role: SellerRole): Promise<void> {
  await db.query("insert into seller_member (id, customer_id, seller_id, role) values ($1, $2, $3, $4)", [
    word("selmem_"),
    who.id,
    sellerId,
    role,
  ]);
}

/** A category with a subcategory; a product's attributes come from both. */
async function addCategories({ db }: Shop): Promise<void> {
  const root = "pcat_goods_room";
  const insert = `insert into product_category (id, name, handle, mpath, parent_category_id, is_active)
    values ($1, $2, $3, $4, $5, $6)`;
  await db.query(insert, [root, "Украшения", "goods-room", root, null, true]);
  for (const [id, name, active] of [
    ["pcat_goods_rings", "Перстни", true],
    ["pcat_goods_hidden", "Скрытая", false],
  ] as const)
    await db.query(insert, [id, name, id.replaceAll("_", "-"), `${root}.${id}`, root, active]);
  const attributes = [
    [root, "metal", "choice", true, null, [choice("silver", "Серебро"), choice("gold", "Золото")]],
    [root, "weight_g", "number", false, { ru: "г", uz: "g", en: "g" }, null],
    [root, "engraving", "text", true, null, null],
    ["pcat_goods_rings", "engraving", "text", false, null, null],
    ["pcat_goods_rings", "gift_box", "yes_no", false, null, null],
  ] as const;
  for (const [categoryId, key, kind, required, unit, choices] of attributes)
    await db.query(
      `insert into category_attribute (id, category_id, key, name, kind, required, unit, choices)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        word("catatt_"),
        categoryId,
        key,
        { ru: `${key} ru`, uz: `${key} uz`, en: key },
        kind,
        required,
        unit,
        choices && { list: choices },
      ],
    );
  await db.query(
    `insert into fiscal_code (id, reference, reference_id, ikpu, package_code)
     values ('fisc_goods', 'product_category', $1, '07117001001000001', '1495086')`,
    [root],
  );
}

const choice = (value: string, ru: string) => ({ value, name: { ru, uz: `${ru} uz`, en: `${ru} en` } });

async function addPicture({ db }: Shop, who: Buyer, type: string): Promise<string> {
  const name = randomUUID().replaceAll("-", "").slice(0, 24);
  const url = `/files/uploads/${name}-800x600.webp`;
  await db.query(
    `insert into shop_upload (id, owner_id, type, url, sent_bytes, thumbhash, idle_since)
     values ($1, $2, $3, $4, 1, 'aGFzaA==', now())`,
    [`upl_${name}`, who.id, type, url],
  );
  return url;
}
