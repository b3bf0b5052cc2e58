import { contactStatuses } from "@bezak/contract/contact-topics.ts";
import { countTabs } from "./count-tabs.ts";
import * as routes from "@bezak/contract/routes/contacts.ts";
import type {
  AdministeredContactMessage,
  ContactMessageStatus,
  NewContactAnswer,
  contactsRoutes,
} from "@bezak/contract/contacts.ts";
import { answer, failure } from "./answers.ts";
import { parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof contactsRoutes;

const first: AdministeredContactMessage = {
  id: "cmsg_1",
  number: "12345678",
  topic: "order",
  name: "Дилноза Азизова",
  email: "dilnoza+bezak@example.uz",
  phone: "+998901234567",
  orderNumber: "1000000043",
  message:
    "Здравствуйте!\n\nЗаказ показывает «Доставлен», но курьер не приходил.\n  — звонила ему дважды\n  — телефон выключен\nЧто мне делать?",
  language: "ru",
  customerId: "cus_1",
  status: "new",
  answers: [],
  createdAt: "2026-11-20T12:05:00.000Z",
  version: "v1",
};

/** Messages of each status: two new ones, one answered, one closed. */
export const contactMessages: readonly AdministeredContactMessage[] = [
  first,
  {
    ...first,
    id: "cmsg_2",
    number: "23456789",
    topic: "seller",
    name: "Очень-Длинное-Имя-Без-Пробелов Абдурахмоновна Тошпулатова",
    email: "a.very.long.address.of.a.shop.without.spaces@example.uz",
    phone: null,
    orderNumber: null,
    message: "Arizam uch kundan beri koʻrib chiqilmayapti. Qachon javob boʻladi?",
    language: "uz",
    customerId: null,
    createdAt: "2026-11-19T06:40:00.000Z",
  },
  {
    ...first,
    id: "cmsg_3",
    number: "34567890",
    topic: "return",
    name: "Tom",
    email: "tom@example.com",
    phone: null,
    message: "Can I return a watch that I bought as a gift?",
    language: "en",
    status: "answered",
    answers: [
      {
        id: "cans_1",
        at: "2026-11-18T08:10:00.000Z",
        by: { id: "user_1", name: "Nodira Karimova" },
        text: "Yes, within 14 days.\n\nPlease keep the box and the receipt.",
      },
      {
        id: "cans_2",
        at: "2026-11-18T09:00:00.000Z",
        by: { id: "user_9", name: "" },
        text: "A courier can also fetch it.",
      },
    ],
    createdAt: "2026-11-18T06:40:00.000Z",
  },
  { ...first, id: "cmsg_4", number: "45678901", topic: "technical", status: "closed" },
];

let stored = contactMessages;

/** Resets the messages to the first or the given ones. */
export function resetContactMessages(to: readonly AdministeredContactMessage[] = contactMessages): void {
  stored = to;
}

/** Sets the status as another administrator, which gives the message another version. */
export function setStatusElsewhere(id: string, status: AdministeredContactMessage["status"]): void {
  stored = stored.map((one) => (one.id === id ? { ...one, status, version: `${one.version}+` } : one));
}

export const contactMessageHandlers = [
  mock(routes.contactMessages, ({ request }) => {
    const status = parameter(request, "status");
    const topic = parameter(request, "topic");
    const q = parameter(request, "q")?.toLowerCase() ?? "";
    const found = stored.filter(
      (one) =>
        (!topic || one.topic === topic) &&
        `${one.number} ${one.orderNumber} ${one.name} ${one.email} ${one.phone} ${one.message}`
          .toLowerCase()
          .includes(q),
    );
    return answer<Routes["contactMessages"]>({
      ...toPage(
        request,
        found.filter((one) => !status || one.status === status),
      ),
      counts: countTabs(contactStatuses, found, (one, tab) => one.status === tab),
    });
  }),
  mock(routes.answerContactMessage, async ({ params, request }) => {
    const { text, version } = (await request.json()) as NewContactAnswer;
    const current = stored.find(({ id }) => id === params.id);
    if (!current) return failure("contact_message_not_found", "Обращение не найдено");
    if (version !== current.version) return failure("stale_version", "Данные уже изменились", { current });
    const by = { id: "user_1", name: "Nodira Karimova" };
    const sent = { id: `cans_${text.length}`, at: "2026-11-21T08:00:00.000Z", by, text };
    stored = stored.map((one) => (one.id === current.id ? { ...one, answers: [...one.answers, sent] } : one));
    setStatusElsewhere(current.id, "answered");
    return answer<Routes["answerContactMessage"]>(
      { success: true, data: stored.find(({ id }) => id === current.id)! },
      201,
    );
  }),
  mock(routes.setContactMessageStatus, async ({ params, request }) => {
    const { status, version } = (await request.json()) as ContactMessageStatus;
    const current = stored.find(({ id }) => id === params.id);
    if (!current) return failure("contact_message_not_found", "Обращение не найдено");
    if (version !== current.version) return failure("stale_version", "Данные уже изменились", { current });
    setStatusElsewhere(current.id, status);
    return answer<Routes["setContactMessageStatus"]>({
      success: true,
      data: stored.find(({ id }) => id === current.id)!,
    });
  }),
];
