import { reviewAdminRoutes } from "@bezak/contract/review-admin.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const reviewAdminMiddlewares = bodyMiddlewares(reviewAdminRoutes);
