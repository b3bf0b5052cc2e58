import type { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import { z } from "zod";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";

export function dashboardHandlers(commerce: Commerce): Handlers<typeof dashboardRoutes> {
  return {
    async viewProduct({ params, client, requestId }) {
      const path = `/catalog/products/${encodeURIComponent(params.id)}/views`;
      await commerce.post(path, z.unknown(), { body: { client }, requestId });
      return { success: true, data: {} };
    },
  };
}
