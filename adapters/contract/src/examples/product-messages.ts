import type { ProductMessages, productMessageRoutes } from "../product-messages.ts";
import type { Examples } from "./example.ts";
import { sellerProductsExamples } from "./seller-products.ts";

const messages: ProductMessages = {
  messages: [
    {
      id: "pmsg_1",
      kind: "hidden",
      text: "На фото другой товар",
      changed: [],
      at: "2026-11-20T10:00:00.000Z",
      by: null,
    },
    {
      id: "pmsg_2",
      kind: "answer",
      text: "Заменили фото",
      changed: [],
      at: "2026-11-20T11:00:00.000Z",
      by: "Ali Vali",
    },
  ],
  answerWaits: true,
};

const params = { id: "prod_1" };

export const productMessageExamples: Examples<typeof productMessageRoutes> = {
  productMessages: { request: { params }, answer: { success: true, data: messages } },
  answerHiddenProduct: {
    request: { params, body: { text: "Заменили фото" } },
    answer: { success: true, data: messages, message: "Ответ отправлен: его прочитает администратор" },
  },
  administeredProductMessages: { request: { params }, answer: { success: true, data: messages } },
  administeredProductTerms: {
    request: { params, query: { category: "rings" } },
    answer: sellerProductsExamples.categoryTerms.answer,
  },
};
