import type { authRoutes } from "@bezak/contract/auth.ts";
import type { SessionEnd } from "@bezak/contract/session-end.ts";
import { http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import AdminPanel from "./admin-panel.tsx";

type Auth = typeof authRoutes;

const admin = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" as const };

const lasting = (end: SessionEnd) =>
  http.get(`${base}/auth/session`, () => answer<Auth["sessionEnd"]>({ success: true, data: end }));

/** The end of an administrator's session. */
const meta = preview.meta({
  title: "Admin/SessionWatch",
  component: AdminPanel,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/users", person: admin }) },
  render: () => (
    <Routes>
      <Route path="/admin/*" element={<AdminPanel />} />
      <Route path="/uz/admin/*" element={<AdminPanel />} />
      <Route path="/en/admin/*" element={<AdminPanel />} />
    </Routes>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/auth/me`, () => answer<Auth["me"]>({ success: true, user: admin })),
      lasting({ secondsLeft: 1800, extendable: true }),
    );
  },
});

export const Warning = meta.story({
  beforeEach({ msw }) {
    msw.use(lasting({ secondsLeft: 118, extendable: true }));
  },
  play: async ({ userEvent, msw }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Вы выйдете через 2 минуты" }));
    const stay = dialog.getByRole("button", { name: "Остаться" });
    await waitFor(() => expect(stay).toHaveFocus());
    msw.use(lasting({ secondsLeft: 1800, extendable: true }));
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

export const TwelveHoursOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  parameters: scene({ path: "/uz/admin/users", person: admin }),
  beforeEach({ msw }) {
    msw.use(lasting({ secondsLeft: 45, extendable: false }));
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "1 daqiqadan soʻng chiqasiz" }));
    const act = dialog.getByRole("button", { name: "Tushunarli" });
    await expect(act).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(act);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** A failure of one check does not end the watch. */
export const AfterAFailure = meta.story({
  play: async ({ userEvent, msw, loaded }) => {
    const { queryClient } = getShop({ loaded });
    await waitFor(() => expect(queryClient.getQueryData(["auth", "end", 0])).toBeDefined());
    msw.use(http.get(`${base}/auth/session`, () => failure("overloaded", "Сервер занят")));
    await queryClient.refetchQueries({ queryKey: ["auth", "end"] });
    await expect(queryClient.getQueryState(["auth", "end", 0])?.status).toBe("error");
    msw.use(lasting({ secondsLeft: 100, extendable: true }));
    await queryClient.refetchQueries({ queryKey: ["auth", "end"] });
    const dialog = await screen.findByRole("alertdialog", { name: "Вы выйдете через 2 минуты" });
    msw.use(lasting({ secondsLeft: 1800, extendable: true }));
    // axe takes a head with a checkbox alone for empty while the page is hidden below the dialog
    await userEvent.click(within(dialog).getByRole("button", { name: "Остаться" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** A dialog that was open when the session ended stays, and cannot be read. */
export const EndedBelowADialog = meta.story({
  play: async ({ canvas, userEvent, msw, loaded }) => {
    const { queryClient } = getShop({ loaded });
    await canvas.findByRole("searchbox");
    await userEvent.keyboard("{Control>}k{/Control}");
    const below = await screen.findByRole("dialog");
    msw.use(http.get(`${base}/auth/session`, () => failure("session_expired", "Сеанс завершён")));
    await queryClient.invalidateQueries({ queryKey: ["auth", "end"] });
    await screen.findByRole("dialog", { name: "Войдите снова" });
    await expect(below).toBeInTheDocument();
    const { left, top, width, height } = below.getBoundingClientRect();
    for (const [x, y] of [
      [left + 2, top + 2],
      [left + width - 2, top + height - 2],
    ] as const)
      await expect(below).not.toContainElement(document.elementFromPoint(x, y) as HTMLElement);
    const overlay = document.querySelector("[data-backdrop=opaque]")!;
    await expect(getComputedStyle(overlay).backgroundColor).not.toMatch(/\/ ?0\.|rgba\(.*, 0?\.|transparent/);
  },
});

/** The page below stays as it was, hidden from whoever passes by. */
export const Ended = meta.story({
  play: async ({ canvas, userEvent, msw, loaded }) => {
    const { session, queryClient } = getShop({ loaded });
    const search = await canvas.findByRole("searchbox");
    await userEvent.type(search, "half a name");
    msw.use(http.get(`${base}/auth/session`, () => failure("session_expired", "Сеанс завершён")));
    await queryClient.invalidateQueries({ queryKey: ["auth", "end"] });
    const dialog = within(await screen.findByRole("dialog", { name: "Войдите снова" }));
    await expect(search).not.toBeVisible();
    await expect(dialog.getByLabelText(/^Электронная почта/)).toHaveValue("admin@bezak.uz");
    await waitFor(() => expect(dialog.getByLabelText(/^Пароль/)).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    msw.use(
      lasting({ secondsLeft: 1800, extendable: true }),
      http.post(`${base}/auth/login`, () =>
        answer<Auth["login"]>({ success: true, token: "next-token", user: admin, message: "" }),
      ),
    );
    await userEvent.type(dialog.getByLabelText(/^Пароль/), "long-enough");
    await userEvent.click(dialog.getByRole("button", { name: "Войти" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(session.token()).toBe("next-token");
    await expect(search).toBeVisible();
    await expect(search).toHaveValue("half a name");
  },
});
