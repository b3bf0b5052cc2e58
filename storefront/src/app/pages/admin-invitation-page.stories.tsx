import { http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import AdminInvitationPage from "./admin-invitation-page.tsx";

const at = (person: typeof buyer | null) => scene({ path: "/admin-invitation#token=open", person });
const found = (hasAccount: boolean, email = "a•••@example.uz") =>
  http.post(`${base}/admin-invitations/read`, () =>
    answer({
      success: true,
      data: { rank: "support", email, expiresAt: "2026-11-27T10:00:00.000Z", hasAccount },
    } as never),
  );

const meta = preview.meta({
  title: "Admin/InvitationPage",
  component: AdminInvitationPage,
  ...inShop,
  parameters: at(null),
  render: () => (
    <Routes>
      {["", "/uz", "/en"].map((start) => (
        <Route key={start} path={`${start}/admin-invitation`} element={<AdminInvitationPage />} />
      ))}
    </Routes>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(found(false));
  },
});

/** Somebody without an account chooses a name and a password. */
export const New = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Стать администратором" }));
    await expect(canvas.getByText("Напишите имя")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Имя/, { selector: "input" }), "Дилноза");
    await userEvent.type(canvas.getByLabelText(/ароль/, { selector: "input" }), "correct horse battery");
    await userEvent.click(canvas.getByRole("button", { name: "Стать администратором" }));
    const heading = await canvas.findByRole("heading", { name: "Вы в команде" });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** A buyer signs in first; the token waits in the tab. */
export const Guest = meta.story({
  beforeEach: ({ msw }) => msw.use(found(true)),
  play: async ({ canvas }) => {
    const login = await canvas.findByRole("link", { name: "Войти" });
    await expect(login.getAttribute("href")).toMatch(/%2Fadmin-invitation$/);
    await expect(sessionStorage.getItem("admin-invitation")).toBe("open");
  },
});

/** A token alone makes nobody an administrator: the password is asked for. */
export const Buyer = meta.story({
  parameters: at(buyer),
  beforeEach: ({ msw }) => msw.use(found(true, `${buyer.email[0]}•••@${buyer.email.split("@")[1]}`)),
  play: async ({ canvas, userEvent, loaded }) => {
    getShop({ loaded }).api.confirming.current?.drop();
    await userEvent.click(await canvas.findByRole("button", { name: "Принять приглашение" }));
    await userEvent.type(await screen.findByLabelText(/^Пароль/), "long-enough");
    await userEvent.click(screen.getByRole("button", { name: "Подтвердить" }));
    await expect(await canvas.findByRole("heading", { name: "Вы в команде" })).toHaveFocus();
  },
});

/** Signed in with another address than the invited one: the only way on is to leave. */
export const OtherAccount = meta.story({
  parameters: at(buyer),
  beforeEach: ({ msw }) => msw.use(found(true)),
  play: async ({ canvas, userEvent, loaded }) => {
    const { session, place } = getShop({ loaded });
    const leave = await canvas.findByRole("button", { name: "Выйти и войти в другой аккаунт" });
    await expect(canvas.getByText(/приглашение отправлено на другой адрес/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Принять приглашение" })).toBeNull();
    await userEvent.click(leave);
    await waitFor(() => expect(place.now?.search).toContain("admin-invitation"));
    await expect(session.state.get().user).toBeNull();
    await expect(sessionStorage.getItem("admin-invitation")).toBe("open");
  },
});

export const OtherAccountOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  parameters: scene({ path: "/uz/admin-invitation#token=open", person: buyer }),
  beforeEach: ({ msw }) => msw.use(found(true)),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Chiqib, boshqa hisobga kirish" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Somebody who is signed in elsewhere leaves first, and then chooses a name and a password. */
export const NewWhileSignedIn = meta.story({
  parameters: at(buyer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Выйти" }));
    await canvas.findByRole("button", { name: "Стать администратором" });
  },
});

export const Ended = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${base}/admin-invitations/read`, () => failure("invitation_invalid", "Не действует"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("adminTeam.join.invalidText"));
  },
});
