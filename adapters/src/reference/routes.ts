import type { Health, referenceRoutes } from "@bezak/contract/reference.ts";
import manifest from "../../package.json" with { type: "json" };
import type { LeftOutRows } from "../answer-text.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../commerce.ts";
import { referenceGateway } from "./gateway.ts";

const ok = { success: true, data: { status: "ok" } } as const;

export function referenceHandlers(
  commerce: Commerce,
  { cache, leftOut }: { cache: ByteCache; leftOut: LeftOutRows },
): Handlers<typeof referenceRoutes> {
  const gateway = referenceGateway(commerce);

  async function checks(requestId: string): Promise<Health["checks"]> {
    try {
      const { database, search } = await gateway.checks(requestId);
      return { commerce: "ok", database, search };
    } catch {
      return { commerce: "down", database: "down", search: "down" };
    }
  }

  /** @throws ApiError when not even reads can be served; probes repeat, so their answers are the only report of it */
  async function requireReads(requestId: string): Promise<Health["checks"]> {
    const state = await checks(requestId);
    // without commerce the API still serves cached reads, if it has any
    if (state.commerce === "down" && cache.size() === 0)
      throw new ApiError("commerce_unavailable", { isUnlogged: true });
    return state;
  }

  return {
    async health({ requestId }) {
      const state = await requireReads(requestId);
      const status = Object.values(state).every((check) => check === "ok") ? "ok" : "degraded";
      const uptime = Math.round(process.uptime());
      const { version } = manifest;
      return { success: true, data: { status, version, uptime, checks: state, rowsLeftOut: leftOut.count } };
    },
    healthLive: async () => ok,
    async healthReady({ requestId }) {
      await requireReads(requestId);
      return ok;
    },
    async deliveryTerms({ requestId }) {
      const { deliveryFee, freeDeliveryFrom } = await gateway.delivery(requestId);
      return { success: true, data: { fee: deliveryFee, freeFrom: freeDeliveryFrom } };
    },
  };
}
