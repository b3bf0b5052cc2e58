import { savedViewsRoutes } from "@bezak/contract/saved-views.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const savedViewMiddlewares = bodyMiddlewares(savedViewsRoutes);
