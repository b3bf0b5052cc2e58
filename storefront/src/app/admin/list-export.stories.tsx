import type { User } from "@bezak/contract/auth.ts";
import { exportUsers } from "@bezak/contract/routes/list-exports.ts";
import { delay, http } from "msw";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { resetAdministeredUsers } from "../../mocks/user-admin-handlers.ts";
import UsersPage from "./users-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}${exportUsers.split(" ")[1]}`;

/** The export of the list of users; other lists have the same. */
const meta = preview.meta({
  title: "Admin/ListExport",
  component: UsersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    ...scene({ path: "/admin/users?role=seller&sort=oldest", person: admin }),
  },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <UsersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredUsers();
  },
});

async function open(ready = () => screen.findByRole("link", { name: /Абдурахмоновна/ })) {
  await ready();
  await userEvent.click(screen.getByRole("button", { name: "Выгрузить" }));
  return within(await screen.findByRole("dialog", { name: "Выгрузить в файл" }));
}

export const Saved = meta.story({
  play: async () => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const menu = await open();
    await userEvent.click(menu.getByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(saved).toEqual(["bezak-list.csv"]);
  },
});

export const Preparing = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
  play: async () => {
    const menu = await open();
    await userEvent.click(menu.getByRole("button", { name: "Excel (XLSX)" }));
    await expect(await menu.findByRole("status")).toHaveTextContent("Готовим файл…");
    await expect(menu.getByRole("button", { name: "CSV" })).toBeDisabled();
  },
});

export const TooLarge = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(path, () =>
        failure(
          "export_too_large",
          "Под фильтр подходит больше 100 000 строк. Сузьте его и выгрузите по частям",
        ),
      ),
    ),
  play: async () => {
    const menu = await open();
    await userEvent.click(menu.getByRole("button", { name: "CSV" }));
    await menu.findByText(/больше 100 000 строк/);
    await waitFor(() => expect(menu.getByRole("button", { name: "CSV" })).toBeEnabled());
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => Response.error())),
  globals: { viewport: { value: "w360" } },
  play: async () => {
    const menu = await open();
    await userEvent.click(menu.getByRole("button", { name: "CSV" }));
    await menu.findByRole("alert");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NothingToExport = meta.story({
  parameters: scene({ path: "/admin/users?q=nobody", person: admin }),
  play: async () => {
    const menu = await open(() => screen.findByRole("heading", { name: "Никого не нашлось" }));
    await expect(menu.getByRole("button", { name: "CSV" })).toBeDisabled();
  },
});
