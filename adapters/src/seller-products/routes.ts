import type { sellerProductsRoutes } from "@bezak/contract/seller-products.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import { toProduct } from "../catalog/mapper.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { referenceGateway } from "../reference/gateway.ts";
import { sellerProductsGateway } from "./gateway.ts";
import { sellerProductsMessages as messages } from "./messages.ts";

/** Where goods are shown: pages of products and lists, shops with their counts, what the home page is made of. */
const shownIn = ["/products", "/sellers", "/categories", "/sections"];

export function sellerProductsHandlers(
  commerce: Commerce,
  cache: ByteCache,
): Handlers<typeof sellerProductsRoutes> {
  const gateway = sellerProductsGateway(commerce);
  const reference = referenceGateway(commerce);

  /** What buyers see is read anew at once, whatever came of the write. */
  async function dropping<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      for (const path of shownIn) cache.drop(path);
    }
  }

  return {
    async sellerProducts({ query, session, requestId }) {
      const { products, count, counts } = await gateway.list(query, { session, requestId });
      return { success: true, data: products, pagination: paginationOf(query, count), counts };
    },
    async createSellerProduct({ body, idempotencyKey, session, language, requestId }) {
      const data = await dropping(gateway.create(body, idempotencyKey, { session, requestId }));
      return { success: true, data, message: messages[data.status][language] };
    },
    async changeSellerProducts({ body, session, language, requestId }) {
      const data = await dropping(gateway.change(body, { session, requestId }));
      return { success: true, data, message: messages.changed[language] };
    },
    async sellerProduct({ params, session, requestId }) {
      return { success: true, data: await gateway.one(params.id, { session, requestId }) };
    },
    async previewSellerProduct({ params, session, requestId }) {
      const [detail, cities] = await Promise.all([
        gateway.preview(params.id, { session, requestId }),
        reference.cities(requestId),
      ]);
      const slugs = cities.map(({ slug }) => slug);
      return { success: true, data: toProduct(detail, slugs, Date.now()) };
    },
    async changeSellerProduct({ params, body, session, language, requestId }) {
      const data = await dropping(gateway.rewrite(params.id, body, { session, requestId }));
      return { success: true, data, message: messages.changed[language] };
    },
    async deleteSellerProduct({ params, session, language, requestId }) {
      await dropping(gateway.remove(params.id, { session, requestId }));
      return { success: true, data: {}, message: messages.removed[language] };
    },
    async categoryTerms({ params, session, requestId }) {
      return { success: true, data: await gateway.terms(params.id, { session, requestId }) };
    },
  };
}
