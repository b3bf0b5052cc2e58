import type { authRoutes, User } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import {
  changeUserElsewhere,
  resetAdministeredUsers,
  userAdminHandlers,
} from "../../mocks/user-admin-handlers.ts";
import UserPage from "./user-page.tsx";
import UsersPage from "./users-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (id: string) => scene({ path: `/admin/users/${id}`, person: admin });

/** One user, to block, sign out, promote or close. */
const meta = preview.meta({
  title: "Admin/UserPage",
  component: UserPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("cus_7") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((language) => (
          <Route key={language} path={`${language}/admin/users`}>
            <Route index element={<UsersPage />} />
            <Route path=":id" element={<UserPage />} />
          </Route>
        ))}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredUsers();
  },
});

type Canvas = ReturnType<typeof within>;

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const button = (canvas: Canvas, name: string) => canvas.findByRole("button", { name });
const openDialog = async () => within(await screen.findByRole("dialog"));
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** A block needs a reason; afterwards the same button, which still has the focus, unblocks. */
export const BlockedAndUnblocked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, "Заблокировать"));
    const dialog = await openDialog();
    await expect(dialog.getByText(/Причину мы отправим письмом на malika@example\.uz/)).toBeVisible();
    const act = dialog.getByRole("button", { name: "Заблокировать" });
    await userEvent.click(act);
    const field = dialog.getByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveAccessibleDescription(/не меньше 3 символов/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Поддельные отзывы");
    await userEvent.click(act);
    await expect(await canvas.findByText("Причина: Поддельные отзывы")).toBeVisible();
    await noDialog();
    await expect(canvas.queryByRole("button", { name: "Завершить все сеансы" })).toBeNull();
    const unblock = canvas.getByRole("button", { name: "Разблокировать" });
    await waitFor(() => expect(unblock).toHaveFocus());
    await userEvent.click(unblock);
    await userEvent.click((await openDialog()).getByRole("button", { name: "Разблокировать" }));
    await expect(await screen.findByText("Аккаунт «Малика Каримова» разблокирован")).toBeVisible();
    await button(canvas, "Заблокировать");
  },
});

/** The view is started with a reason and opened by a link of its own, which no other page gets. */
export const SeenAsThePerson = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, "Посмотреть от имени"));
    const dialog = await openDialog();
    await expect(dialog.getByText(/Человеку придёт уведомление с вашей причиной/)).toBeVisible();
    const act = dialog.getByRole("button", { name: "Начать просмотр" });
    await userEvent.click(act);
    const field = dialog.getByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Не видит свой заказ");
    await userEvent.click(act);
    const link = await screen.findByRole("link", { name: "Открыть магазин" });
    await expect(link.getAttribute("href")).toMatch(/^\/#view=view_[\w-]{43}$/);
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(await canvas.findByText("Кто: Дильноза Каримова")).toBeVisible();
  },
});

/** Another administrator has changed the account meanwhile: it is shown as it is now, and the reason is kept. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, "Заблокировать"));
    await userEvent.type((await openDialog()).getByRole("textbox"), "Поддельные отзывы");
    changeUserElsewhere("cus_7", { phone: "+998935550142" });
    await userEvent.click((await openDialog()).getByRole("button", { name: "Заблокировать" }));
    await noDialog();
    await expect(await canvas.findByText(/Аккаунт изменили.*Написанная причина сохранилась/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^\+998\s93\s555\s01\s42$/ })).toBeVisible();
    await userEvent.click(await button(canvas, "Заблокировать"));
    const dialog = await openDialog();
    await expect(dialog.getByRole("textbox")).toHaveValue("Поддельные отзывы");
    await userEvent.click(dialog.getByRole("button", { name: "Заблокировать" }));
    await canvas.findByText("Причина: Поддельные отзывы");
  },
});

/** A new role gives the account another id, whose page is opened. A closed account leaves the list. */
export const MadeAnAdministratorThenClosed = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await button(canvas, "Сделать администратором"));
    const dialog = await openDialog();
    await expect(
      dialog.getByText(/нынешний пароль, ключи доступа и вход по коду перестанут действовать/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Сделать администратором" }));
    await button(canvas, "Снять роль администратора");
    await waitFor(() => expect(getShop({ loaded }).place.now?.pathname).toBe("/admin/users/user_9"));
    await userEvent.click(await button(canvas, "Завершить все сеансы"));
    await userEvent.click((await openDialog()).getByRole("button", { name: "Завершить сеансы" }));
    await expect(await screen.findByText("Завершены 2 сеанса")).toBeVisible();
    await userEvent.click(await button(canvas, "Закрыть аккаунт"));
    await userEvent.click((await openDialog()).getByRole("button", { name: "Закрыть навсегда" }));
    await expect(await screen.findByText("Аккаунт «Малика Каримова» закрыт")).toBeVisible();
    await canvas.findByRole("row", { name: /Jasur Toshev/ });
    await expect(canvas.queryByRole("row", { name: /Малика Каримова/ })).toBeNull();
  },
});

/** The role of a seller is not changed here, a block leaves the shop open, and an owner's account is not closed. */
export const Seller = meta.story({
  parameters: at("cus_2"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Зеркало и Кожа Ташкента" })).toHaveAttribute(
      "href",
      "/admin/sellers/seller_1",
    );
    await expect(canvas.queryByRole("button", { name: /администратор/ })).toBeNull();
    await userEvent.click(await button(canvas, "Закрыть аккаунт"));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Закрыть навсегда" }));
    await expect(await dialog.findByText(/аккаунт владельца закрыть нельзя/)).toBeVisible();
    await fits();
  },
});

/** Nobody takes their own access away. */
export const OwnAccount = meta.story({
  parameters: at("user_2"),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${base}/auth/me`, () =>
        answer<(typeof authRoutes)["me"]>({ success: true, user: { ...admin, id: "user_2" } }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Это ваш аккаунт")).toBeVisible();
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Завершить все сеансы",
    ]);
  },
});

/** The call refuses whom it must not touch; the sentence stays in the dialog. */
export const LastAdministrator = meta.story({
  parameters: at("user_2"),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  beforeEach: ({ msw }) =>
    msw.use(
      http.put(`${base}/admin/users/:id`, () =>
        failure("last_owner", "Bu yagona ega. Avval boshqa bir kishini ham ega qiling"),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, "Administrator rolini olib tashlash"));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Rolni olib tashlash" }));
    await expect(await dialog.findByText(/Bu yagona ega/)).toBeVisible();
    await fits();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/users/:id`, () => delay("infinite"))),
});

export const FailedThenMissing = meta.story({
  parameters: at("cus_none"),
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/admin/users/:id`, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...userAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await canvas.findByRole("heading", { level: 1, name: "Такого аккаунта нет" });
  },
});
