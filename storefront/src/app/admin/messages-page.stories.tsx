import type { User } from "@bezak/contract/auth.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { resetContactMessages, setStatusElsewhere } from "../../mocks/contact-message-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import MessagesPage from "./messages-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const phone = { viewport: { value: "w360" } };

const meta = preview.meta({
  title: "Admin/MessagesPage",
  component: MessagesPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/messages", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <MessagesPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetContactMessages();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** An answered message moves to the answered ones, where it can be opened again. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отметить ответ: № 12345678" }));
    await expect(await screen.findByText("Обращение № 12345678 отмечено как отвеченное")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
    await userEvent.click(canvas.getByRole("link", { name: "Отвеченные" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Открыть снова: № 12345678" }));
    await expect(await screen.findByText("Обращение № 12345678 снова среди новых")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
  },
});

export const MessageChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole("button", { name: "Закрыть: № 12345678" });
    setStatusElsewhere("cmsg_1", "answered");
    await userEvent.click(close);
    const card = within(canvas.getByRole("article", { name: "№ 12345678" }));
    await expect(await card.findByText(/Обращение изменилось/)).toBeVisible();
    await expect(card.getByText("Отвечено")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Обновить список" }));
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("article", { name: "№ 23456789" });
    await fits();
  },
});
