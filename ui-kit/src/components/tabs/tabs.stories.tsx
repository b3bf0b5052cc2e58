import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Tabs } from "./tabs.tsx";

const meta = preview.meta({ component: Tabs });

const args = {
  label: "О товаре",
  defaultValue: "about",
  items: [
    { value: "about", label: "Описание", content: "Кожа растительного дубления." },
    { value: "attributes", label: "Характеристики", content: "24 × 18 × 7 см" },
    { value: "reviews", label: "Отзывы покупателей", content: "Пока нет" },
    { value: "questions", label: "Вопросы", content: "Пока нет", disabled: true },
  ],
};

export const Default = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Описание" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("24 × 18 × 7 см");
  },
});

export const DarkOnAPhone = meta.story({ args, globals: { theme: "dark", viewport: { value: "w320" } } });

export const ByKeys = meta.story({
  args,
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Описание" }));
    // the last enabled tab, scrolled into view
    await userEvent.keyboard("{End}");
    const reviews = canvas.getByRole("tab", { name: "Отзывы покупателей" });
    await expect(reviews).toHaveFocus();
    await expect(reviews.getBoundingClientRect().right).toBeLessThanOrEqual(321);
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Описание" })).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
});

export const LongInUzbek = meta.story({
  args: {
    label: "Mahsulot haqida",
    defaultValue: "delivery",
    items: [
      { value: "about", label: "Batafsil tavsif", content: "Tabiiy teri." },
      { value: "delivery", label: "Yetkazib berish va qaytarish shartlari", content: "Ertasiga." },
      { value: "reviews", label: "Xaridorlarning fikr-mulohazalari", content: "Hozircha yoʻq" },
    ],
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const ScrollsToTheOpenTab = meta.story({
  args: { ...args, defaultValue: "reviews" },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const reviews = canvas.getByRole("tab", { name: "Отзывы покупателей" });
    await expect(reviews.getBoundingClientRect().right).toBeLessThanOrEqual(321);
  },
});
