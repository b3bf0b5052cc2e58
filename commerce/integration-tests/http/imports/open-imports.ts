import type { ImportStatus } from "@bezak/contract/import-status.ts";
import { addSeller } from "../../harness/add-seller.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { createBuyers, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { writableShop } from "../seller-products/writable-shop.ts";

export interface ImportView {
  id: string;
  fileName: string;
  format: string;
  status: ImportStatus;
  rows: number | null;
  checked: number;
  written: number;
  created: number;
  updated: number;
  wrong: number;
  problems: { row: number; column: string | null; text: string }[];
  failure: string | null;
}

export type Answered = { import: ImportView; code: string; details?: { fields?: Record<string, string> } };

export type Imports = Awaited<ReturnType<typeof openImports>>;

const INSIDE = "../../http/imports/inside";

export async function withCategories(shop: Shop): Promise<Shop> {
  await shop.commerce.run(`${INSIDE}/store-categories.ts`);
  return shop;
}

let opened: Promise<Shop> | undefined;

function sharedImportShop(): Promise<Shop> {
  opened ??= writableShop().then(withCategories);
  return opened;
}

/** Members of two sellers in a shop: of the fixture's sellers, or of new ones named by this word. */
export async function openImports(word?: string, open = sharedImportShop()) {
  const shop = await open;
  const [own, other] = word ? await addSellers(shop, word) : ["atlas", "chinor"];
  const [owner, packer, otherOwner, guest] = (await createBuyers(shop.commerce, 4)) as [
    Buyer,
    Buyer,
    Buyer,
    Buyer,
  ];
  const members = [
    [owner.id, own, "owner"],
    [packer.id, own, "packer"],
    [otherOwner.id, other, "owner"],
  ];
  for (const [customer, seller, role] of members) {
    await shop.db.query(
      `insert into seller_member (id, customer_id, seller_id, role)
       select 'selmem_' || $1, $1, id, $3 from seller where slug = $2`,
      [customer, seller, role],
    );
  }
  const { rows } = await shop.db.query<{ id: string }>("select id from seller where slug = $1", [own]);
  const people = { owner, packer, otherOwner, guest };
  return { shop, sellerId: rows[0]!.id, ...people, ...importCalls(shop, owner.token) };
}

async function addSellers({ db }: Shop, word: string): Promise<string[]> {
  const slugs = [word, `${word}-other`];
  for (const slug of slugs) await addSeller(db, slug);
  return slugs;
}

function importCalls(shop: Shop, ownToken: string) {
  const path = "/vendor/product-imports";

  async function send(bytes: Buffer | string, name = "goods.csv", token = ownToken) {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(Buffer.from(bytes))]), name);
    return shop.commerce.form<Answered>(`${path}?language=en`, form, token);
  }
  async function read(id: string): Promise<ImportView> {
    const { body } = await shop.commerce.call<Answered>("GET", `${path}/${id}?language=en`, {
      token: ownToken,
    });
    return body.import;
  }
  async function reach(id: string, ...wanted: ImportStatus[]): Promise<ImportView> {
    return until<ImportView | undefined>(
      `import to be ${wanted.join(" or ")}`,
      async () => {
        const now = await read(id);
        return wanted.includes(now.status) ? now : undefined;
      },
      240,
    );
  }
  async function move(id: string, verb: "start" | "cancel", token = ownToken) {
    return shop.commerce.call<Answered>("POST", `${path}/${id}/${verb}`, { token });
  }
  /** Sends a file and waits until it is checked. */
  async function check(bytes: Buffer | string, name?: string): Promise<ImportView> {
    const { status, body } = await send(bytes, name);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return reach(body.import.id, "checked", "failed");
  }
  /** Sends a file, starts it and waits for its end. */
  async function load(bytes: Buffer | string, name?: string): Promise<ImportView> {
    const checked = await check(bytes, name);
    if (checked.status === "failed") throw new Error(checked.failure ?? "failed");
    await move(checked.id, "start");
    return reach(checked.id, "done", "failed");
  }
  const bySku = async (sku: string) => {
    const { rows } = await shop.db.query(
      `select product.id, product.title, product.description, product.status, product.metadata, product.deleted_at,
       variant.id as variant, variant.title as choice, variant.metadata->>'old_price' as old,
       (select amount::float8 from product_variant_price_set link join price on price.price_set_id = link.price_set_id
        where link.variant_id = variant.id and price.deleted_at is null limit 1) as price,
       (select sum(stocked_quantity)::float8 from product_variant_inventory_item link
        join inventory_level level on level.inventory_item_id = link.inventory_item_id
        where link.variant_id = variant.id) as stock
     from product_variant variant join product on product.id = variant.product_id
     where variant.metadata->>'sku_key' = $1 and variant.deleted_at is null`,
      [sku.toLowerCase()],
    );
    return rows as Record<string, unknown>[];
  };
  async function file(what: string, token = ownToken) {
    const headers = {
      "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
      authorization: `Bearer ${token}`,
    };
    const response = await fetch(`${shop.commerce.base}${path}${what}`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get("content-type"), bytes };
  }
  return { path, send, read, reach, move, check, load, bySku, file };
}

export const table = (heading: string, ...rows: string[]) => [heading, ...rows].join("\n");
