import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Accordion } from "./accordion.tsx";

const meta = preview.meta({ component: Accordion });

const args = {
  items: [
    { value: "when", title: "Qachon yetkazib berasiz?", content: "Toshkent boʻylab ertasiga." },
    {
      value: "back",
      title: "Qaytarib berish mumkinmi va buning uchun nima kerak?",
      content: "14 kun ichida.",
    },
    { value: "off", title: "Yopiq savol", content: "", disabled: true },
  ],
  defaultOpen: ["when"],
};

export const Default = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole("button", { name: /Qaytarib/ });
    await expect(second).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(second);
    await expect(canvas.getByText("14 kun ichida.")).toBeVisible();
    await expect(canvas.getByText("Toshkent boʻylab ertasiga.")).toBeVisible();
  },
});

export const DarkOnAPhone = meta.story({ args, globals: { theme: "dark", viewport: { value: "w320" } } });

export const ByKeys = meta.story({
  args: { ...args, headingLevel: 2 },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("button");
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
    first!.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.queryByText("14 kun ichida.")).toBeNull());
    await userEvent.keyboard("{Home}");
    await expect(first).toHaveFocus();
  },
});

export const LongInRussian = meta.story({
  args: {
    items: [
      {
        value: "return",
        title: "Что делать, если украшение не подошло по размеру, а упаковка уже вскрыта?",
        content: "Верните его в течение 14 дней. ".repeat(12),
      },
      { value: "chat", title: "Can I write to the seller?", content: "Yes, they answer within 2 hours." },
    ],
    defaultOpen: ["return"],
  },
});
