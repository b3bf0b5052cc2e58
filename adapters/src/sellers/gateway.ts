import type { Seller, SellerCard, SellerQuery } from "@bezak/contract/sellers.ts";
import type { Commerce } from "../medusa.ts";

/** The public faces of sellers. */
export function sellersGateway(commerce: Commerce) {
  return {
    sellers: (query: SellerQuery, requestId: string) =>
      commerce.get<{ sellers: SellerCard[]; count: number }>("/catalog/sellers", { query, requestId }),

    async seller(idOrSlug: string, requestId: string): Promise<Seller> {
      const path = `/catalog/sellers/${encodeURIComponent(idOrSlug)}`;
      return (await commerce.get<{ seller: Seller }>(path, { requestId })).seller;
    },
  };
}
