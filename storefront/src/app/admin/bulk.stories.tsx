import type { NewJob } from "@bezak/contract/admin-jobs.ts";
import type { User } from "@bezak/contract/auth.ts";
import { limits } from "@bezak/contract/limits.ts";
import { startJob } from "@bezak/contract/routes/admin-jobs.ts";
import type { userAdminRoutes } from "@bezak/contract/user-admin.ts";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { adminJobHandlersOf } from "../../mocks/admin-job-handlers.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { administeredUsers, resetAdministeredUsers } from "../../mocks/user-admin-handlers.ts";
import { BulkBar } from "../../lib/bulk/bulk-bar.tsx";
import UsersPage from "./users-page.tsx";

type Routes = typeof userAdminRoutes;

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const many = Array.from({ length: 41 }, (_, index) => ({
  ...administeredUsers[2]!,
  id: `cus_${index}`,
  name: `Jasur ${index + 1}`,
}));

/** Selecting rows of a list and acting on them; the list of products has the same. */
const meta = preview.meta({
  title: "Admin/Bulk",
  component: UsersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    ...scene({ path: "/admin/users?q=jasur&role=customer", person: admin }),
  },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <UsersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredUsers(many);
  },
});

const box = (name: string) => screen.findByRole("checkbox", { name: `Выбрать: ${name}` });
const bar = () => screen.findByRole("group", { name: "Действия с выбранным" });
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** With shift held down, all rows between two. */
export const Range = meta.story({
  play: async () => {
    await userEvent.click(await box("Jasur 2"));
    await expect(await bar()).toHaveTextContent("Выбрано: 1");
    const keys = userEvent.setup();
    await keys.keyboard("{Shift>}");
    await keys.click(await box("Jasur 6"));
    await keys.keyboard("{/Shift}");
    await expect(await bar()).toHaveTextContent("Выбрано: 5");
    await fits();
  },
});

/** The act names its rows, says what happens and requires its reason. */
export const Started = meta.story({
  async beforeEach({ msw }) {
    started.length = 0;
    msw.use(...adminJobHandlersOf({ jobs: [], started }));
  },
  play: async () => {
    await userEvent.click(await box("Jasur 1"));
    await userEvent.click(await box("Jasur 3"));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Заблокировать" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Заблокировать пользователей: 2?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Заблокировать" }));
    await dialog.findByText("Напишите причину, хотя бы несколько слов");
    await userEvent.type(dialog.getByRole("textbox", { name: /Причина/ }), "Поддельные заказы");
    await userEvent.click(dialog.getByRole("button", { name: "Заблокировать" }));
    await screen.findByText("Задание запущено, строк: 2");
    await expect(started).toEqual([
      { kind: "block_users", ids: ["cus_0", "cus_2"], reason: "Поддельные заказы" },
    ]);
    await waitFor(() => expect(screen.queryByRole("group", { name: "Действия с выбранным" })).toBeNull());
  },
});

const started: NewJob[] = [];

/** Everything that the filter finds is named by the filter. */
export const AllFound = meta.story({
  async beforeEach({ msw }) {
    started.length = 0;
    msw.use(...adminJobHandlersOf({ jobs: [], started }));
  },
  play: async () => {
    await box("Jasur 1");
    await userEvent.click(screen.getByRole("checkbox", { name: "Выбрать всё на этой странице" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Выбрать всё найденное: 41" }));
    await expect(await bar()).toHaveTextContent("Выбрано: 41");
    await userEvent.click(within(await bar()).getByRole("button", { name: "Разблокировать" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Разблокировать пользователей: 41?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Разблокировать" }));
    await waitFor(() =>
      expect(started).toEqual([
        { kind: "unblock_users", filter: { q: "jasur", role: "customer" }, count: 41 },
      ]),
    );
  },
});

/** The list has changed since it was loaded: the new number is shown, and confirmed before anything begins. */
export const OtherCount = meta.story({
  async beforeEach({ msw }) {
    started.length = 0;
    msw.use(
      http.post(
        `${base}${startJob.split(" ")[1]}`,
        () => failure("job_count_changed", "Список изменился", { count: 57 }),
        { once: true },
      ),
      ...adminJobHandlersOf({ jobs: [], started, found: 57 }),
    );
  },
  play: async () => {
    await box("Jasur 1");
    await userEvent.click(screen.getByRole("checkbox", { name: "Выбрать всё на этой странице" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Выбрать всё найденное: 41" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Разблокировать" }));
    const act = async (number: number) =>
      within(
        await screen.findByRole("dialog", { name: `Разблокировать пользователей: ${number}?` }),
      ).getByRole("button", { name: "Разблокировать" });
    await userEvent.click(await act(41));
    await screen.findByText("Список изменился");
    await userEvent.click(await act(57));
    await waitFor(() => expect(started).toMatchObject([{ count: 57 }]));
    await screen.findByText("Задание запущено, строк: 57");
  },
});

/** A request names 1,000 rows at most: more are selected by the filter. */
export const ManyByHand = meta.story({
  render: () => (
    <BulkBar
      kinds={["unblock_users"]}
      total={5000}
      selection={{
        ids: new Set(Array.from({ length: 1001 }, (_, index) => `cus_${index}`)),
        count: 1001,
        clear: () => {},
        selectAll: () => {},
        filters: "",
        boxes: { selected: new Set(), onSelectedChange: () => {} },
      }}
    />
  ),
  play: async () => {
    await within(await bar()).findByText(/Вручную можно отметить не больше/);
    await expect(within(await bar()).queryByRole("button", { name: "Разблокировать" })).toBeNull();
    await expect(within(await bar()).getByRole("button", { name: /Выбрать всё найденное/ })).toBeVisible();
  },
});

/** More are found than one job may change: how many is not counted, and no job is offered. */
export const MoreThanOneJob = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get(`${base}/admin/users`, ({ request }) => {
        const limit = Number(new URL(request.url).searchParams.get("limit"));
        const pagination = { page: 1, limit, total: limits.countedMost + 1, pages: 501 };
        return answer<Routes["administeredUsers"]>({
          success: true,
          data: many.slice(0, limit),
          pagination,
          counts: { customer: limits.countedMost + 1, seller: 0, admin: 0 },
        });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await box("Jasur 1"));
    await expect(canvas.getByRole("link", { name: /^Покупатели 10\s000\+$/ })).toBeVisible();
    await userEvent.click(within(await bar()).getByRole("button", { name: /: больше 10\s000$/ }));
    await expect(await bar()).toHaveTextContent("Выбрано: больше 10 000");
    await expect(await bar()).toHaveTextContent("За одно задание можно изменить не больше 10 000 строк");
    await expect(within(await bar()).queryByRole("button", { name: "Разблокировать" })).toBeNull();
    await fits();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${base}${startJob.split(" ")[1]}`, () =>
        failure("jobs_full", "У вас уже выполняются три задания. Дождитесь, пока одно закончится"),
      ),
    ),
  globals: { viewport: { value: "w360" } },
  play: async () => {
    await userEvent.click(await box("Jasur 1"));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Разблокировать" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Разблокировать" }));
    await dialog.findByText(/уже выполняются три задания/);
    await fits();
    await userEvent.click(dialog.getByRole("button", { name: "Не надо" }));
    // nothing was started, so the selection stays
    await expect(await bar()).toHaveTextContent("Выбрано: 1");
  },
});
