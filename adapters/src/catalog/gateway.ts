import type { ProductQuery, SuggestQuery, Suggestions } from "@bezak/contract/catalog.ts";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../medusa.ts";
import type { CategoryRow, DocumentPage, ProductDetail, ProductDocument } from "./document.ts";

const goneDetails = z.object({ category: z.string().nullable() });

/** A product that was removed: of what commerce says about it, only where others like it are. */
function gone(error: ApiError): ApiError {
  const details = goneDetails.safeParse(error.extras.details).data;
  return new ApiError("product_gone", { details, cause: error });
}

/** Documents of commerce's catalogue. */
export function catalogGateway(commerce: Commerce) {
  return {
    products: (query: Partial<ProductQuery>, requestId: string) =>
      commerce.get<DocumentPage>("/catalog/products", { query: { ...query, facets: 1 }, requestId }),

    async featured(limit: number, requestId: string): Promise<ProductDocument[]> {
      const path = "/catalog/products/featured";
      const { documents } = await commerce.get<DocumentPage>(path, { query: { limit }, requestId });
      return documents;
    },

    suggest: (query: SuggestQuery, requestId: string) =>
      commerce.get<Suggestions>("/catalog/suggest", { query, requestId }),

    async product(idOrSlug: string, requestId: string): Promise<ProductDetail> {
      const path = `/catalog/products/${encodeURIComponent(idOrSlug)}`;
      try {
        const { product } = await commerce.get<{ product: ProductDetail }>(path, { requestId });
        return product;
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") throw new ApiError("product_not_found");
        if (error instanceof ApiError && error.code === "product_gone") throw gone(error);
        throw error;
      }
    },

    /** Whether a shop that sells is called that, by id or slug. */
    async isSeller(idOrSlug: string, requestId: string): Promise<boolean> {
      try {
        await commerce.get(`/catalog/sellers/${encodeURIComponent(idOrSlug)}`, { requestId });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.code === "seller_not_found") return false;
        throw error;
      }
    },

    async categories(requestId: string): Promise<CategoryRow[]> {
      const { categories } = await commerce.get<{ categories: CategoryRow[] }>("/catalog/categories", {
        requestId,
      });
      return categories;
    },
  };
}
