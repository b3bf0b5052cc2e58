import type { AdministeredProduct, AdministeredProductRow } from "@bezak/contract/product-admin.ts";
import { openImports } from "../imports/open-imports.ts";
import {
  sharedProductPanel,
  type ProductPanel,
  type Refused,
} from "../seller-products/open-product-panel.ts";
import { shopCalls } from "../shops/shop-calls.ts";

type Answer = { product: AdministeredProduct } & Refused & {
    details?: { current?: AdministeredProduct; sent?: string };
  };
type Page = { products: AdministeredProductRow[]; count: number } & Refused;

export type ProductAdmin = Awaited<ReturnType<typeof openProductAdmin>>;

/** A shop of its own with imports, and an administrator's calls about the products of all shops. */
export async function openProductAdmin(word: string) {
  const panel: ProductPanel = await sharedProductPanel();
  const { owner, sellerId, load } = await openImports(word, Promise.resolve(panel.shop));
  const admin = await shopCalls(panel.shop).administrator();
  const call = <T>(
    method: string,
    path: string,
    {
      body,
      token = admin,
      key,
      version,
    }: { body?: object; token?: string; key?: string; version?: string } = {},
  ) =>
    panel.shop.commerce.call<T & Refused>(method, `/admin/products${path}`, {
      token,
      body,
      headers: { ...(key && { "idempotency-key": key }), ...(version && { "if-match": version }) },
    });
  return {
    panel,
    owner,
    sellerId,
    admin,
    load,
    call,
    list: (query = "", token?: string) => call<Page>("GET", query, token === undefined ? {} : { token }),
    one: (id: string) => call<Answer>("GET", `/${id}`),
    create: (body: object, key = "") => call<Answer>("POST", "", { body, key }),
    change: (id: string, body: object) => call<Answer>("POST", `/${id}`, { body }),
    remove: (id: string, version?: string) => call<Answer>("DELETE", `/${id}`, { version }),
    /** A product of the shop, published unless other fields are given. */
    async made(fields: object = {}) {
      const images = [await panel.picture(owner)];
      const { body } = await panel.create(await panel.whole({ images, ...fields }), owner);
      return body.product;
    },
    own: async (id: string) => (await panel.one(id, owner)).body.product,
  };
}
