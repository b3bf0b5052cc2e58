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

export const RightDark = meta.story({ args: { ...args, side: "right" }, globals: { theme: "dark" } });

export const BottomOnAPhone = meta.story({
  args: { ...args, side: "bottom" },
  globals: { viewport: { value: "w360" } },
});

export const ClosedByTheCross = meta.story({
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
