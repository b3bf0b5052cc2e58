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

export const WithError = meta.story({
  args: { value: "+99890123", error: "Номер неполный: нужно девять цифр", required: true },
  globals: { theme: "dark" },
});

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
  },
});
