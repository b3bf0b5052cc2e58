import type { visitsRoutes } from "@bezak/contract/visits.ts";
import { z } from "zod";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";

export function visitsHandlers(commerce: Commerce): Handlers<typeof visitsRoutes> {
  return {
    async countVisit({ client, requestId }) {
      await commerce.post("/catalog/visits", z.unknown(), { body: { client }, requestId });
      return { success: true, data: {} };
    },
    async countSearch({ body, client, requestId }) {
      await commerce.post("/catalog/searches", z.unknown(), { body: { ...body, client }, requestId });
      return { success: true, data: {} };
    },
  };
}
