import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

const texts = { label: "Количество", decreaseLabel: "Меньше", increaseLabel: "Больше" };

const meta = preview.meta({
  component: QuantityStepper,
  args: { ...texts, value: 2, onValueChange: fn(), max: 5 },
});

function Held() {
  const [value, setValue] = useState(1);
  return <QuantityStepper {...texts} max={5} value={value} onValueChange={setValue} />;
}

export const Default = meta.story({});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start", maxWidth: 240 }}>
      <QuantityStepper {...args} size="small" />
      <QuantityStepper {...args} />
      <QuantityStepper {...args} wide />
      <QuantityStepper {...args} disabled />
    </div>
  ),
});

export const SizesDark = meta.story({
  render: Sizes.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const StaysWithinLimits = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole("textbox", { name: "Количество" });
    const more = canvas.getByRole("button", { name: "Больше" });
    await expect(canvas.getByRole("button", { name: "Меньше" })).toBeDisabled();
    for (let press = 0; press < 6; press += 1) await userEvent.click(more);
    await expect(number).toHaveValue("5");
    await expect(more).toBeDisabled();
    await userEvent.tripleClick(number);
    await userEvent.keyboard("0{Enter}");
    await expect(number).toHaveValue("1");
    await userEvent.tripleClick(number);
    await userEvent.keyboard("77");
    await userEvent.tab();
    await expect(number).toHaveValue("5");
  },
});

export const RemovesAtTheMinimum = meta.story({
  args: { onRemove: fn(), removeLabel: "Убрать", value: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Убрать" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const ArrowKeysStep = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole("textbox", { name: "Количество" });
    number.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(number).toHaveValue("2");
    await userEvent.keyboard("4{Escape}");
    await expect(number).toHaveValue("2");
  },
});

export const WideOnAPhone = meta.story({
  args: { wide: true, onRemove: fn(), removeLabel: "Savatdan olib tashlash", value: 1 },
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(42);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(42);
    }
  },
});
