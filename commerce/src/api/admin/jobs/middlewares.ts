import { adminJobsRoutes } from "@bezak/contract/admin-jobs.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const adminJobMiddlewares = bodyMiddlewares(adminJobsRoutes);
