import { CreditCard } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { DigitField } from "./digit-field.tsx";
import type { DigitFieldProps } from "./digit-field.tsx";

const card = { label: "Номер карты", groups: [4, 4, 4, 4], autoComplete: "cc-number" };
const month = { label: "Срок", groups: [2, 4], separator: "/", placeholder: "ММ/ГГ" };
const asMonth = (digits: string) => (/^[2-9]/.test(digits) ? `0${digits}` : digits);

const meta = preview.meta({
  component: DigitField,
  args: { ...card, value: "", onValueChange: () => undefined },
});

function Held({ value: first = "", ...props }: Partial<DigitFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DigitField {...card} {...props} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

export const Default = meta.story({
  render: () => <Held start={<CreditCard aria-hidden />} hint="16 цифр на лицевой стороне" />,
});

export const Typing = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Номер карты" });
    await userEvent.type(input, "8600x123456789012345");
    await expect(input).toHaveValue("8600 1234 5678 9012");
    await expect(canvas.getByRole("status")).toHaveTextContent("8600123456789012");
    await expect(input).not.toHaveAttribute("name");
    await userEvent.clear(input);
    await userEvent.paste("8600-1234 5678 9012");
    await expect(input).toHaveValue("8600 1234 5678 9012");
    input.setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("8601 2345 6789 012");
    await expect(input.selectionStart).toBe(3);
  },
});

export const Month = meta.story({
  render: () => <Held {...month} understand={asMonth} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Срок" });
    await userEvent.type(input, "527");
    await expect(input).toHaveValue("05/27");
    await userEvent.clear(input);
    await userEvent.paste("11/2028");
    await expect(input).toHaveValue("11/2028");
  },
});

const states = () => (
  <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
    <Held value="860012345678" />
    <Held {...month} value="1320" error="Такого месяца нет" />
    <Held label="SMSdagi kod" groups={[6]} value="111111" disabled />
    <Held label="The code that your bank has just sent to the telephone of the card" groups={[6]} required />
  </div>
);

export const States = meta.story({ render: states });

export const StatesDark = meta.story({ render: states, tags: ["twin"], globals: { theme: "dark" } });

export const OnAPhone = meta.story({
  render: states,
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
