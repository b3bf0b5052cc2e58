import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop } from "../../harness/shop-story.tsx";
import { order } from "../../mocks/order-fixtures.ts";
import { OrderReceipt } from "./order-receipt.tsx";

const meta = preview.meta({
  title: "Orders/OrderReceipt",
  component: OrderReceipt,
  ...inShop,
  args: { order: order({ parcels: ["shipped", "delivered"], products: 2 }), cityName: "Самарканд" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(1 + 4 + 3);
  },
});

const bought = order({ parcels: ["delivered"] });

export const PartlyReturned = meta.story({
  args: { order: { ...bought, payment: { ...bought.payment, refunded: 40_000, refundOwed: 15_000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /Возвращено 40\s000/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Ещё вернём 15\s000/ })).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
