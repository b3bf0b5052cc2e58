import type { AdministeredUser, userAdminRoutes } from "../user-admin.ts";
import { user } from "./auth.ts";
import type { Examples } from "./example.ts";

export const administeredUser: AdministeredUser = {
  ...user,
  phone: "+998901234567",
  blocked: false,
  blockedReason: null,
  blockedAt: null,
  shop: null,
  lastSeenAt: "2026-11-20T10:00:00.000Z",
  orders: 3,
  spent: 415_000,
  version: "20261101100000000000",
};

export const userAdminExamples: Examples<typeof userAdminRoutes> = {
  administeredUsers: {
    request: { query: { q: "ali", role: "customer", state: "active", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [administeredUser],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { customer: 1, seller: 0, admin: 0 },
    },
  },
  administeredUser: {
    request: { params: { id: "customer_1" } },
    answer: { success: true, data: administeredUser },
  },
  userSessions: {
    request: { params: { id: "customer_1" } },
    answer: {
      success: true,
      data: [
        {
          id: "sess_1",
          device: "Mozilla/5.0 (Linux; Android 15; SM-A556) Chrome/150.0.0.0 Mobile Safari/537.36",
          createdAt: "2026-11-01T10:00:00.000Z",
          lastSeenAt: "2026-11-20T10:00:00.000Z",
        },
      ],
    },
  },
  changeUser: {
    request: {
      params: { id: "customer_1" },
      body: { blocked: true, reason: "Поддельные отзывы", version: "20261101100000000000" },
    },
    answer: {
      success: true,
      data: {
        ...administeredUser,
        blocked: true,
        blockedReason: "Поддельные отзывы",
        blockedAt: "2026-11-22T10:00:00.000Z",
      },
      message: "Изменения сохранены",
    },
  },
  deleteUser: {
    request: { params: { id: "customer_1" } },
    answer: { success: true, data: null, message: "Аккаунт закрыт" },
  },
};
