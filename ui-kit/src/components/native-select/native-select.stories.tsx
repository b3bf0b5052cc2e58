import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { NativeSelect } from "./native-select.tsx";

const options = [
  { value: "popularity", label: "По популярности" },
  { value: "price_asc", label: "Сначала дешёвые" },
  { value: "rating", label: "По оценке покупателей за последний месяц" },
  { value: "off", label: "Недоступно", disabled: true },
];

const meta = preview.meta({ component: NativeSelect, args: { label: "Порядок", options } });

function Held() {
  const [value, setValue] = useState("");
  return (
    <NativeSelect
      label="Порядок"
      options={options}
      placeholder="Выберите"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

export const Default = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Порядок" });
    await expect(select).toHaveDisplayValue("Выберите");
    await userEvent.selectOptions(select, "rating");
    await expect(select).toHaveValue("rating");
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <NativeSelect
        label="Порядок"
        options={options}
        placeholder="Выберите"
        error="Выберите порядок"
        required
      />
      <NativeSelect label="Sort by" options={options} defaultValue="rating" hint="For this list only" />
      <NativeSelect label="Tartib" options={options} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Порядок" })).toHaveAttribute("aria-invalid", "true");
    for (const select of canvas.getAllByRole("combobox")) {
      await expect(select.parentElement!.offsetHeight).toBe(44);
    }
  },
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
