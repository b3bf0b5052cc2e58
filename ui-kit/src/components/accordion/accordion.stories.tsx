import { expect } from "storybook/test";
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
