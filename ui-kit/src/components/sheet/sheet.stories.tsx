import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { pull } from "./pull.ts";
import { Sheet } from "./sheet.tsx";

const meta = preview.meta({ component: Sheet });

const cities = ["Ташкент", "Самарканд", "Бухара", "Хива", "Наманган", "Андижан"];

const args = {
  open: true,
  onOpenChange: () => undefined,
  title: "Город доставки",
  closeLabel: "Закрыть",
  children: cities.map((name) => <Checkbox key={name} label={name} />),
  footer: (
    <Button variant="primary" wide>
      Показать 128 товаров
    </Button>
  ),
} as const;

export const OnAPhone = meta.story({ args, globals: { viewport: { value: "w360" } } });

export const OnAPhoneDark = meta.story({
  args,
  tags: ["twin"],
  globals: { theme: "dark", viewport: { value: "w360" } },
});

export const OnADesktop = meta.story({ args, globals: { viewport: { value: "w1280" } } });

export const ShortInEnglish = meta.story({
  args: { ...args, title: "Remove the bag?", children: "It stays in your favourites.", footer: undefined },
  globals: { viewport: { value: "w320" } },
});

export const LongOnASmallPhone = meta.story({
  args: {
    ...args,
    title: "Yetkazib berish shaharlari va topshirish punktlari roʻyxati",
    description: "Punktni tanlang: buyurtma ertasiga soat 18:00 gacha yetib keladi.",
    children: Array.from({ length: 30 }, (_, line) => (
      <Checkbox key={line} label={`Toshkent shahri, Chilonzor tumani, ${line + 1}-mavze`} />
    )),
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    const sheet = await screen.findByRole("dialog");
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.92 + 1);
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(screen.getByRole("button", { name: "Показать 128 товаров" })).toBeVisible();
  },
});

export const FocusStaysAndReturns = meta.story({
  args: { ...args, open: undefined, trigger: <Button>Выбрать город</Button> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Выбрать город" });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole("dialog", { name: "Город доставки" });
    for (let step = 0; step < 10; step += 1) {
      await userEvent.tab();
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

const openChanged = fn();

/** Controlled by an application that may refuse to close it, as with unsaved changes. */
function Guarded({ allow }: { allow: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      {...args}
      open={open}
      onOpenChange={(next) => {
        openChanged(next);
        if (allow) setOpen(next);
      }}
    />
  );
}

export const DraggedDown = meta.story({
  render: () => <Guarded allow />,
  globals: { viewport: { value: "w360" } },
  play: async () => {
    openChanged.mockClear();
    const title = await screen.findByText("Город доставки");
    const sheet = screen.getByRole("dialog");
    await pull(title, [20, 40]);
    await expect(openChanged).not.toHaveBeenCalled();
    await waitFor(() => expect(sheet.style.translate).toBe(""));
    await pull(title, [60, 140, 200, sheet.offsetHeight * 0.5]);
    await expect(openChanged).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const ReopensWhenTheParentKeepsItOpen = meta.story({
  render: () => <Guarded allow={false} />,
  globals: { viewport: { value: "w360" } },
  play: async () => {
    openChanged.mockClear();
    const sheet = await screen.findByRole("dialog");
    await pull(screen.getByText("Город доставки"), [60, 140, sheet.offsetHeight * 0.6]);
    await expect(openChanged).toHaveBeenCalledOnce();
    await waitFor(() => expect(sheet.style.translate).toBe(""));
  },
});

export const ScrolledBodyScrollsFirst = meta.story({
  args: { ...LongOnASmallPhone.input.args, onOpenChange: openChanged },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    openChanged.mockClear();
    const sheet = await screen.findByRole("dialog");
    const row = screen.getByText("Toshkent shahri, Chilonzor tumani, 12-mavze");
    row.scrollIntoView();
    await pull(row, [60, 200, sheet.offsetHeight * 0.6]);
    await expect(openChanged).not.toHaveBeenCalled();
    // nothing left to scroll back to
    row.closest("[tabindex]")!.scrollTop = 0;
    await pull(row, [60, 200, sheet.offsetHeight * 0.6]);
    await expect(openChanged).toHaveBeenCalledWith(false);
  },
});
