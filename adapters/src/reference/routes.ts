import type { Health, referenceRoutes } from "@bezak/contract/reference.ts";
import manifest from "../../package.json" with { type: "json" };
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { referenceGateway } from "./gateway.ts";

export function referenceHandlers(commerce: Commerce): Handlers<typeof referenceRoutes> {
  const gateway = referenceGateway(commerce);

  async function checks(requestId: string): Promise<Health["checks"]> {
    try {
      const { database, search } = await gateway.checks(requestId);
      return { commerce: "ok", database, search };
    } catch {
      return { commerce: "down", database: "down", search: "down" };
    }
  }

  return {
    async health({ requestId }) {
      const state = await checks(requestId);
      const status = Object.values(state).every((check) => check === "ok") ? "ok" : "degraded";
      const uptime = Math.round(process.uptime());
      return { success: true, data: { status, version: manifest.version, uptime, checks: state } };
    },
    async cities({ requestId }) {
      return { success: true, data: await gateway.cities(requestId) };
    },
    async deliveryTerms({ requestId }) {
      const { deliveryFee, freeDeliveryFrom } = await gateway.delivery(requestId);
      return { success: true, data: { fee: deliveryFee, freeFrom: freeDeliveryFrom } };
    },
  };
}
