import type { addressesRoutes } from "../addresses.ts";
import type { Examples } from "./example.ts";

export const addressesExamples: Examples<typeof addressesRoutes> = {
  addresses: {
    request: { params: { kind: "products" }, query: { page: 2 } },
    answer: {
      success: true,
      data: { items: [{ slug: "ring", updatedAt: "2026-11-01T10:00:00.000Z" }], total: 1001 },
    },
  },
};
