import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({ component: Checkbox, args: { label: "Только в наличии" } });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Только в наличии"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
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
      <Checkbox label="Remember the address" hint="It stays in this browser" />
      <Checkbox label="Согласен с условиями" error="Без согласия заказ не оформить" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Все бренды" })).toBePartiallyChecked();
    await expect(canvas.getByRole("checkbox", { name: "Remember the address" })).toHaveAccessibleDescription(
      "It stays in this browser",
    );
    for (const row of canvas.getAllByRole("checkbox")) {
      await expect(row.closest("label")!.offsetHeight).toBeGreaterThanOrEqual(44);
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

function Consent() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Checkbox
      label="Shartlarga roziman"
      checked={agreed}
      error={agreed ? undefined : "Rozilik belgilanmagan"}
      onChange={(event) => setAgreed(event.currentTarget.checked)}
    />
  );
}

export const ErrorDisappearsWhenCorrected = meta.story({
  render: () => <Consent />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toHaveAccessibleDescription("Rozilik belgilanmagan");
    await userEvent.click(box);
    await expect(box).not.toHaveAttribute("aria-invalid");
    await expect(box).not.toHaveAttribute("aria-describedby");
  },
});
