import type { ordersRoutes } from "@bezak/contract/orders.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { sessionOrGuest, type Sessions } from "../session.ts";
import { ordersGateway } from "./gateway.ts";

export function ordersHandlers(
  commerce: Commerce,
  { cache, sessions }: { cache: ByteCache; sessions: Sessions },
): Handlers<typeof ordersRoutes> {
  const gateway = ordersGateway(commerce);
  return {
    async quote({ body, token, requestId }) {
      const session = await sessionOrGuest(sessions, token, requestId);
      return { success: true, data: await gateway.quote(body, { session, requestId }) };
    },
    async placeOrder({ body, idempotencyKey, session, requestId, language }) {
      try {
        const buyer = { session, requestId, language };
        return { success: true, data: await gateway.place(body, idempotencyKey, buyer) };
      } finally {
        // Also after a failure: stock may have changed.
        cache.drop("/products");
      }
    },
  };
}
