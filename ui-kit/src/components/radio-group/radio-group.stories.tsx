import { Banknote, CreditCard, Wallet } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { RadioGroup } from "./radio-group.tsx";
import type { RadioGroupProps } from "./radio-group.tsx";

const options = [
  { value: "cash", label: "Наличными", hint: "Курьеру при получении", icon: <Banknote aria-hidden /> },
  { value: "card", label: "Картой", hint: "Uzcard, Humo, Visa", icon: <CreditCard aria-hidden /> },
  { value: "wallet", label: "Кошельком", hint: "Скоро", icon: <Wallet aria-hidden />, disabled: true },
];

const meta = preview.meta({
  component: RadioGroup,
  args: { label: "Оплата", options, value: "cash", onValueChange: () => undefined },
});

function Held(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState("cash");
  return <RadioGroup label="Оплата" options={options} {...props} value={value} onValueChange={setValue} />;
}

export const Default = meta.story({
  render: () => (
    <Held options={options.map(({ icon: _, ...option }) => ({ ...option, aside: "25 000 сум" }))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Наличными/ }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Картой/ })).toBeChecked();
  },
});

export const Tiles = meta.story({ render: () => <Held layout="tiles" /> });

export const TilesDark = meta.story({ render: () => <Held layout="tiles" />, globals: { theme: "dark" } });

export const TilesErrorOnAPhone = meta.story({
  render: () => <Held layout="tiles" required error="Выберите способ оплаты" />,
  globals: { viewport: { value: "w320" } },
});
