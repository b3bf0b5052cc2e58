import type {
  BulkChange,
  CategoryTerms,
  SellerProduct,
  SellerProductQuery,
  SellerProductRow,
} from "@bezak/contract/seller-products.ts";
import type { RewrittenProduct, WrittenProduct } from "@bezak/contract/written-product.ts";
import { asMember, type Buyer } from "../buyer.ts";
import type { ProductDetail } from "../catalog/document.ts";
import type { Commerce } from "../medusa.ts";

export interface SellerProductPage {
  products: SellerProductRow[];
  count: number;
  counts: { all: number; draft: number; published: number; low: number; out: number };
}

const products = "/vendor/products";
const product = (id: string) => `${products}/${encodeURIComponent(id)}`;

/** Goods of the caller's shop; the shapes are commerce's, which names things as the contract does. */
export function sellerProductsGateway(commerce: Commerce) {
  return {
    list: (query: SellerProductQuery, buyer: Buyer) =>
      commerce.get<SellerProductPage>(products, { query, ...asMember(buyer) }),

    async create(body: WrittenProduct, idempotencyKey: string, buyer: Buyer): Promise<SellerProduct> {
      const call = { body, headers: { "idempotency-key": idempotencyKey }, ...asMember(buyer) };
      return (await commerce.post<{ product: SellerProduct }>(products, call)).product;
    },

    change: (body: BulkChange, buyer: Buyer) =>
      commerce.patch<{ changed: number }>(products, { body, ...asMember(buyer) }),

    async one(id: string, buyer: Buyer): Promise<SellerProduct> {
      return (await commerce.get<{ product: SellerProduct }>(product(id), asMember(buyer))).product;
    },

    async preview(id: string, buyer: Buyer): Promise<ProductDetail> {
      const path = `${product(id)}/preview`;
      return (await commerce.get<{ product: ProductDetail }>(path, asMember(buyer))).product;
    },

    async rewrite(id: string, body: RewrittenProduct, buyer: Buyer): Promise<SellerProduct> {
      const call = { body, ...asMember(buyer) };
      return (await commerce.post<{ product: SellerProduct }>(product(id), call)).product;
    },

    remove: (id: string, buyer: Buyer) => commerce.delete<unknown>(product(id), asMember(buyer)),

    async terms(categoryId: string, buyer: Buyer): Promise<CategoryTerms> {
      const path = `/vendor/categories/${encodeURIComponent(categoryId)}`;
      return (await commerce.get<{ terms: CategoryTerms }>(path, asMember(buyer))).terms;
    },
  };
}
