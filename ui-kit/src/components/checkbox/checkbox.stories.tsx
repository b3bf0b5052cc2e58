import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({ component: Checkbox, args: { label: "Только в наличии" } });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Только в наличии"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <Checkbox label="Ipak Yoʻli" aside="128" defaultChecked />
      <Checkbox label="Барсеточная мастерская на Чорсу у братьев Каримовых" aside="12" />
      <Checkbox label="Все бренды" indeterminate />
      <Checkbox label="Недоступно" disabled />
      <Checkbox label="Недоступно, выбрано" disabled defaultChecked />
      <Checkbox label="Запомнить адрес" hint="Останется в этом браузере" />
      <Checkbox label="Согласен с условиями" error="Без согласия заказ не оформить" />
    </div>
  ),
});

export const StatesDark = meta.story({
  render: States.input.render,
  globals: { theme: "dark", viewport: { value: "w320" } },
});
