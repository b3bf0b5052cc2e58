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

const long = "Мастерская кожаных изделий и аксессуаров братьев Каримовых на старом Чорсу";

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <Held label="Shahar" placeholder="Tanlang" error="Shaharni tanlang" required />
      <Held label="City" value="samarkand" disabled />
      <Held label="Бренд" options={[{ value: "long", label: long }]} value="long" />
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox", { name: "Shahar" });
    await expect(trigger).toHaveAccessibleDescription("Shaharni tanlang");
    for (const box of canvas.getAllByRole("combobox")) await expect(box.offsetHeight).toBe(44);
  },
});

export const StatesDark = meta.story({
  render: States.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const OpenedDarkOnAPhone = meta.story({
  render: () => <Held options={[...options, { value: "long", label: long, hint: long }]} value="long" />,
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await screen.findByRole("listbox");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const row of screen.getAllByRole("option")) {
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    // While open, Radix hides the focusable trigger from screen readers, which axe reports.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
});
