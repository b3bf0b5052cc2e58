import { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

/** Of banners and sections, their drafts and versions. */
export const contentAdminMiddlewares = [
  ...bodyMiddlewares(contentAdminRoutes),
  ...bodyMiddlewares(contentVersionRoutes),
];
