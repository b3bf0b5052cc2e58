import type { notificationsRoutes } from "@bezak/contract/notifications.ts";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { Route, Routes } from "react-router";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { reviewedFixtures } from "../../mocks/application-fixtures.ts";
import { resetApplications } from "../../mocks/application-handlers.ts";
import { resetContactMessages } from "../../mocks/contact-message-handlers.ts";
import { resetModeration } from "../../mocks/moderation-handlers.ts";
import { resetRefunds } from "../../mocks/refund-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import AdminPanel from "./admin-panel.tsx";

const admin = {
  ...buyer,
  id: "user_1",
  name: "Администратор",
  email: "admin@bezak.uz",
  role: "admin" as const,
};
const phone = { viewport: { value: "w320" } };
const list = "/admin/seller-applications";

/** Shows the applications to sell. */
const meta = preview.meta({
  title: "Applications/AdminPanel",
  component: AdminPanel,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: list, person: admin }) },
  render: () => (
    <Routes>
      <Route path="/admin/*" element={<AdminPanel />} />
      <Route path="/uz/admin/*" element={<AdminPanel />} />
      <Route path="/en/admin/*" element={<AdminPanel />} />
    </Routes>
  ),
  beforeEach(context) {
    resetApplications();
    inShop.beforeEach(context);
    context.msw.use(http.get(`${base}/auth/me`, () => answer({ success: true, user: admin } as never)));
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

const link = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.findByRole("link", { name });

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await link(canvas, /Олтин Ой/);
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: /^Ждут решения\s*2/ })).toHaveAttribute("aria-current");
  },
});

/** From the overview to what waits for a decision: one of their links is current. */
export const FirstPage = meta.story({
  globals: { viewport: { value: "w1440" } },
  parameters: scene({ path: "/admin", person: admin }),
  beforeEach() {
    resetModeration();
    resetRefunds();
    resetContactMessages();
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const overview = await canvas.findByRole("link", { name: /^Обзор$/ });
    await expect(overview).toHaveAttribute("aria-current");
    await userEvent.click(await canvas.findByRole("link", { name: /^Обращения 1 / }));
    await canvas.findByRole("heading", { level: 1, name: "Ждут решения" });
    await waitFor(() =>
      expect(getShop({ loaded }).place.now).toMatchObject({
        pathname: "/admin/waiting",
        search: "?kind=message",
      }),
    );
    await expect(canvas.getByRole("link", { name: /^Ждут решения$/ })).toHaveAttribute("aria-current");
    await expect(overview).not.toHaveAttribute("aria-current");
  },
});

/** On a phone the navigation is scrolled to the current page. */
export const LastSection = meta.story({
  parameters: scene({ path: "/admin/commission", person: admin }),
  globals: phone,
  play: async ({ canvas }) => {
    const open = await link(canvas, /^Комиссия$/);
    await expect(open).toHaveAttribute("aria-current", "page");
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});

export const All = meta.story({
  parameters: scene({ path: `${list}?status=all`, person: admin }),
  play: async ({ canvas }) => {
    await canvas.findAllByText("Одобрена");
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    const search = await canvas.findByRole("searchbox", { name: t("applications.search") });
    await userEvent.type(search, "такого нет{Enter}");
    await canvas.findByText(t("applications.nothingFound"));
    await waitFor(() => expect(new URLSearchParams(place.now?.search).get("q")).toBe("такого нет"));
  },
});

export const Approved = meta.story({
  parameters: scene({ path: `${list}/selapp_1`, person: admin }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("applications.approve") }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("applications.approve") }));
    const shop = await canvas.findByRole("link", { name: t("applications.toShop") });
    await expect(shop).toHaveAttribute("href", "/seller/oltin-oy");
    await expect(canvas.queryByRole("button", { name: t("applications.approve") })).toBeNull();
  },
});

export const RejectedWithAReason = meta.story({
  parameters: scene({ path: `${list}/selapp_2`, person: admin }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("applications.reject") }));
    const dialog = within(await screen.findByRole("dialog"));
    const send = dialog.getByRole("button", { name: t("applications.reject") });
    await userEvent.click(send);
    const reason = dialog.getByRole("textbox", { name: /^Причина/ });
    await expect(dialog.getByText(t("applications.reasonShort"))).toBeVisible();
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, "Нет фотографий товара");
    await userEvent.click(send);
    await expect(await canvas.findByText("Нет фотографий товара")).toBeVisible();
  },
});

/** The bell shows the number of unread notifications and opens the list. */
export const Notifications = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const bell = await canvas.findByRole("link", { name: /^Уведомления, непрочитанных: \d/ });
    await userEvent.click(bell);
    await canvas.findByRole("heading", { name: t("notifications.title") });
    await expect((await canvas.findAllByRole("article")).length).toBeGreaterThan(0);
  },
});

/** The empty list explains which notifications administrators get. */
export const NoNotificationsOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  parameters: scene({ path: "/admin/notifications", person: admin }),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${base}/notifications`, () =>
        answer<(typeof notificationsRoutes)["notifications"]>({
          success: true,
          data: [],
          pagination: { page: 1, limit: 20, total: 0, pages: 0 },
        }),
      ),
    ),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByText(t("notifications.noneForAdmin"));
    await expect(canvas.queryByRole("link", { name: t("common.toCatalog") })).toBeNull();
    await fits();
  },
});

/** Whoever decides second reads what the other has decided. */
export const DecidedElsewhere = meta.story({
  parameters: scene({ path: `${list}/selapp_1`, person: admin }),
  beforeEach({ msw }) {
    const decided = { status: "rejected", reason: "Нет документов на серебро" } as const;
    const current = { ...reviewedFixtures()[0], ...decided, version: "1763719200000001" };
    msw.use(
      http.put(`${base}/admin/seller-applications/:id/approve`, () =>
        failure("application_decided", "По этой заявке уже принято решение", { current }),
      ),
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("applications.approve") }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("applications.approve") }));
    await expect(await screen.findByText("По этой заявке уже принято решение")).toBeVisible();
    await expect(await canvas.findByText("Нет документов на серебро")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByRole("button", { name: t("applications.approve") })).toBeNull();
  },
});

export const NoSuchApplication = meta.story({
  parameters: scene({ path: `${list}/selapp_0`, person: admin }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { name: getShop({ loaded }).texts("applications.missing") });
  },
});

export const NotFoundPage = meta.story({
  parameters: scene({ path: "/admin/nothing", person: admin }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("admin.nowhere"));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/seller-applications`, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/admin/seller-applications`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ошибка")).toBeVisible();
  },
});

export const NotForABuyer = meta.story({
  parameters: scene({ path: list, person: buyer }),
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/auth/me`, () => answer({ success: true, user: buyer } as never))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("heading", { name: t("admin.notForYou") });
    await expect(canvas.queryByRole("link", { name: t("admin.nav.applications") })).toBeNull();
  },
});

export const Guest = meta.story({
  parameters: scene({ path: list, person: null }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("link", { name: t("nav.login") })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent(list)}`,
    );
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  parameters: scene({ path: `${list}?status=all`, person: admin }),
  play: async ({ canvas }) => {
    await link(canvas, /Саёҳат/);
    await fits();
  },
});

export const OneOnAPhone = meta.story({
  globals: phone,
  parameters: scene({ path: `${list}/selapp_2`, person: admin }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("applications.reject") });
    await fits();
  },
});
