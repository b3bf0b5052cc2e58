import { LayoutGrid, List } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SegmentedControl } from "./segmented-control.tsx";

const meta = preview.meta({ component: SegmentedControl });

function View() {
  const [value, setValue] = useState<"grid" | "list">("grid");
  return (
    <SegmentedControl
      label="Вид"
      options={[
        { value: "grid", label: "Сеткой", icon: <LayoutGrid aria-hidden /> },
        { value: "list", label: "Списком", icon: <List aria-hidden /> },
      ]}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const Icons = meta.story({
  render: () => <View />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Списком" }));
    await expect(canvas.getByRole("radio", { name: "Списком" })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "Сеткой" })).toBeChecked();
  },
});

function Period() {
  const [value, setValue] = useState<"day" | "week" | "month">("week");
  const options = [
    { value: "day", label: "Kun" },
    { value: "week", label: "Hafta" },
    { value: "month", label: "Oy" },
  ] as const;
  return <SegmentedControl label="Davr" options={options} value={value} onValueChange={setValue} />;
}

export const Words = meta.story({ render: () => <Period /> });

export const WordsDark = meta.story({ render: () => <Period />, tags: ["twin"], globals: { theme: "dark" } });

function Long() {
  const [value, setValue] = useState<"courier" | "pickup">("courier");
  const options = [
    { value: "courier", label: "Kuryer orqali yetkazish" },
    { value: "pickup", label: "Punktdan olib ketish" },
  ] as const;
  return <SegmentedControl label="Usul" options={options} value={value} onValueChange={setValue} />;
}

export const LongTextOnAPhone = meta.story({
  render: () => <Long />,
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const option of canvas.getAllByRole("radio")) {
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
