import type { usersRoutes } from "../users.ts";
import type { Examples } from "./example.ts";
import { user } from "./auth.ts";

export const usersExamples: Examples<typeof usersRoutes> = {
  profile: { answer: { success: true, data: user } },
  changeProfile: {
    request: { body: { name: "Ali", phone: null, avatar: null, language: "uz", city: "tashkent" } },
    answer: {
      success: true,
      data: { ...user, name: "Ali", language: "uz", city: "tashkent" },
      message: "Профиль обновлён",
    },
  },
  personalData: {},
  closeAccount: {
    request: { body: { password: "12345678" } },
    answer: { success: true, data: null, message: "Аккаунт удалён" },
  },
};
