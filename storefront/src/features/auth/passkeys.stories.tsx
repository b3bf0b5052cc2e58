import type { Passkey, passkeyRoutes } from "@bezak/contract/passkeys.ts";
import type { secondFactorRoutes } from "@bezak/contract/second-factor.ts";
import { http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ConfirmHost } from "../../app/confirm-host.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { Passkeys } from "./passkeys.tsx";

const keys: Passkey[] = [
  {
    id: "passkey_1",
    name: "Chrome, Windows",
    createdAt: "2026-11-01T10:00:00.000Z",
    lastUsedAt: "2026-11-20T10:00:00.000Z",
    synced: true,
  },
  {
    id: "passkey_2",
    name: "Ключ безопасности в сейфе с очень длинным названием для проверки",
    createdAt: "2026-11-02T10:00:00.000Z",
    lastUsedAt: null,
    synced: false,
  },
];

const having = (data: Passkey[]) =>
  http.get(`${base}/auth/passkeys`, () =>
    answer<(typeof passkeyRoutes)["passkeys"]>({ success: true, data }),
  );

const meta = preview.meta({
  title: "Auth/Passkeys",
  component: Passkeys,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/settings", person: buyer }) },
  render: () => (
    <main style={{ maxWidth: "44rem", padding: "1rem var(--shop-side)", display: "grid", gap: "1rem" }}>
      <Passkeys />
      <ConfirmHost />
    </main>
  ),
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Добавить ключ доступа" })).toBeEnabled();
  },
});

/** A passkey is renamed at once, and removed after the password. */
export const Some = meta.story({
  beforeEach({ msw }) {
    msw.use(having(keys));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Переименовать ключ «Chrome, Windows»" }),
    );
    const field = await screen.findByLabelText(/^Название/);
    await userEvent.clear(field);
    await expect(screen.getByRole("button", { name: "Сохранить" })).toBeDisabled();
    await userEvent.type(field, "Ноутбук");
    await userEvent.click(screen.getByRole("button", { name: "Сохранить" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Удалить ключ «Chrome, Windows»" }));
    const question = within(await screen.findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await userEvent.type(await screen.findByLabelText(/^Пароль/), "long-enough");
    // whoever has a passkey may confirm with it
    await screen.findByRole("button", { name: "Подтвердить ключом доступа" });
    await userEvent.click(screen.getByRole("button", { name: "Подтвердить" }));
    await screen.findByText("Ключ доступа удалён");
  },
});

/** An administrator's last factor: the question says that the panel closes, and it does. */
export const RemovingTheLastFactor = meta.story({
  parameters: scene({ path: "/settings", person: { ...buyer, role: "admin", adminRank: "support" } }),
  beforeEach({ msw }) {
    const state = { enabled: false, since: null, recoveryCodesLeft: 9, passkeys: 1, required: true };
    msw.use(
      having(keys.slice(0, 1)),
      http.get(`${base}/auth/second-factor`, () =>
        answer<(typeof secondFactorRoutes)["secondFactor"]>({ success: true, data: state }),
      ),
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Удалить ключ «Chrome, Windows»" }));
    const question = within(await screen.findByRole("dialog"));
    await expect(await question.findByText(/Панель закроется/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await userEvent.type(await screen.findByLabelText(/^Пароль/), "long-enough");
    await userEvent.click(screen.getByRole("button", { name: "Подтвердить" }));
    await screen.findByText("Ключ доступа удалён");
    await expect(getShop({ loaded }).session.state.get().user).toHaveProperty("secondFactorMissing", true);
  },
});

export const TenOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  beforeEach({ msw }) {
    msw.use(
      having(
        Array.from({ length: 10 }, (_, n) => ({ ...keys[n % 2]!, id: `passkey_${n}`, name: `Kalit ${n}` })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Kirish kaliti qoʻshish" })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
