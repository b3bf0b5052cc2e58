import type { AdministeredShop, sellerAdminRoutes } from "../seller-admin.ts";
import type { Examples } from "./example.ts";

export const administeredShop: AdministeredShop = {
  id: "sel_1",
  name: "Atlas",
  slug: "atlas",
  logo: null,
  status: "active",
  suspendedReason: null,
  suspendedAt: null,
  owner: { id: "cus_1", name: "Aziza", email: "aziza@bezak.uz" },
  cashCollector: "shop",
  productCount: 21,
  joinedAt: "2026-11-01T10:00:00.000Z",
  balance: 1_250_000,
  version: "1763719200000000",
};

export const sellerAdminExamples: Examples<typeof sellerAdminRoutes> = {
  administeredShops: {
    request: { query: { q: "atlas", status: "active", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [administeredShop],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { active: 1, suspended: 0 },
    },
  },
  suspendShop: {
    request: { params: { id: "sel_1" }, body: { reason: "Жалобы покупателей", version: "1763719200000000" } },
    answer: {
      success: true,
      data: {
        ...administeredShop,
        status: "suspended",
        suspendedReason: "Жалобы покупателей",
        suspendedAt: "2026-11-21T10:01:00.000Z",
        version: "1763719260000000",
      },
      message: "Магазин приостановлен",
    },
  },
  resumeShop: {
    request: { params: { id: "sel_1" }, body: { version: "1763719200000000" } },
    answer: { success: true, data: administeredShop, message: "Магазин снова работает" },
  },
  setCashCollector: {
    request: { params: { id: "sel_1" }, body: { collector: "marketplace", version: "1763719200000000" } },
    answer: {
      success: true,
      data: { ...administeredShop, cashCollector: "marketplace", version: "1763719260000000" },
      message: "Наличные новых заказов принимает Bezak",
    },
  },
};
