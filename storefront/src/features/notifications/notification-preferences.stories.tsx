import { delay, http } from "msw";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { resetNotifications } from "../../mocks/notification-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { NotificationPreferences } from "./notification-preferences.tsx";

const phone = { viewport: { value: "w320" } };

const meta = preview.meta({
  title: "Notifications/NotificationPreferences",
  component: NotificationPreferences,
  ...inShop,
  parameters: scene({ path: "/settings", person: buyer }),
  beforeEach(context) {
    resetNotifications();
    inShop.beforeEach(context);
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const mail = await canvas.findByRole("switch", {
      name: new RegExp(`^${t("notifications.channels.mail")}.*${t("notifications.kinds.price_drop")}$`),
    });
    await expect(mail).not.toBeChecked();
    await userEvent.click(mail);
    await expect(mail).toBeChecked();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("switch");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const English = meta.story({ globals: { language: "en" } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/notifications/preferences`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("group", { name: t("common.loading") });
  },
});

export const Refused = meta.story({
  tags: ["!autodocs"],
  beforeEach: ({ msw }) =>
    msw.use(http.put(`${base}/notifications/preferences`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas, userEvent }) => {
    const [, mail] = await canvas.findAllByRole("switch");
    await userEvent.click(mail!);
    await expect(await canvas.findByText("Ошибка")).toBeVisible();
    await expect(mail).toBeChecked();
  },
});
