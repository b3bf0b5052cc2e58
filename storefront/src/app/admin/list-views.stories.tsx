import type { User } from "@bezak/contract/auth.ts";
import type { SavedView } from "@bezak/contract/saved-views.ts";
import { http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { savedViewHandlersOf } from "../../mocks/saved-view-handlers.ts";
import { resetAdministeredUsers } from "../../mocks/user-admin-handlers.ts";
import UsersPage from "./users-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const blocked: SavedView = {
  id: "view_1",
  list: "users",
  name: "Заблокированные покупатели",
  query: "role=customer&state=blocked",
  columns: ["state", "phone", "orders"],
  density: "compact",
  shared: false,
  own: true,
  owner: admin.email,
  position: 0,
  version: "v1",
};

const stored: readonly SavedView[] = [
  blocked,
  {
    ...blocked,
    id: "view_2",
    name: "Новые продавцы",
    query: "role=seller",
    columns: null,
    position: 1,
    shared: true,
  },
  {
    ...blocked,
    id: "view_3",
    name: "Кто давно с нами: самые первые покупатели всех городов",
    query: "sort=oldest",
    columns: ["registered", "spent", "seen"],
    density: "comfortable",
    shared: true,
    own: false,
    owner: "dilnoza.abdurahmonova@bezak.uz",
  },
];

const at = (search: string) => scene({ path: `/admin/users${search}`, person: admin });

/** Saved views of the list of users; other lists have the same. */
const meta = preview.meta({
  title: "Admin/ListViews",
  component: UsersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <UsersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredUsers();
    context.msw.use(...savedViewHandlersOf(stored));
  },
});

const own = "?role=customer&state=blocked&view=view_1&columns=state,phone,orders&density=compact";
const bar = async () => within(await screen.findByRole("group", { name: "Вид списка" }));
/** Without that of the checkboxes. */
const headers = () =>
  screen
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)
    .slice(1);
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** A filter is saved under a name; the menu then has it, and the address its id. */
export const SaveTheFirst = meta.story({
  parameters: at("?role=seller"),
  play: async ({ userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const { getByRole, findByRole } = await bar();
    await userEvent.click(await findByRole("button", { name: "Сохранить вид" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Новый вид" }));
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить" }));
    await expect(dialog.getByRole("textbox", { name: "Название" })).toHaveAccessibleDescription(
      /Введите название/,
    );
    await userEvent.type(dialog.getByRole("textbox", { name: "Название" }), " Магазины ");
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить" }));
    await findByRole("button", { name: "Вид: Магазины" });
    await waitFor(() => expect(place.now?.search).toBe("?role=seller&view=view_new3"));
    await expect(getByRole("status")).toHaveTextContent(/^$/);
    await waitFor(() => expect(getByRole("button", { name: "Вид: Магазины" })).toHaveFocus());
  },
});

/** The chosen view decides filters, columns and density; the menu marks it. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const { findByRole } = await bar();
    await userEvent.click(await findByRole("button", { name: "Вид: Все" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Заблокированные покупатели/ }));
    await findByRole("button", { name: "Вид: Заблокированные покупатели" });
    await waitFor(() => expect(place.now?.search).toBe(own));
    await waitFor(() => expect(headers()).toEqual(["Пользователь", "Статус", "Телефон", "Заказы и покупки"]));
    await expect(canvas.getByRole("table")).toHaveAttribute("data-density", "compact");
    await userEvent.click(await findByRole("button", { name: "Вид: Заблокированные покупатели" }));
    const item = await screen.findByRole("menuitem", { name: /^Заблокированные покупатели/ });
    await expect(item).toHaveAttribute("aria-current", "page");
  },
});

/** What differs from the view can be undone, or saved in it. */
export const Changed = meta.story({
  parameters: at(own.replace("state=blocked&", "")),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const { findByRole, getByRole, queryByRole } = await bar();
    await findByRole("button", { name: "Отменить изменения" });
    await expect(getByRole("status")).toHaveTextContent("изменён");
    await userEvent.click(getByRole("button", { name: "Отменить изменения" }));
    await waitFor(() => expect(place.now?.search).toBe(own));
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Статус" }), "active");
    await userEvent.click(await findByRole("button", { name: "Сохранить" }));
    await waitFor(() => expect(queryByRole("button", { name: "Сохранить" })).toBeNull());
    await waitFor(() => expect(place.now?.search).toContain("state=active&view=view_1"));
    await expect(getByRole("button", { name: /^Вид:/ })).toHaveFocus();
  },
});

/** Another window was quicker: the view is shown as it is now, and what was chosen stays. */
export const Stale = meta.story({
  parameters: at(own.replace("state=blocked&", "")),
  beforeEach: ({ msw }) =>
    msw.use(
      http.put(`${base}/admin/views/view_1`, () =>
        failure("stale_version", "Тем временем это изменил кто-то другой", {
          current: { ...blocked, name: "Только заблокированные", version: "v2" },
        }),
      ),
    ),
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await bar();
    await userEvent.click(await findByRole("button", { name: "Сохранить" }));
    await expect(await findByText(/изменили в другом окне/)).toBeVisible();
  },
});

/** Only its owner changes a view that is shared; others save their own. */
export const OfSomebodyElse = meta.story({
  parameters: at("?q=998&sort=oldest&view=view_3&columns=registered,spent,seen"),
  play: async ({ canvas }) => {
    const { findByRole, queryByRole } = await bar();
    await findByRole("button", { name: "Сохранить как новый" });
    await expect(queryByRole("button", { name: "Сохранить" })).toBeNull();
    await expect(queryByRole("button", { name: /^Действия с видом/ })).toBeNull();
    await expect(canvas.getByRole("columnheader", { name: "Регистрация" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await fits();
  },
});

/** Its owner renames, shares, moves and deletes a view. */
export const Managed = meta.story({
  parameters: at(own),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const { findByRole } = await bar();
    const act = async (name: string) => {
      await userEvent.click(await findByRole("button", { name: /^Действия с видом/ }));
      await userEvent.click(await screen.findByRole("menuitem", { name }));
    };
    await act("Передвинуть ниже");
    await userEvent.click(await findByRole("button", { name: /^Вид:/ }));
    await waitFor(() =>
      expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
        "Все",
        "Новые продавцывиден всем администраторам",
        "Заблокированные покупатели",
        expect.stringMatching(/^Кто давно/),
      ]),
    );
    await userEvent.keyboard("{Escape}");
    await act("Переименовать");
    const dialog = within(await screen.findByRole("dialog", { name: "Название вида" }));
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "Закрытые{Enter}");
    await findByRole("button", { name: "Вид: Закрытые" });
    await act("Удалить");
    const question = within(await screen.findByRole("dialog", { name: "Удалить вид «Закрытые»?" }));
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(place.now?.search).toBe(""));
    await findByRole("button", { name: "Вид: Все" });
    await canvas.findByRole("row", { name: /Малика Каримова/ });
  },
});

