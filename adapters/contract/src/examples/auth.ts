import type { User, authRoutes } from "../auth.ts";
import type { Examples } from "./example.ts";

export const user: User = {
  id: "customer_1",
  name: "Ali Vali",
  email: "customer@bezak.uz",
  phone: null,
  role: "customer",
  avatar: null,
  language: "ru",
  city: null,
  address: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  emailConfirmed: true,
};

export const authExamples: Examples<typeof authRoutes> = {
  register: {
    request: { body: { name: "Ali", email: "ali@bezak.uz", password: "12345678", phone: "+998901234567" } },
    answer: { success: true, token: "customer-token-0123456789", user, message: "Успешная регистрация" },
  },
  login: {
    request: { body: { email: "Ali@Bezak.uz", password: "12345678" } },
    answer: { success: true, token: "customer-token-0123456789", user, message: "Успешный вход" },
  },
  logout: { answer: { success: true, data: null } },
  me: { answer: { success: true, user } },
  forgotPassword: {
    request: { body: { email: "Ali@Bezak.uz" } },
    answer: {
      success: true,
      data: null,
      message: "Если такой аккаунт есть, мы отправили на почту ссылку для нового пароля",
    },
  },
  resetPassword: {
    request: { body: { token: "from-the-mail", password: "12345678" } },
    answer: { success: true, data: null, message: "Пароль изменён" },
  },
  changePassword: {
    request: { body: { currentPassword: "12345678", password: "87654321" } },
    answer: { success: true, data: { token: "renewed" }, message: "Пароль изменён" },
  },
  confirmPassword: {
    request: { body: { password: "12345678" } },
    answer: { success: true, data: { proof: "a-proof", expiresAt: "2026-11-01T10:00:00.000Z" } },
  },
  askEmailChange: {
    request: { body: { email: "Vali@Bezak.uz" } },
    answer: {
      success: true,
      data: { change: "a.name.of-a-change", expiresAt: "2026-11-01T10:00:00.000Z" },
      message: "Мы отправили код на новую почту",
    },
  },
  changeEmail: {
    request: { body: { email: "Vali@Bezak.uz", change: "a.name.of-a-change", code: "123456" } },
    answer: { success: true, data: { email: "vali@bezak.uz" }, message: "Почта изменена" },
  },
  askEmailConfirmation: {
    answer: {
      success: true,
      data: { expiresAt: "2026-11-01T10:00:00.000Z" },
      message: "Мы отправили код на вашу почту",
    },
  },
  confirmEmail: {
    request: { body: { code: "123456" } },
    answer: { success: true, data: null, message: "Почта подтверждена" },
  },
  sessions: {
    answer: {
      success: true,
      data: [
        {
          id: "sess_1",
          device: "Firefox",
          current: true,
          createdAt: "2026-11-01T10:00:00.000Z",
          lastSeenAt: "2026-11-01T10:00:00.000Z",
        },
      ],
    },
  },
  sessionEnd: { answer: { success: true, data: { secondsLeft: 1800, extendable: true } } },
  endOtherSessions: { answer: { success: true, data: { ended: 1 }, message: "Остальные сеансы завершены" } },
  endSession: {
    request: { params: { id: "sess_1" } },
    answer: { success: true, data: null, message: "Сеанс завершён" },
  },
  endAccountSessions: {
    request: { params: { id: "cus_1" } },
    answer: { success: true, data: { ended: 2 }, message: "Все сеансы аккаунта завершены" },
  },
};
