import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { TextField } from "../text-field/text-field.tsx";
import type { ComboboxOption } from "./combobox-option.ts";
import { Combobox } from "./combobox.tsx";
import type { ComboboxProps } from "./combobox.tsx";

const options: ComboboxOption[] = [
  { value: "tashkent", label: "Ташкент", hint: "Завтра, бесплатно от 300 000 сум" },
  { value: "samarkand", label: "Самарканд", hint: "Через два дня" },
  { value: "nukus", label: "Нукус", hint: "Временно не доставляем", disabled: true },
  { value: "bukhara", label: "Бухара" },
  { value: "andijan", label: "Андижан" },
  { value: "fergana", label: "Фергана" },
  { value: "namangan", label: "Наманган" },
  { value: "urgench", label: "Ургенч" },
  { value: "termez", label: "Термез" },
  { value: "new-samarkand", label: "Новый Самарканд" },
];
const texts = {
  label: "Город",
  emptyText: "Такого города нет",
  countText: (count: number) => `Городов: ${count}`,
  placeholder: "Начните вводить",
};

const meta = preview.meta({
  component: Combobox,
  args: { ...texts, options, value: "", onValueChange: fn() },
});

function Held(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <form
      aria-label={`Форма: ${props.label ?? texts.label}`}
      style={{ maxWidth: 420 }}
      onSubmit={(event) => event.preventDefault()}
    >
      <Combobox
        {...texts}
        options={options}
        {...(props as object)}
        name="city"
        value={value}
        onValueChange={setValue}
      />
      <output>{value}</output>
    </form>
  );
}

export const Default = meta.story({ render: () => <Held hint="От города зависит срок" required /> });

export const ByKeyboard = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("combobox", { name: "Город" });
    await userEvent.type(input, "самар");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    const rows = canvas.getAllByRole("option");
    await expect(rows.map((row) => row.firstChild?.firstChild?.textContent)).toEqual([
      "Самарканд",
      "Новый Самарканд",
    ]);
    await expect(input).toHaveAttribute("aria-activedescendant", rows[0]!.id);
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Городов: 2");
    await userEvent.keyboard("{ArrowDown}");
    await expect(input).toHaveAttribute("aria-activedescendant", rows[1]!.id);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(input).toHaveValue("Самарканд");
    await expect(input).toHaveFocus();
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect(new FormData(form).get("city")).toBe("samarkand");
  },
});

export const ArrowsSkipDisabledOptions = meta.story({
  render: () => <Held value="samarkand" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox", { name: "Город" });
    input.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { name: /^Самарканд/ })).toHaveAttribute("data-highlighted");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { name: "Бухара" })).toHaveAttribute("data-highlighted");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(input).toHaveValue("Самарканд");
  },
});

export const ByPointer = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox", { name: "Город" });
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole("option", { name: /Нукус/ }));
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await userEvent.click(canvas.getByRole("option", { name: "Бухара" }));
    await expect(input).toHaveValue("Бухара");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const TypedTextIsNotAValue = meta.story({
  render: () => <Held value="bukhara" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox", { name: "Город" });
    await userEvent.type(input, "xyz", { initialSelectionStart: 0, initialSelectionEnd: 6 });
    await expect(canvas.getAllByText("Такого города нет")[1]).toBeVisible();
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await expect(input).toHaveValue("Бухара");
    await userEvent.type(input, "термез", { initialSelectionStart: 0, initialSelectionEnd: 6 });
    await userEvent.tab();
    await expect(input).toHaveValue("Термез");
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(canvas.getAllByRole("status").at(-1)).toBeEmptyDOMElement();
  },
});

export const Clearable = meta.story({
  render: () => <Held value="bukhara" clearable={true} clearLabel={"Убрать город"} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Убрать город" }));
    const input = canvas.getByRole("combobox", { name: "Город" });
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Убрать город" })).toBeNull();
  },
});

const queryChanged = fn();

function Remote({ loading }: { loading: boolean }) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState("");
  const found = options.filter(({ label }) => label.toLowerCase().startsWith(query));
  return (
    <Combobox
      {...texts}
      options={found.slice(0, 3)}
      value={chosen?.value ?? ""}
      valueLabel={chosen?.label ?? ""}
      onValueChange={(_, option) => setChosen(option)}
      onQueryChange={(text) => {
        queryChanged(text);
        setQuery(text);
      }}
      loading={loading}
      loadingText="Ищем…"
    />
  );
}

export const RemoteSearch = meta.story({
  render: () => <Remote loading={false} />,
  play: async ({ canvas, userEvent }) => {
    queryChanged.mockClear();
    const input = canvas.getByRole("combobox", { name: "Город" });
    await userEvent.type(input, "тер");
    await expect(queryChanged).toHaveBeenLastCalledWith("тер");
    await userEvent.keyboard("{Enter}");
    await expect(queryChanged).toHaveBeenLastCalledWith("");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(input).toHaveValue("Термез");
  },
});

export const Loading = meta.story({
  render: () => <Remote loading />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox", { name: "Город" });
    await userEvent.type(input, "т");
    await expect(canvas.getAllByText("Ищем…")[1]).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("");
  },
});

export const EscapeClosesTheListFirst = meta.story({
  render: () => (
    <Dialog title="Адрес" closeLabel="Закрыть" trigger={<Button>Открыть</Button>}>
      <Held />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Открыть" }));
    const dialog = await waitFor(() => document.querySelector<HTMLElement>("[role=dialog]")!);
    const input = await waitFor(() => dialog.querySelector<HTMLInputElement>("[role=combobox]")!);
    await userEvent.type(input, "бух");
    await expect(dialog.querySelector("[role=listbox]")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(dialog.querySelector("[role=listbox]")).toBeNull();
    await expect(input).toHaveValue("");
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <Held label="Shahar" error="Shaharni roʻyxatdan tanlang" required />
      <Held label="City, read only" value="bukhara" readOnly />
      <Held label="Недоступно" value="bukhara" disabled />
      <TextField label="Рядом с полем той же высоты" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ["combobox", "textbox"].flatMap((role) =>
      canvas.getAllByRole(role).map((input) => input.parentElement!.offsetHeight),
    );
    await expect(new Set(heights)).toEqual(new Set([44]));
  },
});

export const StatesDark = meta.story({
  render: States.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

const long = "Мастерская кожаных изделий и аксессуаров братьев Каримовых на старом Чорсу";

export const OpenDarkOnAPhone = meta.story({
  render: () => (
    <div style={{ paddingBlockEnd: 400 }}>
      <Held label="Бренд" options={[{ value: "long", label: long, hint: long }, ...options]} value="long" />
    </div>
  ),
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Бренд" }));
    const list = canvas.getByRole("listbox").parentElement!.getBoundingClientRect();
    await expect(list.right).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const row of canvas.getAllByRole("option"))
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const OpensUpwards = meta.story({
  render: () => (
    <div style={{ position: "fixed", insetBlockEnd: 8, insetInline: 16 }}>
      <Held />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("combobox", { name: "Город" });
    await userEvent.click(input);
    const list = canvas.getByRole("listbox").parentElement!.getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
  },
});
