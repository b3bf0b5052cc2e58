import type { NewJob } from "@bezak/contract/admin-jobs.ts";
import type { User } from "@bezak/contract/auth.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { adminJobHandlersOf } from "../../mocks/admin-job-handlers.ts";
import { administeredReview } from "../../mocks/moderation-fixtures.ts";
import { changeReviewElsewhere, resetModeration, sentDecisions } from "../../mocks/moderation-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { savedViewHandlersOf } from "../../mocks/saved-view-handlers.ts";
import ReviewsPage from "./reviews-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const phone = { viewport: { value: "w360" } };

const meta = preview.meta({
  title: "Admin/ReviewsPage",
  component: ReviewsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/reviews?list=pending", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <ReviewsPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetModeration();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** A published review leaves the list; the next one gets the focus of the keyboard. */
export const Published = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Опубликовать: Мадина К." });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("Отзыв опубликован")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "Мадина К." })).toBeNull());
    await expect(document.activeElement).toBe(
      canvas.getByRole("article", { name: "Jasur T." }).closest("li"),
    );
    await expect(canvas.getByRole("link", { name: "Ждут решения 3" })).toBeVisible();
  },
});

/** The reason can be ready-made, in three languages, and is edited before it is sent. */
export const RejectedWithAReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отклонить: Jasur T." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Отклонить отзыв?" }));
    const act = dialog.getByRole("button", { name: "Отклонить" });
    await userEvent.click(act);
    const field = dialog.getByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveAccessibleDescription(/не меньше 3 символов/);
    await expect(field).toHaveFocus();
    await userEvent.click(dialog.getByRole("radio", { name: "Oʻzbekcha" }));
    const ready = await dialog.findByRole("button", { name: "sharh bu mahsulot haqida emas" });
    await userEvent.click(ready);
    await expect(ready).toHaveAttribute("aria-pressed", "true");
    await userEvent.type(field, ", yetkazib berish haqida");
    await userEvent.click(act);
    await expect(await screen.findByText("Отзыв отклонён, автор увидит причину")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "Jasur T." })).toBeNull());
    await expect(sentDecisions()).toEqual([
      {
        status: "rejected",
        reason: "sharh bu mahsulot haqida emas, yetkazib berish haqida",
        version: "1.0",
      },
    ]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

/** The author has edited the review meanwhile: the new text is shown and the written reason is kept. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отклонить: Jasur T." }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Причина/ }), "реклама");
    changeReviewElsewhere("prev_a1", { text: "Исправленный текст отзыва" });
    await userEvent.click(dialog.getByRole("button", { name: "Отклонить" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const card = within(canvas.getByRole("article", { name: "Jasur T." }));
    await expect(card.getByText("Исправленный текст отзыва")).toBeVisible();
    await expect(card.getByRole("status")).toHaveTextContent(/изменился, пока вы смотрели.*сохранилась/);
    await expect(card.getByRole("button", { name: "Опубликовать: Jasur T." })).toBeEnabled();
  },
});

/** Reported reviews show who complained about what; a decision closes the reports. */
export const Reported = meta.story({
  parameters: scene({ path: "/admin/reviews?list=reported", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("2 жалобы")).toBeVisible();
    await expect(canvas.getByText(/В отзыве телефон моей сестры/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: /^Оставить на сайте/ })[0]!);
    await expect(await screen.findByText("Отзыв остаётся на сайте, жалобы закрыты")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("2 жалобы")).toBeNull());
    await expect(canvas.getByText("1 жалоба")).toBeVisible();
  },
});

/** The choice of the list is in the address. */
export const Pages = meta.story({
  parameters: scene({ path: "/admin/reviews?list=pending", person: admin }),
  beforeEach: () => resetModeration(Array.from({ length: 21 }, (_, index) => administeredReview(index))),
  play: async ({ canvas, userEvent, loaded }) => {
    const pages = within(await canvas.findByRole("navigation", { name: "Страницы отзывов" }));
    await userEvent.click(pages.getByRole("link", { name: "Страница 3" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Опубликовать/ })).toHaveLength(1));
    await waitFor(() => expect(getShop({ loaded }).place.now?.search).toBe("?list=pending&page=3"));
  },
});

const started: NewJob[] = [];
const box = (name: string) => screen.findByRole("checkbox", { name: `Выбрать: ${name}` });
const bar = () => screen.findByRole("group", { name: "Действия с выбранным" });

/** Selected reviews are decided together, in the background. */
export const Selected = meta.story({
  async beforeEach({ msw }) {
    started.length = 0;
    msw.use(...adminJobHandlersOf({ jobs: [], started }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await box("Мадина К."));
    await userEvent.click(await box("Jasur T."));
    await expect(await bar()).toHaveTextContent("Выбрано: 2");
    await userEvent.click(within(await bar()).getByRole("button", { name: "Опубликовать" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Опубликовать отзывы: 2?" }));
    await expect(dialog.getByText(/24 часов.*можно отменить/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Опубликовать" }));
    await waitFor(() => expect(started).toEqual([{ kind: "publish_reviews", ids: ["prev_a0", "prev_a1"] }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await fits();
  },
});

/** Everything that a search finds is rejected with one reason, in the words of the list's call. */
export const EverythingFound = meta.story({
  parameters: scene({ path: "/admin/reviews?list=pending&q=сумка", person: admin }),
  async beforeEach({ msw }) {
    started.length = 0;
    resetModeration(
      Array.from({ length: 21 }, (_, index) => administeredReview(index, { text: "Сумка порвалась" })),
    );
    msw.use(...adminJobHandlersOf({ jobs: [], started, found: 21 }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Выбрать всё на этой странице" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Выбрать всё найденное: 21" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Отклонить" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Отклонить отзывы: 21?" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Причина/ }), "Реклама другого магазина");
    await userEvent.click(dialog.getByRole("button", { name: "Отклонить" }));
    await waitFor(() =>
      expect(started).toEqual([
        {
          kind: "reject_reviews",
          filter: { status: "pending", q: "сумка" },
          count: 21,
          reason: "Реклама другого магазина",
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** The order is in the address, and is saved with the tab as a view that others see. */
export const View = meta.story({
  parameters: scene({ path: "/admin/reviews?list=reported", person: admin }),
  beforeEach: ({ msw }) => msw.use(...savedViewHandlersOf([])),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await canvas.findByText("2 жалобы");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала старые");
    await waitFor(() => expect(place.now?.search).toBe("?list=reported&sort=oldest"));
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить вид" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Новый вид" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Название" }), "Старые жалобы");
    await userEvent.click(dialog.getByRole("switch", { name: /Виден всем/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить" }));
    await canvas.findByRole("button", { name: /^Вид: Старые жалобы/ });
    await waitFor(() => expect(place.now?.search).toBe("?list=reported&sort=oldest&view=view_new0"));
  },
});

export const SelectedOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("checkbox", { name: "Shu sahifadagilarning hammasini tanlash" }),
    );
    await screen.findByRole("group", { name: "Tanlanganlar bilan amallar" });
    await fits();
  },
});

export const ReportedOnAPhone = meta.story({
  globals: phone,
  parameters: scene({ path: "/admin/reviews?list=reported", person: admin }),
  play: async ({ canvas }) => {
    await canvas.findByText("2 жалобы");
    await fits();
  },
});

export const RejectingOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rad etish: Jasur T." }));
    await screen.findByRole("dialog", { name: "Sharh rad etilsinmi?" });
    await fits();
  },
});
