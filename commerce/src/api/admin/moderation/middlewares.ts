import { moderationRoutes } from "@bezak/contract/moderation.ts";
import { openedItemRoutes } from "@bezak/contract/opened-items.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

/** Of the queue, and of the pages that tell who has them open. */
export const moderationMiddlewares = [
  ...bodyMiddlewares(moderationRoutes),
  ...bodyMiddlewares(openedItemRoutes),
];
