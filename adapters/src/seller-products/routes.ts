import type { sellerProductsRoutes } from "@bezak/contract/seller-products.ts";
import { z } from "zod";
import { asBuyer } from "../buyer.ts";
import type { Handlers } from "../call.ts";
import { ProductDetail } from "../catalog/document.ts";
import { toProduct } from "../catalog/mapper.ts";
import type { Commerce } from "../commerce.ts";
import { referenceGateway } from "../reference/gateway.ts";

export function sellerProductsHandlers(commerce: Commerce): Handlers<typeof sellerProductsRoutes> {
  const reference = referenceGateway(commerce);
  return {
    async previewSellerProduct({ params, session, requestId }) {
      const path = `/vendor/products/${encodeURIComponent(params.id)}/preview`;
      const [{ product }, cities] = await Promise.all([
        commerce.get(path, z.object({ product: ProductDetail }), asBuyer({ session, requestId })),
        reference.cities(requestId),
      ]);
      const slugs = cities.map(({ slug }) => slug);
      return { success: true, data: toProduct(product, slugs, Date.now()) };
    },
  };
}
