import type { AdministeredShop, ShopOverview } from "@bezak/contract/seller-admin.ts";
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

/** What the page of a shop has beside its row of the list. */
export const shopOverview: Omit<ShopOverview, keyof AdministeredShop> = {
  holidayUntil: null,
  members: shopTeam.members.map(({ id, name, email, role, joinedAt, self }) => ({
    ...{ id: id.replace("selmem", "cus"), name, email, role, joinedAt },
    phone: self ? "+998901234567" : null,
  })),
  contact: {
    person: "Малика Каримова",
    phone: "+998901234567",
    email: "oltin@example.uz",
    website: "https://instagram.com/registon.atelier",
  },
  payoutAccount: shopSettings.payoutAccount,
  payoutAccountChangedAt: "2026-11-02T10:00:00.000Z",
  sameTin: [],
  products: { published: 1204, draft: 37, hidden: 2 },
  parcels: {
    pending: 3,
    confirmed: 1,
    processing: 2,
    shipped: 14,
    delivered: 8318,
    cancelled: 41,
    awaiting_payment: 1,
    late: 2,
  },
  returns: { requested: 1, approved: 0, rejected: 6, received: 1, refund_owed: 0, refunded: 52 },
  reviews: { rating: 4.7, count: 952 },
  applications: [
    {
      id: "selapp_3",
      companyName: "ИП «Олтин Ой»",
      status: "approved",
      createdAt: "2026-03-01T08:00:00.000Z",
    },
    {
      id: "selapp_4",
      companyName: "ИП «Олтин Ой»",
      status: "rejected",
      createdAt: "2026-02-20T08:00:00.000Z",
    },
  ],
};
