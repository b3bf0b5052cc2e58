import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import {
  administeredUsers,
  resetAdministeredUsers,
  userAdminHandlers,
} from "../../mocks/user-admin-handlers.ts";
import UsersPage from "./users-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/users`;

/** Users of the marketplace. */
const meta = preview.meta({
  title: "Admin/UsersPage",
  component: UsersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/users", person: admin }) },
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

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Jasur Toshev/ });
    await expect(row).toHaveTextContent(/заблокирован22 ноября 2026, 15:00Причина: Поддельные отзывы/);
    await expect(row).toHaveTextContent(/1\s204\s500\s000\sсум/);
    await expect(canvas.getByRole("link", { name: "Все 4" })).toHaveAttribute("aria-current", "page");
    await fits();
  },
});

/** The order is chosen in the headers of the columns and above the list, and is in the address. */
export const Sorted = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const firstRow = () => canvas.getAllByRole("rowheader")[0]!;
    await canvas.findByRole("row", { name: /Jasur Toshev/ });
    await userEvent.click(canvas.getByRole("button", { name: "Заказы и покупки" }));
    await waitFor(() => expect(place.now?.search).toMatch(/^\?sort=orders_(asc|desc)$/));
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Порядок" }),
      "Сначала потратившие больше",
    );
    await waitFor(() => expect(place.now?.search).toBe("?sort=spent_desc"));
    await waitFor(() => expect(firstRow()).toHaveTextContent("Jasur Toshev"));
    await fits();
  },
});

/** Role, state and words are in the address, and another page of the list keeps them. */
export const Filtered = meta.story({
  beforeEach: () =>
    resetAdministeredUsers(
      Array.from({ length: 41 }, (_, index) => ({
        ...administeredUsers[2]!,
        id: `cus_${index}`,
        name: `Jasur ${index}`,
      })),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("link", { name: /^Покупатели/ }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Статус" }), "Заблокированные");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск пользователей" }), " jasur {Enter}");
    await userEvent.click(await canvas.findByRole("link", { name: "Страница 3" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await waitFor(() => expect(place.now?.search).toBe("?q=jasur&role=customer&state=blocked&page=3"));
  },
});

/** The overview leads to the accounts that it counts; the tag ends that choice. */
export const OpenedAsBuyers = meta.story({
  parameters: scene({
    path: "/admin/users?openedAs=buyer&from=2026-11-01&to=2026-11-30",
    person: admin,
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await userEvent.click(
      await canvas.findByRole("button", { name: "Показать аккаунты, открытые любым способом" }),
    );
    await waitFor(() => expect(place.now?.search).toBe("?from=2026-11-01&to=2026-11-30"));
    await expect(canvas.queryByText("Открыт как аккаунт покупателя")).toBeNull();
    // rows are pale until the other list is loaded
    await waitFor(() => expect(canvas.getByRole("table")).not.toHaveAttribute("aria-busy", "true"));
    await fits();
  },
});

export const NothingFound = meta.story({
  parameters: scene({ path: "/admin/users?q=nobody&role=seller", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 2, name: "Никого не нашлось" });
    await userEvent.click(canvas.getByRole("link", { name: "Показать всех" }));
    await canvas.findByRole("row", { name: /Малика Каримова/ });
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...userAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await canvas.findByRole("row", { name: /Малика Каримова/ });
  },
});

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Нет подключения к интернету" });
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByText("a.very.long.address.of.a.seller.without.any.spaces@example.uz");
    await fits();
  },
});
