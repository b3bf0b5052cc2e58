import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Drawer } from "./drawer.tsx";

const meta = preview.meta({ component: Drawer });

const args = {
  open: true,
  onOpenChange: () => undefined,
  side: "left",
  title: "Каталог",
  closeLabel: "Закрыть",
  children: ["Украшения", "Сумки", "Часы", "Платки"].map((name) => <Checkbox key={name} label={name} />),
  footer: (
    <Button variant="primary" wide>
      Показать 128 товаров
    </Button>
  ),
} as const;

export const Left = meta.story({ args });

export const LeftOnAPhone = meta.story({ args, globals: { viewport: { value: "w320" } } });

export const Right = meta.story({ args: { ...args, side: "right" } });

export const RightDark = meta.story({
  args: { ...args, side: "right" },
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const ClosesByTheCloseButton = meta.story({
  args: { ...args, open: undefined, trigger: <Button>Каталог</Button>, hideTitle: true },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Каталог" });
    await userEvent.click(trigger);
    await screen.findByRole("dialog", { name: "Каталог" });
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const LongInUzbekOnAPhone = meta.story({
  args: {
    ...args,
    title: "Telefon va avtomobil uchun aksessuarlar turkumlari",
    children: Array.from({ length: 30 }, (_, line) => (
      <Checkbox key={line} label={`Magnitli ushlagichlar va zaryadlash qurilmalari ${line + 1}`} />
    )),
  },
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await expect(drawer.getBoundingClientRect().right).toBeLessThanOrEqual(320 - 40);
    await expect(screen.getByRole("button", { name: "Показать 128 товаров" })).toBeVisible();
    await waitFor(() => expect(drawer.querySelector("[tabindex='0']")).not.toBeNull());
  },
});
