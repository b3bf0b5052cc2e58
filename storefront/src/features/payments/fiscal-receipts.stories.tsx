import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop } from "../../harness/shop-story.tsx";
import { payments } from "../../mocks/payment-fixtures.ts";
import { FiscalReceipts } from "./fiscal-receipts.tsx";

const meta = preview.meta({
  title: "Payments/FiscalReceipts",
  component: FiscalReceipts,
  ...inShop,
  args: { receipts: payments.refunded.receipts },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole("img");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
});

export const Dark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("img");
  },
});

export const WithoutAnAddress = meta.story({
  args: { receipts: payments.paid.receipts.map((receipt) => ({ ...receipt, url: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const OnAPhoneInUzbek = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("img");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
