import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog } from "./dialog.tsx";

const meta = preview.meta({ component: Dialog });

const args = {
  trigger: <Button>Отменить заказ</Button>,
  title: "Отменить заказ № 1042?",
  description: "Продавец ещё не начал собирать посылку, деньги не списаны.",
  closeLabel: "Закрыть",
  children: <TextField label="Причина" hint="Поможет продавцу стать лучше" />,
  footer: (
    <>
      <Button>Оставить</Button>
      <Button variant="danger">Отменить заказ</Button>
    </>
  ),
};

export const Closed = meta.story({ args });

export const Open = meta.story({ args: { ...args, open: true, onOpenChange: () => undefined } });

export const OpenDark = meta.story({
  args: { ...args, open: true, onOpenChange: () => undefined },
  globals: { theme: "dark" },
});

export const LongOnAPhone = meta.story({
  args: {
    ...args,
    open: true,
    onOpenChange: () => undefined,
    title: "Yetkazib berish va qaytarish shartlari toʻgʻrisida batafsil maʼlumot",
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Buyurtma 14 kun ichida qaytariladi.</p>),
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole("button", { name: "Оставить" })).toBeVisible();
    await waitFor(() => expect(dialog.querySelector("[tabindex='0']")).toHaveTextContent("14 kun"));
  },
});

export const FocusReturns = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Отменить заказ" });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog", { name: "Отменить заказ № 1042?" });
    await expect(dialog).toHaveAccessibleDescription(args.description);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 6; step += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
