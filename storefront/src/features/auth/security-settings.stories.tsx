import type { authRoutes } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { endViewing } from "../../lib/open-view.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { devices, resetDevices } from "../../mocks/account-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { SecuritySettings } from "./security-settings.tsx";

const sessions = `${base}/auth/sessions`;

const meta = preview.meta({
  title: "Auth/SecuritySettings",
  component: SecuritySettings,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/settings", person: buyer }) },
  render: () => (
    <main style={{ maxWidth: "44rem", padding: "1rem var(--shop-side)" }}>
      <SecuritySettings />
    </main>
  ),
  beforeEach(context) {
    resetDevices();
    inShop.beforeEach(context);
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(devices.length);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("listitem");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** An administrator sees the shop as the user: how the account is secured is not shown, who saw it is. */
export const InAView = meta.story({
  beforeEach() {
    sessionStorage.setItem("view", "1");
    return () => endViewing();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/видит только сам человек/)).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "Кто смотрел от вашего имени" })).toBeVisible();
    await expect(canvas.queryByLabelText(/пароль/i)).toBeNull();
  },
});

export const OneDevice = meta.story({
  beforeEach({ msw }) {
    const data = devices.filter(({ current }) => current);
    msw.use(http.get(sessions, () => answer<(typeof authRoutes)["sessions"]>({ success: true, data })));
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(sessions, () => delay("infinite")));
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(sessions, () => failure("server_error", "Произошла ошибка на сервере")));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
});
