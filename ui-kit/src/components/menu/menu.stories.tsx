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

export const Open = meta.story({ args: { ...args, open: true } });

export const OpenDark = meta.story({ args: { ...args, open: true }, globals: { theme: "dark" } });

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
