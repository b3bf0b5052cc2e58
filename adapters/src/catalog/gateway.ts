import type { ProductQuery } from "@bezak/contract/catalog.ts";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import { toRows, type Commerce } from "../commerce.ts";
import { DocumentPage, ProductDetail, type CategoryRow, type ProductDocument } from "./document.ts";

const Featured = DocumentPage.pick({ documents: true });
const Categories = z.object({ categories: toRows<CategoryRow>() });
const goneDetails = z.object({ category: z.string().nullable() });

/** Of commerce's details only the category is passed on, where similar products can be found. */
function gone(error: ApiError): ApiError {
  const details = goneDetails.safeParse(error.extras.details).data;
  return new ApiError("product_gone", { details, cause: error });
}

export function catalogGateway(commerce: Commerce) {
  return {
    products: (query: Partial<ProductQuery>, requestId: string) =>
      commerce.get("/catalog/products", DocumentPage, { query: { ...query, facets: 1 }, requestId }),

    async featured(limit: number, requestId: string): Promise<ProductDocument[]> {
      const path = "/catalog/products/featured";
      const call = { query: { limit }, requestId };
      const { documents } = await commerce.get(path, Featured, call);
      return documents;
    },

    async product(idOrSlug: string, requestId: string): Promise<ProductDetail> {
      const path = `/catalog/products/${encodeURIComponent(idOrSlug)}`;
      try {
        const { product } = await commerce.get(path, z.object({ product: ProductDetail }), { requestId });
        return product;
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") throw new ApiError("product_not_found");
        if (error instanceof ApiError && error.code === "product_gone") throw gone(error);
        throw error;
      }
    },

    /** Whether a shop that sells has this id or slug. */
    async isSeller(idOrSlug: string, requestId: string): Promise<boolean> {
      try {
        await commerce.get(`/catalog/sellers/${encodeURIComponent(idOrSlug)}`, z.unknown(), { requestId });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.code === "seller_not_found") return false;
        throw error;
      }
    },

    async categories(requestId: string): Promise<CategoryRow[]> {
      const { categories } = await commerce.get("/catalog/categories", Categories, {
        requestId,
      });
      return categories;
    },
  };
}
