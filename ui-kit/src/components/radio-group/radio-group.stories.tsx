import { Banknote, CreditCard, Store, Truck, Wallet } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { RadioGroup } from "./radio-group.tsx";
import type { RadioGroupProps } from "./radio-group.tsx";
import type { RadioOption, SwatchOption } from "./radio-option.ts";

/* oxlint-disable bezak/roles-only -- colours of products and of other companies' logos are data, not part of the kit's design */

/** In place of a bank's logo: the slot takes any picture. */
function Logo({ colour, children }: { colour: string; children: string }) {
  return (
    <svg viewBox="0 0 56 28" width="48" height="24" aria-hidden>
      <rect width="56" height="28" rx="6" fill={colour} />
      <text x="28" y="19" textAnchor="middle" fontSize="13" fontWeight="700" fill="white">
        {children}
      </text>
    </svg>
  );
}

const rows: RadioOption[] = [
  { value: "", label: "Любой" },
  { value: "4", label: "От 4 звёзд", aside: "128" },
  { value: "3", label: "От 3 звёзд", hint: "Вместе с теми, у кого отзывов меньше пяти", aside: "1 204" },
  { value: "0", label: "Без отзывов", disabled: true },
];

const payments: RadioOption[] = [
  { value: "cash", label: "Наличными", hint: "Курьеру при получении", icon: <Banknote aria-hidden /> },
  { value: "card", label: "Картой", hint: "Uzcard, Humo, Visa", icon: <CreditCard aria-hidden /> },
  { value: "pay", label: "Toʻlov", hint: "Ilovada, komissiyasiz", icon: <Logo colour="teal">PAY</Logo> },
  { value: "wallet", label: "Кошельком", hint: "Недостаточно средств", icon: <Wallet />, disabled: true },
];

const deliveries: RadioOption[] = [
  {
    value: "courier",
    label: "Курьер до двери",
    hint: "Завтра с 9:00 до 21:00",
    icon: <Truck aria-hidden />,
    aside: "25 000 сум",
  },
  {
    value: "pickup",
    label: "Buyurtmani topshirish punktidan mustaqil olib ketish",
    hint: "Chilonzor tumani, Bunyodkor koʻchasi, 42-uy, savdo markazining birinchi qavati",
    icon: <Store aria-hidden />,
    aside: "bepul",
  },
];

const pattern = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='sienna' d='M0 0h8v8H0z'/><circle cx='4' cy='4' r='2' fill='gold'/></svg>",
)}`;

const colours: SwatchOption[] = [
  { value: "turquoise", label: "Бирюзовый", colour: "#2b9c9c" },
  { value: "white", label: "Белый", colour: "white" },
  { value: "black", label: "Чёрный", colour: "black", unavailable: true },
  { value: "pattern", label: "С узором", picture: <img src={pattern} alt="" width={36} height={36} /> },
  { value: "gold", label: "Золотой с гравировкой имени", colour: "#c9a227", disabled: true },
];

/* eslint-enable bezak/roles-only */

const sizes: SwatchOption[] = ["36", "37", "38", "39", "40", "41 – 42"].map((label) => ({
  value: label,
  label,
  unavailable: label === "37",
}));

const meta = preview.meta({
  component: RadioGroup,
  args: { label: "Оплата", options: rows, value: "", onValueChange: fn() },
});

function Held({ start, ...props }: Omit<RadioGroupProps, "value" | "onValueChange"> & { start: string }) {
  const [value, setValue] = useState(start);
  return <RadioGroup {...(props as RadioGroupProps)} value={value} onValueChange={setValue} />;
}

export const List = meta.story({
  render: () => <Held label="Оценка" hint="Покупателей Безака" options={rows} start="" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Оценка" })).toHaveAccessibleDescription(
      "Покупателей Безака",
    );
    await userEvent.click(canvas.getByRole("radio", { name: "Любой" }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /От 4 звёзд/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Без отзывов" })).toBeDisabled();
  },
});

export const Tiles = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Held variant="tiles" label="Оплата" options={payments} start="cash" />
      <Held variant="tiles" label="Доставка" options={deliveries} start="pickup" />
    </div>
  ),
});

export const TilesDark = meta.story({
  render: Tiles.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const TilesOnAPhone = meta.story({
  render: Tiles.input.render,
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const WithError = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Held label="Payment" options={payments} variant="tiles" required error="Choose how to pay" start="" />
      <Held label="Оценка" options={rows} error="Выберите одну строку" start="none" />
      <Held
        label="Razmer"
        options={sizes}
        variant="swatches"
        unavailableLabel="sotuvda yoʻq"
        error="Razmerni tanlang"
        start=""
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Payment" });
    await expect(group).toHaveAccessibleDescription("Choose how to pay");
    await expect(group).toHaveAttribute("aria-invalid", "true");
  },
});

export const WithErrorDark = meta.story({
  render: WithError.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const Swatches = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Held
        variant="swatches"
        unavailableLabel="нет в наличии"
        label="Цвет"
        options={colours}
        start="turquoise"
      />
      <Held variant="swatches" unavailableLabel="нет в наличии" label="Размер" options={sizes} start="38" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const black = canvas.getByRole("radio", { name: "Чёрный" });
    await expect(black).toHaveAccessibleDescription("нет в наличии");
    await expect(canvas.getByRole("radio", { name: "Белый" })).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByText("Чёрный"));
    await expect(black).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /гравировкой/ }));
    await expect(black).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    for (const swatch of canvas.getAllByRole("radio")) {
      const { width, height } = swatch.closest("label")!.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

export const SwatchesDark = meta.story({
  render: Swatches.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const SwatchesOnAPhone = meta.story({
  render: Swatches.input.render,
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
