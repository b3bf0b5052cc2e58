import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { RenderLink } from "../../render-link.ts";
import { Stepper } from "./stepper.tsx";

const link: RenderLink = ({ to, ...rest }) => <a href={`#${to}`} {...rest} />;
const back = fn();

const meta = preview.meta({ component: Stepper });

const args = {
  label: "Оформление заказа",
  doneLabel: "готово",
  positionLabel: "Шаг 3 из 4",
  current: 2,
  renderLink: link,
  steps: [
    { label: "Корзина", to: "/cart" },
    { label: "Получатель", onSelect: back },
    { label: "Доставка" },
    { label: "Оплата" },
  ],
} as const;

export const Default = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    back.mockClear();
    await expect(canvas.getByRole("navigation", { name: "Оформление заказа" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Корзина (готово)" })).toHaveAttribute("href", "#/cart");
    await userEvent.click(canvas.getByRole("button", { name: "Получатель (готово)" }));
    await expect(back).toHaveBeenCalledOnce();
    const steps = canvas.getAllByRole("listitem");
    await expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
  },
});

export const Dark = meta.story({ args, globals: { theme: "dark" } });

export const First = meta.story({ args: { ...args, current: 0, positionLabel: "Шаг 1 из 4" } });

export const AllDone = meta.story({ args: { ...args, current: 4, positionLabel: "Заявка отправлена" } });

export const OnAPhone = meta.story({ args, globals: { viewport: { value: "w360" } } });

const long = {
  label: "Sotuvchi boʻlish uchun ariza",
  doneLabel: "bajarildi",
  positionLabel: "5 bosqichdan 2-bosqich",
  current: 1,
  steps: [
    { label: "Tadbirkorlik hujjatlari", onSelect: back },
    { label: "Doʻkon va qaytarish manzili" },
    { label: "Bank rekvizitlari" },
    { label: "Yetkazib berish usullari" },
    { label: "Shartnomani tasdiqlash" },
  ],
} as const;

export const LongInUzbek = meta.story({
  args: long,
  decorators: [
    (Story) => (
      <div style={{ width: 656 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("listitem").map((step) => step.getBoundingClientRect());
    const words = long.steps.map(({ label }) => canvas.getAllByText(label).at(-1)!.getBoundingClientRect());
    for (const [index, word] of words.entries()) {
      await expect(word.left).toBeGreaterThanOrEqual(names[index]!.left - 1);
      await expect(word.right).toBeLessThanOrEqual(names[index]!.right + 1);
    }
  },
});

export const LongDarkOnAPhone = meta.story({
  args: long,
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const bar = canvas.getByRole("button", { name: "Tadbirkorlik hujjatlari (bajarildi)" });
    await expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
