import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Switch } from "./switch.tsx";
import type { SwitchProps } from "./switch.tsx";

const meta = preview.meta({
  component: Switch,
  args: { label: "Сообщать о снижении цены", checked: false, onCheckedChange: fn() },
});

function Held(props: Partial<SwitchProps>) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return <Switch label="Тёмная тема" {...props} checked={checked} onCheckedChange={setChecked} />;
}

export const Default = meta.story({
  render: () => <Held hint="Пишем не чаще раза в день" label="Сообщать о снижении цены" />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("switch", { name: "Сообщать о снижении цены" });
    await expect(control).toHaveAccessibleDescription("Пишем не чаще раза в день");
    await userEvent.click(canvas.getByText("Сообщать о снижении цены"));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Held label="Письма о заказах" checked />
      <Held label="SMS о доставке" hint="Только в день доставки" />
      <Held label="Реклама" disabled />
      <Held label="Важные письма" hint="Их нельзя выключить" checked disabled />
      <Held label="Do not disturb at night" error="Not saved: no connection. Try once more." />
      <Held
        label="Chegirmalar boshlanganda va sevimli mahsulotlar narxi tushganda darhol xabar berilsin"
        checked
      />
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
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const row of canvas.getAllByRole("switch")) {
      await expect(row.closest("label")!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const SubmitsWithTheForm = meta.story({
  render: () => (
    <form aria-label="Настройки">
      <Held name="letters" value="yes" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const posted = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("letters");
    await expect(posted()).toBeNull();
    await userEvent.click(canvas.getByRole("switch"));
    await expect(posted()).toBe("yes");
  },
});
