import type { MarketplaceSettings, marketplaceSettingsRoutes } from "../marketplace-settings.ts";
import type { Examples } from "./example.ts";

export const marketplaceSettings: MarketplaceSettings = {
  storeName: "Bezak",
  contacts: {
    email: "help@bezak.uz",
    phone: "+998 71 200 00 00",
    address: { ru: "Ташкент, ул. Амира Темура, 1" },
    hours: { ru: "Ежедневно с 9:00 до 21:00" },
  },
  requisites: {
    legalName: "ООО «Безак Маркет»",
    tin: "301234567",
    address: { ru: "Ташкент, ул. Амира Темура, 1" },
    licence: null,
  },
  deliveryFee: 25_000,
  freeDeliveryFrom: 500_000,
  commissionRate: 10,
  minimumPayout: 100_000,
  approvalOver: null,
  payoutIntervalDays: 7,
  holidays: ["2027-01-01", "2027-03-08"],
  reviewModeration: true,
  productChecks: false,
  maintenance: false,
  lastChanges: [
    {
      setting: "deliveryFee",
      changedAt: "2026-11-20T09:05:00.000Z",
      changedBy: { id: "user_01J5QK8Z0000000000000001", email: "admin@bezak.uz" },
    },
    { setting: "requisites", changedAt: "2026-11-02T05:00:00.000Z", changedBy: null },
  ],
  version: "5f0c3a1e",
};

export const marketplaceSettingsExamples: Examples<typeof marketplaceSettingsRoutes> = {
  marketplaceSettings: { answer: { success: true, data: marketplaceSettings } },
  changeMarketplaceSettings: {
    request: { body: { storeName: "Bezak", deliveryFee: 25_000, requisites: { tin: "301234567" } } },
    answer: { success: true, data: marketplaceSettings, message: "Настройки сохранены" },
  },
};
