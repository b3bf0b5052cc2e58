import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { RangeFields } from "./range-fields.tsx";
import type { Range } from "./range-fields.tsx";

const texts = { label: "Цена, сум", fromLabel: "от", toLabel: "до" };

const meta = preview.meta({
  component: RangeFields,
  args: { ...texts, value: { from: null, to: null }, onValueChange: fn(), onCommit: fn() },
});

const committed = fn();
const grouped = (value: number) => value.toLocaleString("ru-RU");

function Held({ format }: { format?: (value: number) => string }) {
  const [value, setValue] = useState<Range>({ from: null, to: null });
  return (
    <RangeFields
      {...texts}
      value={value}
      onValueChange={setValue}
      onCommit={committed}
      fromPlaceholder="15 000"
      toPlaceholder="4 900 000"
      format={format}
    />
  );
}

export const Default = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    committed.mockClear();
    await userEvent.type(canvas.getByRole("textbox", { name: "от" }), "10a0000");
    await expect(committed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(committed).toHaveBeenCalledWith({ from: 100000, to: null });
  },
});

export const Grouped = meta.story({
  render: () => <Held format={grouped} />,
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole<HTMLInputElement>("textbox", { name: "до" });
    await userEvent.type(to, "2500000");
    await expect(to.value.replace(/\s/g, " ")).toBe("2 500 000");
  },
});

export const CaretStaysInTheMiddle = meta.story({
  render: () => <Held format={grouped} />,
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole<HTMLInputElement>("textbox", { name: "от" });
    const shown = () => [from.value.replace(/\s/g, " "), from.selectionStart];
    await userEvent.type(from, "1000000");
    await expect(shown()).toEqual(["1 000 000", 9]);
    from.setSelectionRange(3, 3);
    await userEvent.keyboard("2");
    await expect(shown()).toEqual(["10 200 000", 4]);
    await userEvent.keyboard("x");
    await expect(shown()).toEqual(["10 200 000", 4]);
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(shown()).toEqual(["100 000", 1]);
  },
});

export const SeparatorIsNoObstacle = meta.story({
  render: () => <Held format={grouped} />,
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole<HTMLInputElement>("textbox", { name: "от" });
    const shown = () => [from.value.replace(/\s/g, " "), from.selectionStart];
    await userEvent.type(from, "1234567");
    from.setSelectionRange(2, 2);
    await userEvent.keyboard("{Backspace}");
    await expect(shown()).toEqual(["234 567", 0]);
    from.setSelectionRange(3, 3);
    await userEvent.keyboard("{Delete}");
    await expect(shown()).toEqual(["23 467", 4]);
  },
});

export const CommitsOnBlur = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    committed.mockClear();
    await userEvent.type(canvas.getByRole("textbox", { name: "до" }), "500");
    await userEvent.tab();
    await expect(committed).toHaveBeenCalledWith({ from: null, to: 500 });
  },
});

export const ErrorDarkOnAPhone = meta.story({
  args: {
    label: "Narxi, soʻm",
    fromLabel: "dan",
    toLabel: "gacha",
    value: { from: 900000, to: 100000 },
    error: "Kichik son birinchi turishi kerak",
  },
  globals: { theme: "dark", viewport: { value: "w320" } },
});
