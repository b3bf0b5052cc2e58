import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Field } from "./field.tsx";
import { reportEarlyInput } from "./report-early-input.ts";

const meta = preview.meta({ component: Field });

/** For a control of the application. */
export const AroundAnyControl = meta.story({
  args: {
    label: "Файл с остатками",
    hint: "CSV или XLSX",
    error: "Выберите файл",
    required: true,
    children: ({ "aria-required": _, ...control }) => (
      <input type="file" {...control} style={{ minHeight: 44 }} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Файл/)).toHaveAccessibleDescription("Выберите файл CSV или XLSX");
  },
});

const long =
  "Yetkazib berish manzili (koʻcha, uy, xonadon; agar hovli boʻlsa, darvoza rangi va yaqin atrofdagi moʻljal)";

export const LongTextDarkOnAPhone = meta.story({
  args: {
    label: long,
    hint: `Kuryer uchun: ${long}`,
    error: long,
    required: true,
    children: (control) => <input type="text" {...control} style={{ minHeight: 44, width: "100%" }} />,
  },
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const KeepsTextTypedBeforeHydration = meta.story({
  args: AroundAnyControl.input.args,
  play: async () => {
    const heard = fn();
    const input = document.createElement("input");
    input.addEventListener("input", () => heard(input.value));
    reportEarlyInput(input);
    await expect(heard).not.toHaveBeenCalled();
    input.value = "Dilnoza";
    reportEarlyInput(input);
    await expect(heard.mock.calls).toEqual([["Dilnoza"]]);
  },
});
