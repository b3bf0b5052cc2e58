import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { PhoneField } from "./phone-field.tsx";
import type { PhoneFieldProps } from "./phone-field.tsx";

const meta = preview.meta({
  component: PhoneField,
  args: { label: "Telefon", value: "", onValueChange: () => undefined },
});

function Held(props: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <>
      <PhoneField label="Telefon" {...props} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

export const Default = meta.story({ render: () => <Held hint="Kuryer shu raqamga qoʻngʻiroq qiladi" /> });

export const Typing = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Telefon" });
    await userEvent.type(input, "901234567x8");
    await expect(input).toHaveValue("90 123 45 67");
    await expect(canvas.getByRole("status")).toHaveTextContent("+998901234567");
    await userEvent.clear(input);
    await userEvent.paste("+998 (93) 765-43-21");
    await expect(input).toHaveValue("93 765 43 21");
  },
});

const forms = ["+998 90 123-45-67", "901234567", "998901234567", "00998 (90) 123 45 67", "90.123.45.67"];

export const PastedInAnyForm = meta.story({
  render: () => <Held value="+998931112233" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Telefon" });
    for (const form of forms) {
      await userEvent.click(input);
      input.setSelectionRange(2, 2);
      await userEvent.paste(form);
      await expect(input).toHaveValue("90 123 45 67");
      await userEvent.keyboard("{Backspace}");
      await expect(input).not.toHaveValue("90 123 45 67");
    }
  },
});

export const PartIsPastedAtTheCaret = meta.story({
  render: () => <Held value="+99890" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Telefon" });
    await userEvent.click(input);
    await userEvent.paste("123-45");
    await expect(input).toHaveValue("90 123 45");
  },
});

export const SeparatorIsNoObstacle = meta.story({
  render: () => <Held value="+998901234567" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Telefon" });
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("91 234 56 7");
    await expect(input.selectionStart).toBe(1);
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <Held label="Phone" hint="The courier calls before coming" />
      <Held label="Телефон" value="+998901234567" readOnly />
      <Held label="Телефон в заказе" value="+998901234567" disabled />
      <Held label="Telefon" value="+99890123" error="Raqam toʻliq emas: toʻqqizta raqam kerak" required />
    </div>
  ),
});

export const StatesDark = meta.story({
  render: States.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const StatesOnAPhone = meta.story({
  render: States.input.render,
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const CaretStaysInTheMiddle = meta.story({
  render: () => <Held value="+998901234567" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Telefon" });
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("90 234 56 7");
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard("5");
    await expect(input).toHaveValue("90 523 45 67");
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard("x");
    await expect(input).toHaveValue("90 523 45 67");
    await expect(input.selectionStart).toBe(4);
  },
});
