import type { ShopSettings, ShopTeam, shopsRoutes } from "../shops.ts";
import type { Examples } from "./example.ts";

export const team: ShopTeam = {
  members: [
    {
      id: "selmem_1",
      name: "Aziza",
      email: "aziza@bezak.uz",
      role: "owner",
      joinedAt: "2026-11-01T10:00:00.000Z",
      self: true,
    },
  ],
  invitations: [
    {
      id: "selinv_1",
      email: "ali@bezak.uz",
      role: "packer",
      createdAt: "2026-11-01T10:00:00.000Z",
      expiresAt: "2026-11-01T10:00:00.000Z",
    },
  ],
};

export const settings: ShopSettings = {
  name: "Atlas",
  workingHours: "9:00-18:00",
  freeShippingThreshold: 300_000,
  deliveryZones: ["tashkent"],
  holidayUntil: null,
  slug: "atlas",
  description: { ru: "Шёлк" },
  logo: null,
  banner: null,
  currency: "UZS",
  returnPolicy: null,
  payoutAccount: null,
};

export const shopsExamples: Examples<typeof shopsRoutes> = {
  ownShop: {
    answer: {
      success: true,
      data: {
        id: "sel_1",
        name: "Atlas",
        slug: "atlas",
        logo: null,
        status: "active",
        suspendedReason: null,
        suspendedAt: null,
        holidayUntil: null,
        role: "owner",
        awaiting: 3,
        checklist: [{ step: "profile", done: true }],
      },
    },
  },
  shopSettings: { answer: { success: true, data: settings } },
  changeShopSettings: {
    request: {
      body: {
        name: "Atlas",
        description: { ru: "Шёлк", uz: "", en: null },
        logo: null,
        workingHours: null,
        freeShippingThreshold: 300_000,
        deliveryZones: ["tashkent"],
        holidayUntil: null,
      },
    },
    answer: { success: true, data: settings, message: "Настройки сохранены" },
  },
  shopTeam: { answer: { success: true, data: team } },
  inviteMember: {
    request: { body: { email: "ali@bezak.uz", role: "packer" } },
    answer: { success: true, data: team, message: "Приглашение отправлено" },
  },
  changeMember: {
    request: { params: { id: "selmem_2" }, body: { role: "manager" } },
    answer: { success: true, data: team, message: "Роль изменена" },
  },
  removeMember: {
    request: { params: { id: "selmem_2" } },
    answer: { success: true, data: team, message: "Готово" },
  },
  invitation: {
    request: { body: { token: "ttttttttttttttttttttttttttttttttttttttttttt" } },
    answer: {
      success: true,
      data: {
        shop: { name: "Atlas", logo: null },
        role: "packer",
        email: "a•••@bezak.uz",
        expiresAt: "2026-11-01T10:00:00.000Z",
      },
    },
  },
  acceptInvitation: {
    request: { body: { token: "ttttttttttttttttttttttttttttttttttttttttttt" } },
    answer: { success: true, data: { role: "packer" }, message: "Вы в команде магазина" },
  },
};
