import type { Seller, SellerCard, SellerQuery } from "@bezak/contract/sellers.ts";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../medusa.ts";

/** The public faces of sellers. */
export function sellersGateway(commerce: Commerce) {
  return {
    sellers: (query: SellerQuery, requestId: string) =>
      commerce.get<{ sellers: SellerCard[]; count: number }>("/catalog/sellers", { query, requestId }),

    async seller(idOrSlug: string, requestId: string): Promise<Seller> {
      const path = `/catalog/sellers/${encodeURIComponent(idOrSlug)}`;
      try {
        const { seller } = await commerce.get<{ seller: Seller }>(path, { requestId });
        return seller;
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") throw new ApiError("seller_not_found");
        throw error;
      }
    },
  };
}
