import type { usersRoutes } from "../users.ts";
import type { Examples } from "./example.ts";
import { user } from "./auth.ts";

export const usersExamples: Examples<typeof usersRoutes> = {
  profile: { answer: { success: true, data: user } },
  changeProfile: {
    request: { body: { name: "Ali", phone: null, avatar: null, language: "uz", city: "tashkent" } },
    answer: {
      success: true,
      data: {
        id: "customer_1",
        name: "Ali",
        email: "customer@bezak.uz",
        phone: null,
        role: "customer",
        avatar: null,
        language: "uz",
        city: "tashkent",
        address: null,
        createdAt: "2026-11-01T10:00:00.000Z",
        emailConfirmed: true,
      },
      message: "Профиль обновлён",
    },
  },
  personalData: {},
  endAccount: {
    request: { body: { password: "12345678" } },
    answer: { success: true, data: null, message: "Аккаунт удалён" },
  },
};
