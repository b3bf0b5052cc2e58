import { moderationRoutes } from "@bezak/contract/moderation.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const moderationMiddlewares = bodyMiddlewares(moderationRoutes);
