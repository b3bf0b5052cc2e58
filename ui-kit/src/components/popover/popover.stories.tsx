import { CircleHelp } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Popover } from "./popover.tsx";

const meta = preview.meta({ component: Popover });

const args = {
  trigger: <Button>Когда привезут?</Button>,
  title: "Завтра до 18:00",
  closeLabel: "Закрыть",
  children: (
    <p>
      Закажите до 15:00, и курьер приедет на следующий день. В области едем два-три дня.{" "}
      <a href="#delivery">О доставке</a>
    </p>
  ),
};

const open = { open: true, onOpenChange: () => undefined };

export const Closed = meta.story({ args });

export const Open = meta.story({ args: { ...args, ...open } });

export const OpenDark = meta.story({
  args: { ...args, ...open },
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const OfAnIcon = meta.story({
  args: {
    ...args,
    ...open,
    trigger: (
      <IconButton label="Why this price?">
        <CircleHelp aria-hidden />
      </IconButton>
    ),
    title: "Price of the last 30 days",
    closeLabel: "Close",
    children: "The struck-through price is the lowest one of the last 30 days before the sale.",
  },
});

export const LongOnAPhone = meta.story({
  args: {
    ...args,
    ...open,
    title: "Yetkazib berish muddati qanday hisoblanadi va nimalarga bogʻliq?",
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line}>Buyurtma soat 15:00 gacha berilsa, kuryer ertasiga keladi.</p>
    )),
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    const popover = await screen.findByRole("dialog");
    await waitFor(() => expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await waitFor(() => expect(popover.querySelector("[tabindex='0']")).toHaveTextContent("15:00"));
  },
});

export const ByKeyboard = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Когда привезут?" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "Завтра до 18:00" });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "О доставке" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ClosesByThePage = meta.story({
  args,
  render: (props) => (
    <>
      <Popover {...props} />
      <p>Страница рядом</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Когда привезут?" }));
    await screen.findByRole("dialog");
    await userEvent.click(canvas.getByText("Страница рядом"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});
