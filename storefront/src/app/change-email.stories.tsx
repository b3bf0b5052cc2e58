import { expect, screen, within, type UserEventObject } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { ChangeEmailForm } from "../features/auth/change-email-form.tsx";
import { inShop, scene } from "../harness/shop-story.tsx";
import { buyer } from "../mocks/people-handlers.ts";
import { ConfirmHost } from "./confirm-host.tsx";

/** Changes the e-mail with the password and a mailed code. */
const meta = preview.meta({
  title: "Auth/ChangeEmail",
  component: ChangeEmailForm,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/settings", person: buyer }) },
  render: () => (
    <main style={{ maxWidth: "28rem", padding: "1rem var(--shop-side)" }}>
      <ChangeEmailForm />
      <ConfirmHost />
    </main>
  ),
});

const page = () => within(document.body);

async function ask(userEvent: UserEventObject, words: { email: RegExp; ask: string; password: RegExp }) {
  await userEvent.type(await page().findByLabelText(words.email), "novaya@example.uz");
  await userEvent.click(page().getByRole("button", { name: words.ask }));
  await userEvent.type(
    await screen.findByLabelText(words.password, { selector: "input" }),
    "long-enough{Enter}",
  );
}

export const Default = meta.story();

/** A wrong code, then the right one. */
export const Confirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask(userEvent, { email: /Новая почта/, ask: "Сменить почту", password: /^Пароль/ });
    const code = await canvas.findByLabelText(/Код из письма/);
    await expect(code).toHaveFocus();
    await userEvent.type(code, "654321");
    await userEvent.click(canvas.getByRole("button", { name: "Подтвердить почту" }));
    await canvas.findByText("Неверный код, или он устарел");
    await userEvent.clear(code);
    await userEvent.type(code, "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Подтвердить почту" }));
    await page().findByText("Почта изменена, остальные сеансы завершены");
    await expect(canvas.getByLabelText(/Новая почта/)).toHaveValue("");
  },
});

export const CodeOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await ask(userEvent, { email: /Yangi pochta/, ask: "Pochtani almashtirish", password: /^Parol/ });
    await canvas.findByLabelText(/Xatdagi kod/);
    await userEvent.click(canvas.getByRole("button", { name: "Pochtani tasdiqlash" }));
    await canvas.findByText("Xatdagi olti raqamni kiriting");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
