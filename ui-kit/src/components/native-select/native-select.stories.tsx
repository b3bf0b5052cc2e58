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

export const ErrorDark = meta.story({
  args: { error: "Выберите порядок", required: true },
  globals: { theme: "dark", viewport: { value: "w320" } },
});
