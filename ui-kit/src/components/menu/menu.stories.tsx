import { LogOut, Package, User } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "./menu.tsx";

const signOut = fn();

const meta = preview.meta({ component: Menu });

const args = {
  trigger: <Button icon={<User aria-hidden />}>Дилноза</Button>,
  align: "start",
  children: (
    <>
      <MenuLabel>dilnoza@example.uz</MenuLabel>
      <MenuItem asChild>
        <a href="#orders">
          <Package aria-hidden /> Мои заказы
        </a>
      </MenuItem>
      <MenuItem disabled>Избранное</MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} tone="danger" onSelect={signOut}>
        Выйти
      </MenuItem>
    </>
  ),
} as const;

export const Default = meta.story({ args });

const open = { open: true, onOpenChange: () => undefined } as const;

export const Open = meta.story({ args: { ...args, ...open } });

export const OpenDark = meta.story({
  args: { ...args, ...open },
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const ByKeyboard = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    signOut.mockClear();
    const trigger = canvas.getByRole("button", { name: "Дилноза" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const orders = await screen.findByRole("menuitem", { name: "Мои заказы" });
    await waitFor(() => expect(orders).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ByLettersAndArrows = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Дилноза" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    const orders = await screen.findByRole("menuitem", { name: "Мои заказы" });
    await waitFor(() => expect(orders).toHaveFocus());
    const last = screen.getByRole("menuitem", { name: "Выйти" });
    await userEvent.keyboard("в");
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await expect(orders).toHaveFocus();
    // past the disabled one
    await userEvent.keyboard("{ArrowDown}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
});

export const LongInUzbekOnAPhone = meta.story({
  args: {
    ...args,
    ...open,
    children: (
      <>
        <MenuLabel>dilnoza.karimova.samarqand@example.uz</MenuLabel>
        <MenuItem icon={<Package aria-hidden />}>Buyurtmalarim va qaytarilgan mahsulotlar tarixi</MenuItem>
        <MenuItem icon={<LogOut aria-hidden />} tone="danger">
          Hisobdan chiqish
        </MenuItem>
      </>
    ),
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
