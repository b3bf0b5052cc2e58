import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { RenderLink } from "../../render-link.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const link: RenderLink = ({ to, ...rest }) => <a href={`#${to}`} {...rest} />;

const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    label: "Где вы",
    items: [{ label: "Главная", to: "/" }, { label: "Сумки", to: "/category/bags" }, { label: "Кроссбоди" }],
    renderLink: link,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Где вы" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Сумки" })).toHaveAttribute("href", "#/category/bags");
    await expect(canvas.getByText("Кроссбоди")).toHaveAttribute("aria-current", "page");
  },
});

export const LongOnAPhone = meta.story({
  args: {
    items: [
      { label: "Bosh sahifa", to: "/" },
      { label: "Telefon va avtomobil uchun aksessuarlar", to: "/category/phone" },
      { label: "Magnitli ushlagichlar" },
    ],
  },
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
