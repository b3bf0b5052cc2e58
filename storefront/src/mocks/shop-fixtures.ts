import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import type { OpenInvitation, ShopSettings, ShopTeam } from "@bezak/contract/shops.ts";

export const shopSettings: ShopSettings = {
  name: "Registon Atelier",
  slug: "registon-atelier",
  currency: "UZS",
  description: {
    ru: "Шёлк и атлас ручной работы из Самарканда.",
    uz: "Samarqanddan qoʻlda toʻqilgan ipak va atlas.",
    en: null,
  },
  logo: null,
  banner: null,
  workingHours: "Пн–Сб, 9:00–20:00",
  returnPolicy: { ru: "Вернём деньги в течение трёх дней.", uz: null, en: null },
  freeShippingThreshold: 300_000,
  deliveryZones: null,
  holidayUntil: null,
  payoutAccount: {
    recipient: "ООО «Регистан Ателье»",
    bank: "Ipak Yoʻli Bank",
    mfo: "00444",
    account: "****************6001",
    tin: "301234567",
  },
};

export const shopTeam: ShopTeam = {
  members: [
    {
      id: "selmem_1",
      name: "Малика Каримова",
      email: "buyer@bezak.uz",
      role: "owner",
      joinedAt: "2026-03-02T08:00:00.000Z",
      self: true,
    },
    {
      id: "selmem_2",
      name: "Azizbek Toʻxtasinov",
      email: "azizbek@example.uz",
      role: "manager",
      joinedAt: "2026-05-12T08:00:00.000Z",
      self: false,
    },
    {
      id: "selmem_3",
      name: "",
      email: "sklad@example.uz",
      role: "packer",
      joinedAt: "2026-09-20T08:00:00.000Z",
      self: false,
    },
  ],
  invitations: [
    {
      id: "selinv_1",
      email: "nigora@example.uz",
      role: "packer",
      createdAt: "2026-11-20T08:00:00.000Z",
      expiresAt: "2126-11-27T08:00:00.000Z",
    },
    {
      id: "selinv_2",
      email: "eski@example.uz",
      role: "manager",
      createdAt: "2026-10-01T08:00:00.000Z",
      expiresAt: "2026-10-08T08:00:00.000Z",
    },
  ],
};

export const openInvitation: OpenInvitation = {
  shop: { name: "Registon Atelier", logo: null },
  role: "packer",
  email: "b•••@bezak.uz",
  expiresAt: "2126-11-27T08:00:00.000Z",
};

const shop = (part: Partial<AdministeredShop> & Pick<AdministeredShop, "id" | "name">): AdministeredShop => ({
  slug: part.id,
  logo: null,
  status: "active",
  suspendedReason: null,
  suspendedAt: null,
  cashCollector: "shop",
  productCount: 128,
  owner: { id: `cus_${part.id}`, name: "Азиз Рахимов", email: "aziz@example.uz" },
  joinedAt: "2026-03-02T08:00:00.000Z",
  balance: 1_250_000,
  version: "1763719200000000",
  ...part,
});

export const administeredShops: readonly AdministeredShop[] = [
  shop({ id: "registon", name: "Registon Atelier", productCount: 1_204 }),
  shop({
    id: "soxta",
    name: "Soxta Bozor",
    status: "suspended",
    suspendedReason: "Жалобы на подделки: проверяем документы на товар",
    suspendedAt: "2026-11-12T09:05:00.000Z",
  }),
  shop({ id: "yangi", name: "Yangi Zargar", owner: null, productCount: 0 }),
];
