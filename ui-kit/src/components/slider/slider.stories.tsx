import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Slider } from "./slider.tsx";

const sum = (value: number) => `${value.toLocaleString("ru-RU")} сум`;
const limits = { min: 0, max: 5_000_000, step: 50_000 };

const meta = preview.meta({
  component: Slider,
  args: {
    label: "Цена",
    ...limits,
    value: [500_000, 2_000_000],
    onValueChange: fn(),
    thumbLabels: ["от", "до"],
    format: sum,
  },
});

const committed = fn();

function Prices({ disabled, error }: { disabled?: boolean; error?: string }) {
  const [value, setValue] = useState<readonly [number, number]>([500_000, 2_000_000]);
  return (
    <div style={{ maxWidth: 360 }}>
      <Slider
        label="Цена"
        hint="Шаг 50 000 сум"
        {...limits}
        value={value}
        disabled={disabled}
        error={error}
        onValueChange={setValue}
        onValueCommit={committed}
        thumbLabels={["Цена от", "Цена до"]}
        format={sum}
        minDistance={1}
      />
    </div>
  );
}

function Weight() {
  const [value, setValue] = useState(300);
  return (
    <div style={{ maxWidth: 360 }}>
      <Slider
        label="Ogʻirligi"
        value={value}
        onValueChange={setValue}
        min={0}
        max={1000}
        step={10}
        format={(grams) => `${grams} g`}
        minLabel="yengil"
        maxLabel="ogʻir"
      />
    </div>
  );
}

export const PriceRange = meta.story({
  render: () => <Prices />,
  play: async ({ canvas, userEvent }) => {
    committed.mockClear();
    const from = canvas.getByRole("slider", { name: "Цена от" });
    const to = canvas.getByRole("slider", { name: "Цена до" });
    await expect(from).toHaveAccessibleDescription("Шаг 50 000 сум");
    from.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(from.getAttribute("aria-valuetext")?.replace(/\s/g, " ")).toBe("550 000 сум");
    await expect(committed).toHaveBeenLastCalledWith([550_000, 2_000_000]);
    await userEvent.keyboard("{PageUp}{Home}");
    await expect(from).toHaveAttribute("aria-valuenow", "0");
    to.focus();
    await userEvent.keyboard("{End}");
    await expect(to).toHaveAttribute("aria-valuenow", "5000000");
  },
});

const moved = fn();

export const ThumbsKeepTheirDistance = meta.story({
  render: () => (
    <Slider
      label="Цена"
      {...limits}
      value={[1_950_000, 2_000_000]}
      onValueChange={moved}
      thumbLabels={["от", "до"]}
      minDistance={1}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    moved.mockClear();
    canvas.getByRole("slider", { name: "от" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(moved).toHaveBeenCalledWith([1_900_000, 2_000_000]);
  },
});

export const OneThumb = meta.story({
  render: () => <Weight />,
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole("slider", { name: "Ogʻirligi" });
    thumb.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(thumb).toHaveAttribute("aria-valuetext", "290 g");
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Prices />
      <Prices disabled />
      <Prices error="В этих пределах нет товаров: раздвиньте их" />
      <Weight />
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
