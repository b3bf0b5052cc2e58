import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { useToast } from "./toast-context.ts";
import type { ToastMessage } from "./toast-context.ts";
import { ToastProvider } from "./toast.tsx";

const undo = fn();

const messages: Record<string, ToastMessage> = {
  plain: { text: "Ссылка скопирована", duration: 1500 },
  success: { text: "Добавлено в корзину", tone: "success", action: { label: "Вернуть", onSelect: undo } },
  danger: { text: "Нет связи. Корзина сохранена в телефоне и отправится позже.", tone: "danger" },
};

function Triggers() {
  const toast = useToast();
  return Object.entries(messages).map(([name, message]) => (
    <Button key={name} onClick={() => toast.show(message)}>
      {name}
    </Button>
  ));
}

const meta = preview.meta({
  component: ToastProvider,
  args: { label: "Сообщения", closeLabel: "Скрыть", children: <Triggers /> },
});

export const All = meta.story({
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    for (const name of ["success", "danger"]) await userEvent.click(canvas.getByRole("button", { name }));
    const region = within(screen.getByRole("region", { name: "Сообщения" }));
    await expect(region.getByText("Добавлено в корзину")).toBeVisible();
    await userEvent.click(region.getByRole("button", { name: "Вернуть" }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(region.queryByText("Добавлено в корзину")).toBeNull();
    await expect(region.getByText(/Нет связи/)).toBeVisible();
  },
});

export const GoesAwayByItself = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "plain" }));
    await expect(screen.getByText("Ссылка скопирована")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Ссылка скопирована")).toBeNull(), { timeout: 5000 });
  },
});

export const DarkOnAPhone = meta.story({
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ["success", "danger"]) await userEvent.click(canvas.getByRole("button", { name }));
    await expect(screen.getByText("Добавлено в корзину")).toBeVisible();
  },
});