/** The view was changed in another window: the question stays open, says what, and can be answered again. */
export const DeletedStale = meta.story({
  parameters: at(own),
  play: async ({ canvas, userEvent, loaded }) => {
    const { findByRole } = await bar();
    const actions = await findByRole("button", { name: /^Действия с видом/ });
    const change = { method: "PUT", body: JSON.stringify({ name: "Закрытые", shared: true }) };
    await fetch(`${base}/admin/views/view_1`, change);
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    const question = within(await screen.findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await expect(
      await question.findByText(/^Не удалено: .* Изменилось: название, кто видит\.$/),
    ).toBeVisible();
    await expect(screen.getByRole("dialog", { name: "Удалить вид «Закрытые»?" })).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(getShop({ loaded }).place.now?.search).toBe(""));
    await canvas.findByRole("row", { name: /Малика Каримова/ });
  },
});

/** Columns are chosen and moved by keys alone, and the focus stays on the moved one. */
export const ColumnsByKeys = meta.story({
  parameters: at("?page=1"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await canvas.findByRole("row", { name: /Jasur Toshev/ });
    const { getByRole } = await bar();
    getByRole("button", { name: "Столбцы" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Столбцы" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Роль" }));
    await waitFor(() => expect(dialog.getByRole("checkbox", { name: "Роль" })).not.toBeChecked());
    dialog.getByRole("checkbox", { name: "Последний визит" }).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() =>
      expect(headers()).toEqual(["Пользователь", "Статус", "Последний визит", "Заказы и покупки"]),
    );
    await expect(dialog.getByRole("checkbox", { name: "Последний визит" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Выше: Последний визит" }));
    await waitFor(() => expect(place.now?.search).toBe("?page=1&columns=seen,state,orders"));
    await userEvent.click(dialog.getByRole("radio", { name: "Плотная" }));
    await userEvent.click(dialog.getByRole("button", { name: "Как было в списке" }));
    await waitFor(() => expect(place.now?.search).toBe("?page=1&density=compact"));
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  parameters: at("?q=998&sort=oldest&view=view_3&columns=registered,spent,seen&density=compact"),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole("rowheader");
    await fits();
    await userEvent.click(canvas.getByRole("button", { name: "Ustunlar" }));
    await screen.findByRole("dialog", { name: "Ustunlar" });
    await fits();
  },
});
