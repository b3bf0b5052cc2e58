import * as routes from "@bezak/contract/routes/contacts.ts";
import type { contactsRoutes, NewContactMessage, ReceivedMessage } from "@bezak/contract/contacts.ts";
import { answer } from "./answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof contactsRoutes;

const received = new Map<string, ReceivedMessage>();

/** The receipt of a message; the same for the same key. */
function receive(key: string, _message: NewContactMessage): ReceivedMessage {
  const number = String(12_345_678 + received.size);
  const receipt = received.get(key) ?? { number, receivedAt: "2026-11-21T07:00:00.000Z", replyHours: 2 };
  received.set(key, receipt);
  return receipt;
}

export const contactsHandlers = [
  mock(routes.contacts, () =>
    answer<Routes["contacts"]>({
      success: true,
      data: {
        storeName: "Bezak",
        email: "help@bezak.uz",
        phone: "+998 71 200 00 00",
        address: {
          ru: "Ташкент, ул. Амира Темура, 1",
          uz: "Toshkent, Amir Temur koʻchasi, 1-uy",
          en: "1 Amir Temur Street, Tashkent",
        },
        hours: {
          ru: "Поддержка — круглосуточно\nЗвонки — ежедневно 9:00–21:00",
          uz: "Yordam — kecha-yu kunduz\nQoʻngʻiroqlar — har kuni 9:00–21:00",
          en: "Support — around the clock\nCalls — every day 9:00–21:00",
        },
        requisites: {
          legalName: "ООО «Безак Маркет»",
          tin: "301234567",
          address: {
            ru: "Ташкент, ул. Амира Темура, 1",
            uz: "Toshkent, Amir Temur koʻchasi, 1-uy",
            en: "1 Amir Temur Street, Tashkent",
          },
          licence: null,
        },
      },
    }),
  ),
  mock(routes.sendContactMessage, async ({ request }) => {
    const key = request.headers.get("idempotency-key") ?? String(received.size);
    const data = receive(key, (await request.json()) as NewContactMessage);
    return answer<Routes["sendContactMessage"]>({ success: true, data }, 201);
  }),
];
