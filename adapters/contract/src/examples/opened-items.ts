import type { OpenedItem, openedItemRoutes } from "../opened-items.ts";
import type { Examples } from "./example.ts";

const opened = (id: string): OpenedItem => ({
  id,
  by: { id: "user_2", name: "Азиза Юсупова" },
  since: "2026-11-03T10:00:00.000Z",
});

export const openedItemExamples: Examples<typeof openedItemRoutes> = {
  openOrderPage: {
    request: { params: { id: "par_1" }, body: { active: true } },
    answer: { success: true, data: [opened("order_1")] },
  },
  openProductPage: {
    request: { params: { id: "prod_1" }, body: { active: true } },
    answer: { success: true, data: [opened("prod_1")] },
  },
};
