import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { adminStatsRoutes } from "@bezak/contract/admin-stats.ts";
import type { authRoutes, User } from "@bezak/contract/auth.ts";
import { http } from "msw";
import { Route, Routes } from "react-router";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { quietStats } from "../../mocks/admin-stats-fixtures.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import AdminPanel from "./admin-panel.tsx";

type Auth = typeof authRoutes;
type Stats = typeof adminStatsRoutes;

const of = (adminRank: AdminRank | null): User => ({
  ...buyer,
  id: "user_1",
  email: "admin@bezak.uz",
  role: "admin",
  adminRank,
});

const at = (path: string, person: User) => ({
  layout: "fullscreen" as const,
  ...scene({ path, person }),
});

/** The panel of ranks that may do little: no link and no button leads to a refusal. */
const meta = preview.meta({
  title: "Admin/NarrowRank",
  component: AdminPanel,
  ...inShop,
  tags: ["!autodocs"],
  globals: { viewport: { value: "w1440" } },
  parameters: at("/admin", of("content")),
  render: () => (
    <Routes>
      <Route path="/admin/*" element={<AdminPanel />} />
      <Route path="/uz/admin/*" element={<AdminPanel />} />
    </Routes>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    const { person } = (context.parameters as { shop: { person?: User } }).shop;
    const stats = { ...quietStats(), gmv: null, revenue: null };
    context.msw.use(
      http.get(`${base}/auth/me`, () => answer<Auth["me"]>({ success: true, user: person ?? of("content") })),
      http.get(`${base}/auth/session`, () =>
        answer<Auth["sessionEnd"]>({ success: true, data: { secondsLeft: 1800, extendable: true } }),
      ),
      http.get(`${base}/admin/stats`, () => answer<Stats["adminStats"]>({ success: true, data: stats })),
    );
  },
});

/** Content sees neither money nor links to buyers and orders. */
export const Content = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table"));
    await table.findByRole("row", { name: /Аккаунты/ });
    await expect(table.queryByRole("row", { name: /Оборот|Доход/ })).toBeNull();
    const links = table.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual([
      "/admin/sellers",
      expect.stringMatching(/^\/admin\/sellers\?from=([\d-]+)&to=\1$/),
      "/admin/products?status=published",
    ]);
  },
});

/** The list of shops without owners and balances, and without an empty column of actions. */
export const ShopsOfContent = meta.story({
  parameters: at("/admin/sellers", of("content")),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table"));
    await waitFor(() => expect(table.getAllByRole("row").length).toBeGreaterThan(1));
    const headers = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    for (const hidden of [/Владел/, /Баланс/, /Действия/])
      await expect(headers.some((header) => hidden.test(header ?? ""))).toBe(false);
    await expect(canvas.queryByRole("option", { name: /аланс/ })).toBeNull();
  },
});

export const ShopsOfContentOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  parameters: at("/admin/sellers", of("content")),
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** A rank that was taken opens no page, until an owner gives another one. */
export const NoRank = meta.story({
  parameters: at("/admin", of(null)),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Магазины" })).toBeNull();
  },
});

/** A refusal by rank means that it has changed: the navigation follows what the server says. */
export const LostRank = meta.story({
  parameters: at("/admin/users", of("manager")),
  beforeEach({ msw }) {
    msw.use(
      http.get(`${base}/admin/users`, () => failure("rank_required", "Это может делать только владелец")),
    );
  },
  play: async ({ canvas, msw, loaded }) => {
    msw.use(http.get(`${base}/auth/me`, () => answer<Auth["me"]>({ success: true, user: of("content") })));
    await getShop({ loaded }).queryClient.invalidateQueries();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Пользователи" })).toBeNull());
    await expect(getShop({ loaded }).session.state.get().user).toMatchObject({ adminRank: "content" });
  },
});
