import { defineMiddlewares } from "@medusajs/framework/http";
import { errorHandler } from "./error-handler.ts";
import { orderMiddlewares } from "./customer/orders/middlewares.ts";
import { internalMiddlewares } from "./internal/middlewares.ts";
import { requireSharedSecret } from "./shared-secret.ts";

/** Every room keeps its own `middlewares.ts`; spread its list here, one line per room. */
export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/catalog*", middlewares: [requireSharedSecret] },
    { matcher: "/customer*", middlewares: [requireSharedSecret] },
    { matcher: "/internal*", middlewares: [requireSharedSecret] },
    ...internalMiddlewares,
    ...orderMiddlewares,
  ],
});
