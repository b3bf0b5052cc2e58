import type { City, Health } from "@bezak/contract/reference.ts";
import type { Commerce } from "../medusa.ts";

/** A health check that waits longer than this is a "down". */
const CHECK_MS = 2000;

export interface DeliverySettings {
  deliveryFee: number;
  freeDeliveryFrom: number | null;
}

export function referenceGateway(commerce: Commerce) {
  return {
    async cities(requestId: string): Promise<City[]> {
      const { cities } = await commerce.get<{ cities: City[] }>("/catalog/cities", { requestId });
      return cities;
    },
    /** Stand beside the cities. */
    delivery: (requestId: string) => commerce.get<DeliverySettings>("/catalog/cities", { requestId }),
    checks: (requestId: string) =>
      commerce.get<Pick<Health["checks"], "database" | "search">>("/internal/health", {
        requestId,
        timeoutMs: CHECK_MS,
      }),
  };
}
