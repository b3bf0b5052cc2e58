import type { contactsRoutes } from "../contacts.ts";
import type { Examples } from "./example.ts";

export const contactsExamples: Examples<typeof contactsRoutes> = {
  contacts: {
    answer: { success: true, data: { email: "help@bezak.uz", phone: "+998 71 200 00 00", address: null } },
  },
  sendContactMessage: {
    request: { body: { topic: "order", name: "Ali", email: "a@b.uz", message: "Where is it?" } },
    answer: {
      success: true,
      data: { number: "12345678", receivedAt: "2026-11-01T10:00:00.000Z", replyHours: 2 },
      message: "Сообщение получено. Ответим в течение 2 часов",
    },
  },
};
