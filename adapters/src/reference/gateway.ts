import { City, Health } from "@bezak/contract/reference.ts";
import { Sum } from "@bezak/contract/shared-schemas.ts";
import { z } from "zod";
import type { Commerce } from "../commerce.ts";

/** A health check reports "down" after this time. */
const CHECK_MS = 2000;

const Cities = z.object({ cities: z.array(City) });
const DeliverySettings = z.object({ deliveryFee: Sum, freeDeliveryFrom: Sum.nullable() });
const Checks = Health.shape.checks.pick({ database: true, search: true });

export function referenceGateway(commerce: Commerce) {
  return {
    async cities(requestId: string): Promise<City[]> {
      const { cities } = await commerce.get("/catalog/cities", Cities, { requestId });
      return cities;
    },
    /** Commerce answers them together with the cities. */
    delivery: (requestId: string) => commerce.get("/catalog/cities", DeliverySettings, { requestId }),
    checks: (requestId: string) =>
      commerce.get("/internal/health", Checks, { requestId, timeoutMs: CHECK_MS }),
  };
}
