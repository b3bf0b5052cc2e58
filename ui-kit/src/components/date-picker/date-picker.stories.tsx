import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { TextField } from "../text-field/text-field.tsx";
import type { DateFormats } from "./date-formats.ts";
import { DatePicker } from "./date-picker.tsx";
import type { DatePickerProps } from "./date-picker.tsx";

const monday = new Date("2026-11-23T00:00:00Z");

/** Formats of Intl; the application passes its own texts, above all for Uzbek. */
function createFormats(locale: string): DateFormats {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (date: Date) => format.format(date);
  };
  const [short, long] = [write({ weekday: "short" }), write({ weekday: "long" })];
  return {
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = new Date(monday.getTime() + index * 86_400_000);
      return { short: short(day), long: long(day) };
    }),
    month: (year, month) => write({ month: "long", year: "numeric" })(new Date(Date.UTC(year, month - 1, 1))),
    day: (day) => write({ dateStyle: "full" })(new Date(`${day}T00:00:00Z`)),
  };
}

const uzbekMonths = "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr".split(" ");
const uzbekDays = "dushanba seshanba chorshanba payshanba juma shanba yakshanba".split(" ");
const uzbek: DateFormats = {
  weekdays: uzbekDays.map((long) => ({ short: long.slice(0, 2), long })),
  month: (year, month) => `${uzbekMonths[month - 1]} ${year}`,
  day: (day) => `${Number(day.slice(8))}-${uzbekMonths[Number(day.slice(5, 7)) - 1]}, ${day.slice(0, 4)}`,
};

const russian = createFormats("ru");
const texts = {
  label: "Дата доставки",
  formats: russian,
  invalidText: "Такой даты нет или она не подходит",
  openLabel: "Выбрать дату",
  previousLabel: "Прошлый месяц",
  nextLabel: "Следующий месяц",
  closeLabel: "Закрыть",
  placeholder: "ДД.ММ.ГГГГ",
};

const meta = preview.meta({
  component: DatePicker,
  args: { ...texts, value: "", onValueChange: fn() },
});

function Held(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <form aria-label={`Форма: ${props.label ?? texts.label}`} style={{ maxWidth: 320 }}>
      <DatePicker {...texts} {...props} name="day" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </form>
  );
}

export const Default = meta.story({ render: () => <Held hint="Курьер приедет с 9:00 до 21:00" required /> });

export const Typed = meta.story({
  render: () => <Held min="2026-11-21" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Дата доставки" });
    const value = canvas.getByRole("status");
    await userEvent.type(input, "23112026");
    await expect(input).toHaveValue("23.11.2026");
    await expect(value).toHaveTextContent("2026-11-23");
    await expect(new FormData(canvas.getByRole<HTMLFormElement>("form")).get("day")).toBe("2026-11-23");
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("23.11.202");
    await expect(value).toBeEmptyDOMElement();
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription("Такой даты нет или она не подходит");
    await userEvent.clear(input);
    await userEvent.type(input, "1.12.2026");
    await expect(value).toHaveTextContent("2026-12-01");
    await userEvent.clear(input);
    await userEvent.paste("2026-11-20");
    await expect(input).toHaveValue("20.11.2026");
    await userEvent.tab();
    await expect(input).toHaveAttribute("aria-invalid", "true");
  },
});

export const ByKeyboard = meta.story({
  render: () => <Held value="2026-11-25" min="2026-11-21" max="2027-12-31" />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Выбрать дату" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("dialog", { name: "Выбрать дату" })).toBeVisible();
    await expect(canvas.getByRole("grid", { name: /ноябрь 2026/ })).toBeVisible();
    const focused = () => document.activeElement?.getAttribute("aria-label");
    await expect(focused()).toBe(russian.day("2026-11-25"));
    await expect(document.activeElement).toHaveAttribute("aria-selected", "true");
    const steps = [
      ["{Home}", "2026-11-23"],
      ["{End}", "2026-11-29"],
      ["{ArrowRight}", "2026-11-30"],
      ["{ArrowUp}", "2026-11-23"],
      ["{ArrowUp}", "2026-11-21"],
      ["{PageDown}", "2026-12-21"],
      ["{Shift>}{PageDown}{/Shift}", "2027-12-21"],
      ["{PageUp}", "2027-11-21"],
      ["{ArrowDown}", "2027-11-28"],
      ["{ArrowLeft}", "2027-11-27"],
    ] as const;
    for (const [key, day] of steps) {
      await userEvent.keyboard(key);
      await expect(focused()).toBe(russian.day(day));
    }
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveValue("27.11.2027");
  },
});

export const ByPointer = meta.story({
  render: () => <Held value="2026-11-25" min="2026-11-21" max="2026-12-10" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Выбрать дату" }));
    await expect(canvas.getByRole("button", { name: "Прошлый месяц" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("gridcell", { name: russian.day("2026-11-20") }));
    await expect(canvas.getByRole("dialog")).toBeVisible();
    const next = canvas.getByRole("button", { name: "Следующий месяц" });
    await userEvent.click(next);
    await expect(canvas.getByRole("grid", { name: /декабрь 2026/ })).toBeVisible();
    await expect(next).toBeDisabled();
    await userEvent.click(canvas.getByRole("gridcell", { name: russian.day("2026-12-09") }));
    await expect(canvas.getByRole("textbox")).toHaveValue("09.12.2026");
    await userEvent.click(canvas.getByRole("button", { name: "Выбрать дату" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("textbox")).toHaveValue("09.12.2026");
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <Held label="Chegirma boshlanadi" error="Sanani tanlang" placeholder="KK.OO.YYYY" formats={uzbek} />
      <Held label="Delivered on" value="2026-11-25" readOnly formats={createFormats("en")} />
      <Held label="Недоступно" value="2026-11-25" disabled />
      <TextField label="Рядом с полем той же высоты" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("textbox").map((input) => input.parentElement!.offsetHeight);
    await expect(new Set(heights)).toEqual(new Set([44]));
  },
});

export const StatesDark = meta.story({
  render: States.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const Open = meta.story({
  render: () => <Held label="Delivery" value="2026-11-25" min="2026-11-21" formats={createFormats("en")} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Выбрать дату" }));
    const dialog = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(dialog.top).toBeGreaterThanOrEqual(
      canvas.getByRole("textbox").getBoundingClientRect().bottom,
    );
  },
});

export const OpenDarkOnAPhone = meta.story({
  render: () => <Held label="Sana" value="2026-08-31" formats={uzbek} />,
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Выбрать дату" }));
    const dialog = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(dialog.width).toBe(320);
    await expect(Math.round(dialog.bottom)).toBe(window.innerHeight);
    for (const day of canvas.getAllByRole("gridcell", { name: /avgust/ })) {
      await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
