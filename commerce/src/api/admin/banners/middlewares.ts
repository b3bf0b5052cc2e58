import { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

/** Of banners and sections. */
export const contentAdminMiddlewares = bodyMiddlewares(contentAdminRoutes);
