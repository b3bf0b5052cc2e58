import type { AdministeredContactMessage, contactsRoutes } from "../contacts.ts";
import type { Examples } from "./example.ts";

export const contactMessage: AdministeredContactMessage = {
  id: "cmsg_1",
  number: "12345678",
  topic: "order",
  name: "Ali",
  email: "a@b.uz",
  phone: "+998901234567",
  orderNumber: "1234567890",
  message: "Where is it?",
  language: "uz",
  customerId: "cus_1",
  status: "new",
  answers: [],
  createdAt: "2026-11-01T10:00:00.000Z",
  version: "1793527200000000",
};

export const contactsExamples: Examples<typeof contactsRoutes> = {
  contacts: {
    answer: {
      success: true,
      data: {
        storeName: "Bezak",
        email: "help@bezak.uz",
        phone: "+998 71 200 00 00",
        address: null,
        hours: { ru: "Ежедневно с 9:00 до 21:00" },
        requisites: { legalName: "ООО «Безак Маркет»", tin: "301234567", address: null, licence: null },
      },
    },
  },
  sendContactMessage: {
    request: { body: { topic: "order", name: "Ali", email: "a@b.uz", message: "Where is it?" } },
    answer: {
      success: true,
      data: { number: "12345678", receivedAt: "2026-11-01T10:00:00.000Z", replyHours: 2 },
      message: "Сообщение получено. Ответим в течение 2 часов",
    },
  },
  contactMessages: {
    request: { query: { q: "ali", topic: "order", status: "new", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [contactMessage],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { new: 1, answered: 0, closed: 0 },
    },
  },
  setContactMessageStatus: {
    request: { params: { id: "cmsg_1" }, body: { status: "answered", version: contactMessage.version } },
    answer: {
      success: true,
      data: { ...contactMessage, status: "answered", version: "1793530800000000" },
      message: "Обращение отмечено как отвеченное",
    },
  },
  answerContactMessage: {
    request: {
      params: { id: "cmsg_1" },
      body: { text: "Buyurtmangiz ertaga yetkaziladi.", version: contactMessage.version },
    },
    answer: {
      success: true,
      data: {
        ...contactMessage,
        status: "answered",
        answers: [
          {
            id: "cans_1",
            at: "2026-11-01T11:00:00.000Z",
            by: { id: "user_1", name: "Nodira" },
            text: "Buyurtmangiz ertaga yetkaziladi.",
          },
        ],
        version: "1793530800000000",
      },
      message: "Ответ отправлен",
    },
  },
};
