import type { notificationsRoutes } from "@bezak/contract/notifications.ts";
import { delay, http } from "msw";
import { expect, screen } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { notificationFixtures } from "../../mocks/notification-fixtures.ts";
import { resetNotifications } from "../../mocks/notification-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import NotificationsPage from "./notifications-page.tsx";

const listed = notificationFixtures().filter(({ archived }) => !archived);
const phone = { viewport: { value: "w320" } };

const none = http.get(`${base}/notifications`, () =>
  answer<(typeof notificationsRoutes)["notifications"]>({
    success: true,
    data: [],
    pagination: { page: 1, limit: 20, total: 0, pages: 0 },
  }),
);

const meta = preview.meta({
  title: "Notifications/NotificationsPage",
  component: NotificationsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/notifications", person: buyer }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <NotificationsPage />
    </main>
  ),
  beforeEach(context) {
    resetNotifications();
    inShop.beforeEach(context);
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(listed.length);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const DeletedAndTakenBack = meta.story({
  globals: { language: "en" },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const [first] = await canvas.findAllByRole("article");
    await userEvent.click(canvas.getAllByRole("button", { name: t("notifications.delete") })[0]!);
    await expect(first).not.toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: t("notifications.undo") }));
    await expect(await canvas.findByText(listed[0]!.title)).toBeVisible();
  },
});

export const Archive = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("tab", { name: t("notifications.filters.archived") }));
    const back = await canvas.findByRole("button", { name: t("notifications.restore") });
    await userEvent.click(back);
    await expect(await canvas.findByText(t("notifications.noArchived"))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/notifications`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const waiting = await canvas.findByRole("group", { name: t("common.loading") });
    await expect(waiting).toHaveAttribute("aria-busy", "true");
  },
});

export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(none),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("notifications.none"))).toBeVisible();
  },
});

export const Failed = meta.story({
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/notifications`, () => failure("server_error", "Ошибка"), { once: true })),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("common.retry") }));
    await canvas.findAllByRole("article");
  },
});

export const Guest = meta.story({
  parameters: scene({ path: "/notifications", person: null }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      t("notifications.guest"),
    );
  },
});
