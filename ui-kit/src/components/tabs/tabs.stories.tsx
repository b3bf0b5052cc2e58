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
