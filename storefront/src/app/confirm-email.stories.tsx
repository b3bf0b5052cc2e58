import { http } from "msw";
import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { ConfirmEmail } from "../features/auth/confirm-email.tsx";
import { inShop, scene } from "../harness/shop-story.tsx";
import { getTexts } from "../i18n/load-messages.ts";
import { base, failure } from "../mocks/answers.ts";
import { newcomer } from "../mocks/people-handlers.ts";

/** An unconfirmed address in the settings; the application to sell shows the same component. */
const meta = preview.meta({
  title: "Auth/ConfirmEmail",
  component: ConfirmEmail,
  ...inShop,
  tags: ["!autodocs"],
  args: { user: newcomer, text: getTexts("ru")("security.unconfirmedText") },
  parameters: { layout: "fullscreen", ...scene({ path: "/settings", person: newcomer }) },
  render: (args) => (
    <main style={{ maxWidth: "44rem", padding: "1rem var(--shop-side)" }}>
      <ConfirmEmail {...args} />
    </main>
  ),
});

const page = () => within(document.body);

export const Default = meta.story();

/** A wrong code, then another one is requested and entered. */
export const Confirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(/Код из письма/);
    await userEvent.type(code, "654321");
    await userEvent.click(canvas.getByRole("button", { name: "Подтвердить почту" }));
    await canvas.findByText("Неверный код, или он устарел");
    await userEvent.click(canvas.getByRole("button", { name: "Отправить новый код" }));
    await canvas.findByText("Мы отправили новый код, прежний больше не подойдёт.");
    await userEvent.clear(code);
    await userEvent.type(code, "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Подтвердить почту" }));
    await page().findByText("Почта подтверждена");
  },
});

export const TooManyMails = meta.story({
  beforeEach({ msw }) {
    const many = () => failure("too_many_requests", "Слишком много попыток. Попробуйте позже");
    msw.use(http.post(`${base}/auth/ask-email-confirmation`, many));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отправить новый код" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Слишком много попыток");
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  args: { text: getTexts("uz")("security.unconfirmedText") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pochtani tasdiqlash" }));
    await canvas.findByText("Xatdagi olti raqamni kiriting");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
