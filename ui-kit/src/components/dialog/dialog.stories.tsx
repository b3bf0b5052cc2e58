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
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const Small = meta.story({
  args: { ...args, open: true, onOpenChange: () => undefined, size: "small" },
  globals: { viewport: { value: "w1280" } },
});

export const Large = meta.story({
  args: { ...args, open: true, onOpenChange: () => undefined, size: "large" },
  globals: { viewport: { value: "w1280" } },
});

export const WithHiddenTitle = meta.story({
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: "Size chart",
    hideTitle: true,
    closeLabel: "Close",
    children: "Bags: small 20 cm, medium 26 cm, large 32 cm.",
  },
  globals: { viewport: { value: "w320" } },
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

export const ClosesByTheBackdrop = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Отменить заказ" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(dialog.previousElementSibling!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const PageStaysInPlace = meta.story({
  args,
  render: (props) => (
    <div style={{ minHeight: "200vh" }}>
      <Dialog {...props} />
      <p style={{ textAlign: "end" }}>Край страницы</p>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const edge = canvas.getByText("Край страницы");
    const before = edge.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Отменить заказ" }));
    await screen.findByRole("dialog");
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    await expect(edge.getBoundingClientRect()).toEqual(before);
  },
});
