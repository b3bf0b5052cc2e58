import { defineMiddlewares } from "@medusajs/framework/http";
import { errorHandler } from "./error-handler.ts";
import { favoriteMiddlewares } from "./customer/favorites/middlewares.ts";
import { inboxMiddlewares } from "./customer/inbox/middlewares.ts";
import { cardMiddlewares } from "./customer/payments/[id]/card/middlewares.ts";
import { orderMiddlewares } from "./customer/orders/middlewares.ts";
import { userMiddlewares } from "./customer/profile/middlewares.ts";
import { contactMessageMiddlewares } from "./internal/contact-messages/middlewares.ts";
import { reviewMiddlewares } from "./customer/reviews/middlewares.ts";
import { internalMiddlewares } from "./internal/middlewares.ts";
import { uploadMiddlewares } from "./internal/uploads/middlewares.ts";
import { clickMiddlewares } from "./payments/click/middlewares.ts";
import { paymeMiddlewares } from "./payments/payme/middlewares.ts";
import { uzcardMiddlewares } from "./payments/uzcard/middlewares.ts";
import { refuseZeroBytes } from "./refuse-zero-bytes.ts";
import { requireSharedSecret } from "./shared-secret.ts";

/** Every room keeps its own `middlewares.ts`; spread its list here, one line per room. */
export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/catalog*", middlewares: [requireSharedSecret, refuseZeroBytes] },
    { matcher: "/customer*", middlewares: [requireSharedSecret, refuseZeroBytes] },
    { matcher: "/internal*", middlewares: [requireSharedSecret, refuseZeroBytes] },
    ...internalMiddlewares,
    ...contactMessageMiddlewares,
    ...uploadMiddlewares,
    ...orderMiddlewares,
    ...inboxMiddlewares,
    ...reviewMiddlewares,
    ...favoriteMiddlewares,
    ...userMiddlewares,
    ...clickMiddlewares,
    ...paymeMiddlewares,
    ...cardMiddlewares,
    ...uzcardMiddlewares,
  ],
});
