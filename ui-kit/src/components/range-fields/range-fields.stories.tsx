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
  render: () => <Held format={(value) => value.toLocaleString("ru-RU")} />,
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole<HTMLInputElement>("textbox", { name: "до" });
    await userEvent.type(to, "2500000");
    await expect(to.value.replace(/\s/g, " ")).toBe("2 500 000");
  },
});

export const ErrorDarkOnAPhone = meta.story({
  args: { value: { from: 900000, to: 100000 }, error: "Меньшее число должно стоять первым" },
  globals: { theme: "dark", viewport: { value: "w320" } },
});
