import type { adminJobsRoutes, AdminJob, JobRow } from "@bezak/contract/admin-jobs.ts";
import type { User } from "@bezak/contract/auth.ts";
import { adminJob } from "@bezak/contract/examples/admin-jobs.ts";
import { cancelJob } from "@bezak/contract/routes/admin-jobs.ts";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { adminJobHandlersOf } from "../../mocks/admin-job-handlers.ts";
import { answer, base } from "../../mocks/answers.ts";
import { mock } from "../../mocks/mock.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import JobPage from "./job-page.tsx";
import JobsPage from "./jobs-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const done: AdminJob = {
  ...adminJob,
  id: "job_2",
  status: "done",
  done: 117,
  finishedAt: "2026-11-22T10:02:00.000Z",
  undoUntil: "2026-11-23T10:02:00.000Z",
};

const jobs: readonly AdminJob[] = [
  adminJob,
  done,
  {
    ...done,
    id: "job_3",
    kind: "block_users",
    status: "stopped",
    reason: "Поддельные заказы",
    done: 20,
    failed: 0,
    undoUntil: null,
  },
  { ...done, id: "job_4", undoes: "job_2", status: "cancelled", done: 60, undoUntil: null, own: false },
  { ...done, id: "job_5", undoneBy: "job_4", undoStatus: "cancelled" },
];

const rows: readonly JobRow[] = [
  {
    object: { id: "prod_1", name: "Кожаная сумка" },
    state: "failed",
    code: "product_unfit",
    text: "Характеристики товара не подходят категории, или не заполнено обязательное",
  },
  { object: { id: "prod_2", name: "" }, state: "failed", code: "not_found", text: "Не найдено" },
  {
    object: {
      id: "prod_3",
      name: "Серебряное кольцо с очень длинным названием, которое не помещается в одну строку",
    },
    state: "done",
    code: null,
    text: null,
  },
  { object: { id: "prod_4", name: "Часы" }, state: "unchanged", code: null, text: null },
];

const at = (path: string) => scene({ path, person: admin });

/** Bulk acts: how far they are, what failed, and their undo. */
const meta = preview.meta({
  title: "Admin/JobPage",
  component: JobPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("/admin/jobs/job_2") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((language) => (
          <Route key={language} path={`${language}/admin/jobs`}>
            <Route index element={<JobsPage />} />
            <Route path=":id" element={<JobPage />} />
          </Route>
        ))}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(...adminJobHandlersOf({ jobs, rows }));
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Done = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Скрыть товары" });
    const row = await canvas.findByRole("row", { name: /Кожаная сумка/ });
    await expect(row).toHaveTextContent(/не удалось.*не заполнено обязательное/);
    await expect(canvas.getByRole("link", { name: "Кожаная сумка" })).toHaveAttribute(
      "href",
      "/admin/products/prod_1",
    );
    await expect(canvas.getByText("Изменено: 117. Было так и раньше: 2. Не удалось: 1.")).toBeVisible();
    await fits();
  },
});

export const Undone = meta.story({
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отменить изменения" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Отменить изменения?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Отменить изменения" }));
    await screen.findByText("Изменения отменяются");
    await fits();
  },
});

export const Running = meta.story({
  parameters: at("/admin/jobs/job_1"),
  play: async ({ canvas }) => {
    await canvas.findByText("48 из 120");
    await userEvent.click(canvas.getByRole("button", { name: "Остановить" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Остановить задание?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Остановить" }));
    await canvas.findByText("остановлено");
  },
});

/** The former undo was stopped, so that another one can return the rest. */
export const UndoStopped = meta.story({
  parameters: at("/admin/jobs/job_5"),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Отмена остановлена, часть изменений могла остаться" });
    await expect(canvas.getByRole("button", { name: "Отменить изменения" })).toBeVisible();
  },
});

/** The job ended while the question was open. */
export const EndedBefore = meta.story({
  parameters: at("/admin/jobs/job_1"),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cancelJob, () =>
        answer<(typeof adminJobsRoutes)["cancelJob"]>({ success: true, data: { ...done, id: "job_1" } }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Остановить" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Остановить задание?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Остановить" }));
    await screen.findByText("Останавливать нечего: задание уже закончилось");
    await expect(screen.queryByText("Задание остановлено")).toBeNull();
  },
});

export const Stopped = meta.story({
  parameters: at("/admin/jobs/job_3"),
  play: async ({ canvas }) => {
    await canvas.findByText(/больше нет прав/);
  },
});

export const Unknown = meta.story({
  parameters: at("/admin/jobs/job_none"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2 });
  },
});

export const List = meta.story({
  parameters: scene({ path: "/admin/jobs", person: admin }),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Скрыть товары.*выполняется/ });
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(5);
    await fits();
  },
});

/** Words, a kind, a status and an order narrow the list, and are in the address. */
export const Searched = meta.story({
  parameters: scene({ path: "/admin/jobs", person: admin }),
  play: async ({ canvas, loaded }) => {
    const { place } = getShop({ loaded });
    await canvas.findByRole("row", { name: /^Скрыть товары.*выполняется/ });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск заданий" }), " поддельные {Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader")).toHaveTextContent("Заблокировать пользователей");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Какие задания показать" }),
      "Заблокировать пользователей",
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала старые");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Статус" }), "закончено");
    await canvas.findByRole("heading", { level: 2, name: "Ничего не нашлось" });
    await waitFor(() =>
      expect(new URLSearchParams(place.now?.search).toString()).toBe(
        new URLSearchParams("q=поддельные&kind=block_users&status=done&sort=oldest").toString(),
      ),
    );
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(5));
  },
});

/** The file has the rows that the tab shows. */
export const RowsSaved = meta.story({
  parameters: at("/admin/jobs/job_2?state=failed"),
  play: async ({ canvas, msw }) => {
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${base}/admin/jobs/job_2/rows/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("№", { headers: { "content-type": "text/csv" } });
      }),
    );
    await canvas.findByRole("row", { name: /Кожаная сумка/ });
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await screen.findByRole("button", { name: "Excel (XLSX)" }));
    await screen.findByText("Файл сохранён");
    await expect(searches).toEqual(["?state=failed&format=xlsx"]);
  },
});

/** Reasons from a list are shown in the language of the page. */
export const RejectedApplications = meta.story({
  globals: { viewport: { value: "w360" }, language: "en", theme: "dark" },
  parameters: at("/admin/jobs/job_6"),
  beforeEach: ({ msw }) =>
    msw.use(
      ...adminJobHandlersOf({
        jobs: [
          {
            ...done,
            id: "job_6",
            kind: "reject_applications",
            reason: "Пишите нам",
            reasons: ["no_documents", "unreachable"],
          },
        ],
        rows: [{ object: { id: "selapp_1", name: "ИП «Олтин Ой»" }, state: "done", code: null, text: null }],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(
      "Reason: the registration of the business is not confirmed; we could not reach you; Пишите нам",
    );
    await expect(await canvas.findByRole("link", { name: "ИП «Олтин Ой»" })).toHaveAttribute(
      "href",
      "/en/admin/seller-applications/selapp_1",
    );
    await fits();
  },
});

export const NoJobs = meta.story({
  parameters: scene({ path: "/admin/jobs", person: admin }),
  beforeEach: ({ msw }) => msw.use(...adminJobHandlersOf({ jobs: [] })),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Заданий ещё не было" });
  },
});
