import type { personViewRoutes, PersonView } from "../person-views.ts";
import type { Examples } from "./example.ts";

const example = {
  id: "pview_1",
  reason: "Покупатель не видит свой заказ",
  startedAt: "2026-11-20T10:00:00.000Z",
  endsAt: "2026-11-20T10:10:00.000Z",
};

export const personView: PersonView = {
  ...example,
  open: false,
  by: { id: "user_1", name: "Дильноза Каримова" },
  own: false,
};

export const personViewExamples: Examples<typeof personViewRoutes> = {
  personViews: {
    request: { params: { id: "customer_1" } },
    answer: { success: true, data: [personView] },
  },
  viewAsPerson: {
    request: { params: { id: "customer_1" }, body: { reason: example.reason } },
    answer: {
      success: true,
      data: {
        ...personView,
        open: true,
        own: true,
        token: "view_K3bJ0QyUq9cT1uWm5v8xZ2aD4fG6hJ7kL9nP0rS1tV3",
      },
    },
  },
  endPersonView: {
    request: { params: { id: "customer_1" } },
    answer: { success: true, data: null, message: "Просмотр завершён" },
  },
  accountViews: { answer: { success: true, data: [{ ...example, open: false }] } },
};
