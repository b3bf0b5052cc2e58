import type { SecondFactor as State, secondFactorRoutes } from "@bezak/contract/second-factor.ts";
import { delay, http } from "msw";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ConfirmHost } from "../../app/confirm-host.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { SecondFactor } from "./second-factor.tsx";

type Routes = typeof secondFactorRoutes;

const path = `${base}/auth/second-factor`;

const off: State = { enabled: false, since: null, recoveryCodesLeft: 0, passkeys: 0, required: false };

const on: State = { ...off, enabled: true, since: "2026-11-01T12:00:00.000Z", recoveryCodesLeft: 9 };

const answering = (data: State) =>
  http.get(path, () => answer<Routes["secondFactor"]>({ success: true, data }));

const meta = preview.meta({
  title: "Auth/SecondFactor",
  component: SecondFactor,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/settings", person: buyer }) },
  render: () => (
    <main style={{ maxWidth: "44rem", padding: "1rem var(--shop-side)" }}>
      <SecondFactor />
      <ConfirmHost />
    </main>
  ),
});

export const On = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText("Осталось 9 резервных кодов");
  },
});

export const Required = meta.story({
  beforeEach({ msw }) {
    msw.use(answering({ ...off, required: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/нужен вход по коду или ключ доступа/)).toBeVisible();
  },
});

/** Without the codes the panel closes, which the question says. */
export const SwitchingOffWhatIsRequired = meta.story({
  beforeEach({ msw }) {
    msw.use(answering({ ...on, required: true }));
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { session } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: "Выключить" }));
    const question = within(await screen.findByRole("dialog"));
    await expect(question.getByText(/Панель закроется, пока вы не включите его снова/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Выключить" }));
    await userEvent.type(await screen.findByLabelText(/^Пароль/), "long-enough");
    await userEvent.click(screen.getByRole("button", { name: "Подтвердить" }));
    await screen.findByText("Вход по коду выключен");
    await expect(session.state.get().user).toHaveProperty("secondFactorMissing", true);
  },
});

/** Recovery codes replace a passkey too: whoever has passkeys alone sees and renews them. */
export const PasskeysAlone = meta.story({
  beforeEach({ msw }) {
    msw.use(answering({ ...off, recoveryCodesLeft: 1, passkeys: 2, required: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Остался 1 резервный код");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Выключить" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Создать новые коды" }));
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Создать новые коды" }),
    );
    await userEvent.type(await screen.findByLabelText(/^Пароль/), "long-enough");
    await userEvent.click(screen.getByRole("button", { name: "Подтвердить" }));
    await canvas.findByRole("heading", { name: "Резервные коды" });
  },
});

/** With passkeys the panel stays open without the codes. */
export const SwitchingOffBesidePasskeys = meta.story({
  beforeEach({ msw }) {
    msw.use(answering({ ...on, passkeys: 1, required: true }));
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { session } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: "Выключить" }));
    const question = within(await screen.findByRole("dialog"));
    await expect(question.getByText(/Ключи доступа и резервные коды останутся/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Выключить" }));
    await userEvent.type(await screen.findByLabelText(/^Пароль/), "long-enough");
    await userEvent.click(screen.getByRole("button", { name: "Подтвердить" }));
    await screen.findByText("Вход по коду выключен");
    await expect(session.state.get().user).not.toHaveProperty("secondFactorMissing");
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(path, () => delay("infinite")));
  },
});

export const SwitchingOn = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(off));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Включить вход по коду" }));
    await userEvent.type(await screen.findByLabelText(/^Пароль/), "long-enough");
    await userEvent.click(screen.getByRole("button", { name: "Подтвердить" }));
    await canvas.findByRole("img", { name: "QR-код для приложения-аутентификатора" });
    const wrong =
      "Код не подошёл или уже использован. Введите следующий код из приложения или другой резервный код";
    msw.use(http.post(`${path}/switch-on`, () => failure("second_factor_invalid", wrong), { once: true }));
    const field = canvas.getByLabelText(/Код из приложения/);
    await userEvent.type(field, "111111");
    await userEvent.click(canvas.getByRole("button", { name: "Включить" }));
    await canvas.findByText(wrong);
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Включить" }));
    await expect(await canvas.findByRole("heading", { name: "Резервные коды" })).toHaveFocus();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await screen.findByText("Вход по коду включён, остальные сеансы завершены");
  },
});

export const SettingUpOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  beforeEach({ msw }) {
    msw.use(answering(off));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Kod bilan kirishni yoqish" }));
    await userEvent.type(await screen.findByLabelText(/^Parol(?! bilan|ni)/), "long-enough");
    await userEvent.click(screen.getByRole("button", { name: "Tasdiqlash" }));
    await canvas.findByRole("img", { name: "Autentifikator ilovasi uchun QR-kod" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
