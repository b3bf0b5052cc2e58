import type { NewJob } from "@bezak/contract/admin-jobs.ts";
import type { User } from "@bezak/contract/auth.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { adminJobHandlersOf } from "../../mocks/admin-job-handlers.ts";
import { resetApplications } from "../../mocks/application-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { savedViewHandlersOf } from "../../mocks/saved-view-handlers.ts";
import ApplicationsPage from "./applications-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const started: NewJob[] = [];

/** Applications of people who want to sell. */
const meta = preview.meta({
  title: "Admin/ApplicationsPage",
  component: ApplicationsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/seller-applications", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <ApplicationsPage />
    </main>
  ),
  async beforeEach(context) {
    inShop.beforeEach(context);
    resetApplications();
    started.length = 0;
    context.msw.use(...adminJobHandlersOf({ jobs: [], started, found: 2 }), ...savedViewHandlersOf([]));
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const bar = (name = "Действия с выбранным") => screen.findByRole("group", { name });
const box = (name: RegExp) => screen.findByRole("checkbox", { name });

/** An approval opens shops, which no undo closes: the dialog says so. */
export const Approved = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await box(/Олтин Ой/));
    await expect(await bar()).toHaveTextContent("Выбрано: 1");
    await userEvent.click(within(await bar()).getByRole("button", { name: "Открыть магазины" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Одобрить заявки: 1?" }));
    await expect(dialog.getByText(/может продавать сразу.*Отменить это заданием нельзя/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Открыть магазины" }));
    await waitFor(() => expect(started).toEqual([{ kind: "approve_applications", ids: ["selapp_1"] }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** Everything found is rejected with reasons from the list, which each applicant reads in a language of their own. */
export const Rejected = meta.story({
  play: async ({ userEvent }) => {
    await box(/Олтин Ой/);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Выбрать всё на этой странице" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Отклонить" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Отклонить заявки: 2?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Отклонить" }));
    await expect(await dialog.findByText("Выберите причину или напишите свою")).toBeVisible();
    await expect(started).toEqual([]);
    await userEvent.click(dialog.getByRole("checkbox", { name: "не удалось связаться с вами" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Своими словами" }), "Напишите нам");
    await expect(dialog.getByText(/24 часов.*можно отменить/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Отклонить" }));
    await waitFor(() =>
      expect(started).toEqual([
        {
          kind: "reject_applications",
          ids: ["selapp_1", "selapp_2"],
          reasons: ["unreachable"],
          reason: "Напишите нам",
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** Tab, search, order and columns are in the address, and are saved as a view. */
export const View = meta.story({
  parameters: scene({ path: "/admin/seller-applications?status=all&columns=status,person", person: admin }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await box(/Саёҳат/);
    await expect(canvas.queryByRole("columnheader", { name: /Отправлена/ })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала старые");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск заявок" }), "Саёҳат{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить вид" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Новый вид" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Название" }), "Саёхат");
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить" }));
    await canvas.findByRole("button", { name: "Вид: Саёхат" });
    await waitFor(() =>
      expect(new URLSearchParams(place.now?.search).toString()).toBe(
        new URLSearchParams(
          "status=all&q=Саёҳат&sort=oldest&view=view_new0&columns=status,person",
        ).toString(),
      ),
    );
  },
});

export const OnATabletInEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  play: async ({ userEvent }) => {
    await userEvent.click(await box(/Олтин Ой/));
    await bar("Actions for the selection");
    await fits();
  },
});

export const RejectingOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ userEvent }) => {
    await userEvent.click(await box(/Олтин Ой/));
    const acts = within(await bar("Tanlanganlar bilan amallar"));
    await userEvent.click(acts.getByRole("button", { name: "Rad etish" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Arizalar rad etilsinmi: 1?" }));
    await dialog.findByRole("checkbox", { name: "siz bilan bogʻlanib boʻlmadi" });
    await fits();
    await userEvent.click(dialog.getByRole("button", { name: "Kerak emas" }));
    await expect(await bar("Tanlanganlar bilan amallar")).toHaveTextContent("Tanlandi: 1");
  },
});
