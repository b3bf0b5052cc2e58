import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Select } from "./select.tsx";
import type { SelectProps } from "./select.tsx";

const options = [
  { value: "tashkent", label: "Ташкент", hint: "Завтра, бесплатно от 300 000 сум" },
  { value: "samarkand", label: "Самарканд", hint: "Через два дня" },
  { value: "nukus", label: "Нукус", hint: "Временно не доставляем", disabled: true },
];

const meta = preview.meta({
  component: Select,
  args: { label: "Город", options, value: "", onValueChange: () => undefined },
});

function Held(props: Partial<SelectProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <Select
      label="Город"
      placeholder="Выберите город"
      options={options}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const Default = meta.story({ render: () => <Held hint="От города зависит срок" /> });

export const ChosenByKeyboard = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("combobox", { name: "Город" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(trigger).toHaveTextContent("Самарканд");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ErrorDark = meta.story({
  args: { error: "Shaharni tanlang", label: "Shahar", placeholder: "Tanlang", required: true },
  globals: { theme: "dark" },
});
