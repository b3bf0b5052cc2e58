import type { AdministeredShop, sellerAdminRoutes, ShopOverview } from "../seller-admin.ts";
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

export const shopOverview: ShopOverview = {
  ...administeredShop,
  holidayUntil: null,
  members: [
    {
      id: "cus_1",
      name: "Aziza",
      email: "aziza@bezak.uz",
      phone: "+998901234567",
      role: "owner",
      joinedAt: "2026-11-01T10:00:00.000Z",
    },
  ],
  contact: { person: "Aziza Karimova", phone: "+998901234567", email: "aziza@bezak.uz", website: null },
  payoutAccount: {
    recipient: "ООО «Атлас»",
    bank: "Ipak Yoʻli Bank",
    mfo: "00444",
    account: "****************6001",
    tin: "301234567",
  },
  payoutAccountChangedAt: "2026-11-02T10:00:00.000Z",
  sameTin: [{ id: "sel_7", name: "Atlas Samarqand" }],
  products: { published: 21, draft: 3, hidden: 1 },
  parcels: {
    pending: 3,
    confirmed: 1,
    processing: 0,
    shipped: 4,
    delivered: 118,
    cancelled: 2,
    awaiting_payment: 1,
    late: 1,
  },
  returns: { requested: 1, approved: 0, rejected: 1, received: 0, refund_owed: 0, refunded: 2 },
  reviews: { rating: 4.7, count: 52 },
  applications: [
    { id: "selapp_1", companyName: "Atlas", status: "approved", createdAt: "2026-10-31T10:00:00.000Z" },
  ],
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
  administeredShop: {
    request: { params: { id: "sel_1" } },
    answer: { success: true, data: shopOverview },
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
