import type { returnAdminRoutes } from "../return-admin.ts";
import type { Examples } from "./example.ts";
import { administeredReturn } from "./order-admin.ts";

const explanation = "Покупатель позвонил: браслет порвался";

export const returnAdminExamples: Examples<typeof returnAdminRoutes> = {
  openReturn: {
    request: {
      params: { id: "par_1" },
      body: {
        items: [{ itemId: "line_1", quantity: 1 }],
        reason: "defect",
        explanation,
        version: "20261101100000000000",
      },
    },
    answer: {
      success: true,
      data: {
        ...administeredReturn,
        timeline: [
          { status: "requested", at: "2026-11-01T10:00:00.000Z", actor: "admin", reason: explanation },
        ],
      },
      message: "Возврат оформлен",
    },
  },
};
