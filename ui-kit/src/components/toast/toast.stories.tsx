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

export const DisappearsAutomatically = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "plain" }));
    await expect(screen.getByText("Ссылка скопирована")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Ссылка скопирована")).toBeNull());
  },
});

export const DarkOnAPhone = meta.story({
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ["success", "danger"]) await userEvent.click(canvas.getByRole("button", { name }));
    await expect(screen.getByText("Добавлено в корзину")).toBeVisible();
  },
});

const life = (text: string) => screen.getByText(text).closest("[data-tone]")!.querySelector("[style]")!;

/** While it has the keyboard focus it stays; afterwards the focus returns to where it was. */
export const WaitsForTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const trigger = canvas.getByRole("button", { name: "success" });
    await userEvent.click(trigger);
    const state = () => life("Добавлено в корзину").getAnimations()[0]?.playState;
    await waitFor(() => expect(state()).toBe("running"));
    const action = screen.getByRole("button", { name: "Вернуть" });
    while (document.activeElement !== action) await userEvent.tab();
    await waitFor(() => expect(state()).toBe("paused"));
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "danger" })).toHaveFocus();
  },
});

export const EscapeCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "danger" }));
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Скрыть" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByText(/Нет связи/)).toBeNull();
    await expect(canvas.getByRole("button", { name: "danger" })).toHaveFocus();
  },
});

export const ThreeAtMost = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (let press = 0; press < 5; press += 1)
      await userEvent.click(canvas.getByRole("button", { name: "danger" }));
    await expect(screen.getAllByText(/Нет связи/)).toHaveLength(3);
  },
});

const long: ToastMessage = {
  text: "Bu tovar omborda qolmadi, shuning uchun uni savatingizdan sevimlilarga koʻchirdik",
  tone: "danger",
  action: { label: "Sevimlilarni ochish", onSelect: undo },
};

function LongTrigger() {
  const toast = useToast();
  return <Button onClick={() => toast.show(long)}>Koʻrsatish</Button>;
}

export const LongTextOnAPhone = meta.story({
  args: { children: <LongTrigger /> },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Koʻrsatish" }));
    await expect(screen.getByText(long.text)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
