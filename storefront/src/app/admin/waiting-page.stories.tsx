import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import {
  contactMessageHandlers,
  resetContactMessages,
  setStatusElsewhere,
} from "../../mocks/contact-message-handlers.ts";
import { administeredReview } from "../../mocks/moderation-fixtures.ts";
import {
  changeReviewElsewhere,
  moderationHandlers,
  resetModeration,
  sentDecisions,
} from "../../mocks/moderation-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { refundHandlers, resetRefunds } from "../../mocks/refund-handlers.ts";
import WaitingPage from "./waiting-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const calls = ["reviews", "refunds-owed", "contact-messages"].map((name) => `${base}/admin/${name}`);
const phone = { viewport: { value: "w360" } };

const meta = preview.meta({
  title: "Admin/WaitingPage",
  component: WaitingPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/waiting", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <WaitingPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetModeration();
    resetRefunds();
    resetContactMessages();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** The three parts with the number of their open items. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Обращения 2" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Отзывы 4" })).toBeVisible();
    const refunds = within(canvas.getByRole("region", { name: "Возвраты денег 5" }));
    await expect(refunds.getByText(/^1\s001\s089\s000\sсум$/)).toBeVisible();
    await expect(refunds.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "dilnoza+bezak@example.uz" })).toHaveAttribute(
      "href",
      `mailto:dilnoza%2Bbezak@example.uz?subject=${encodeURIComponent("Bezak № 12345678")}`,
    );
    await fits();
  },
});

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
    await expect(await canvas.findByRole("heading", { level: 2, name: "Отзывы 3" })).toBeVisible();
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
    await expect(await screen.findByText("Отзыв отклонён, причину увидит автор")).toBeVisible();
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
  parameters: scene({ path: "/admin/waiting?reviews=reported", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("2 жалобы")).toBeVisible();
    await expect(canvas.getByText(/В отзыве телефон моей сестры/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: /^Оставить на сайте/ })[0]!);
    await expect(await screen.findByText("Отзыв остаётся на сайте, жалобы закрыты")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("2 жалобы")).toBeNull());
    await expect(canvas.getByText("1 жалоба")).toBeVisible();
  },
});

/** An answered message moves to the answered ones, where it can be opened again. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отвечено: № 12345678" }));
    await expect(await screen.findByText("Обращение № 12345678 отмечено как отвеченное")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
    await userEvent.click(canvas.getByRole("link", { name: "Отвеченные" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Открыть снова: № 12345678" }));
    await expect(await screen.findByText("Обращение № 12345678 снова среди новых")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
  },
});

export const MessageChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole("button", { name: "Закрыть: № 12345678" });
    setStatusElsewhere("cmsg_1", "answered");
    await userEvent.click(close);
    const card = within(canvas.getByRole("article", { name: "№ 12345678" }));
    await expect(await card.findByText(/Обращение изменилось/)).toBeVisible();
    await expect(card.getByText("Отвечено")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Обновить список" }));
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
  },
});

/** The choice of each list is in the address; another page of one list leaves the other as it is. */
export const Pages = meta.story({
  parameters: scene({ path: "/admin/waiting?messages=closed", person: admin }),
  beforeEach: () => resetModeration(Array.from({ length: 21 }, (_, index) => administeredReview(index))),
  play: async ({ canvas, userEvent, loaded }) => {
    const pages = within(await canvas.findByRole("navigation", { name: "Страницы отзывов" }));
    await userEvent.click(pages.getByRole("link", { name: "Страница 3" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Опубликовать/ })).toHaveLength(1));
    await expect(getShop({ loaded }).place.now).toMatchObject({
      search: "?reviewsPage=3&messages=closed",
      hash: "#reviews",
    });
    await expect(canvas.getByRole("article", { name: "№ 45678901" })).toBeVisible();
  },
});

/** Each list has a search of its own, which is in the address. */
export const Searched = meta.story({
  parameters: scene({ path: "/admin/waiting?reviewsQ=rangi", person: admin }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole("article", { name: "Jasur T." })).toBeVisible();
    const field = canvas.getByRole("searchbox", { name: "Поиск по возвратам" });
    await userEvent.type(field, "+99890{Enter}");
    const refunds = within(canvas.getByRole("region", { name: "Возвраты денег 5" }));
    await expect(await refunds.findByText("Найдено: 2")).toBeVisible();
    await expect(refunds.getByText(/^760\s000\sсум$/)).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(getShop({ loaded }).place.now?.search).toBe("?reviewsQ=rangi&refundsQ=%2B99890");
    await fits();
  },
});

export const NothingFound = meta.story({
  parameters: scene({ path: "/admin/waiting?reviewsQ=zzz&refundsQ=zzz&messagesQ=zzz", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("heading", { level: 3, name: "Ничего не нашлось" })).toHaveLength(3),
    );
    await userEvent.click(canvas.getAllByRole("link", { name: "Показать все" })[0]!);
    await expect(await canvas.findByRole("article", { name: "Jasur T." })).toBeVisible();
    await fits();
  },
});

export const NothingFoundOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  parameters: scene({ path: "/admin/waiting?reviewsQ=zzz&refundsQ=zzz", person: admin }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("heading", { level: 3, name: "Hech narsa topilmadi" })).toHaveLength(2),
    );
    await fits();
  },
});

export const Nothing = meta.story({
  beforeEach() {
    resetModeration([]);
    resetRefunds([]);
    resetContactMessages([]);
  },
  play: async ({ canvas }) => {
    for (const name of ["Ни один отзыв не ждёт", "Возвращать вручную нечего", "Новых обращений нет"])
      await expect(await canvas.findByRole("heading", { level: 3, name })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...calls.map((path) => http.get(path, () => delay("infinite")))),
});

/** Each part has its own failure and retry. */
export const Failing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...calls.map((path) => http.get(path, () => failure("server_error", "Произошла ошибка на сервере"))),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Повторить" })).toHaveLength(3));
    msw.use(...moderationHandlers, ...refundHandlers, ...contactMessageHandlers);
    await userEvent.click(canvas.getAllByRole("button", { name: "Повторить" })[0]!);
    await expect(await canvas.findByRole("article", { name: "Мадина К." })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Повторить" })).toHaveLength(2);
  },
});

/** The requests start by themselves once there is a network. */
export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const states = await canvas.findAllByRole("heading", { name: "Нет подключения к интернету" });
    await expect(states).toHaveLength(3);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("article", { name: "№ 23456789" });
    await fits();
  },
});

export const ReportedOnAPhone = meta.story({
  globals: phone,
  parameters: scene({ path: "/admin/waiting?reviews=reported", person: admin }),
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

export const English = meta.story({
  globals: { language: "en" },
  play: async ({ canvas }) => void (await canvas.findByRole("article", { name: "No. 12345678" })),
});
