import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { queueItems } from "../../mocks/queue-fixtures.ts";
import {
  changeItemElsewhere,
  decideElsewhere,
  openElsewhere,
  queueHandlers,
  resetQueue,
  sentQueueDecisions,
} from "../../mocks/queue-handlers.ts";
import { resetRefunds } from "../../mocks/refund-handlers.ts";
import WaitingPage from "./waiting-page.tsx";
import { WaitingPanel } from "./waiting-scene.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const phone = { viewport: { value: "w360" } };
const meta = preview.meta({
  title: "Admin/WaitingPage",
  component: WaitingPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/waiting", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => <WaitingPanel />,
  beforeEach(context) {
    inShop.beforeEach(context);
    resetQueue();
    resetRefunds();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** All kinds in one list, the oldest first; refunds beside it. */
export const Default = meta.story({
  beforeEach: () => openElsewhere("selapp_1"),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Сейчас открыто: Дильноза · 2 мин")).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-queue-item]")).toHaveLength(queueItems.length);
    const tabs = within(canvas.getByRole("navigation", { name: "Что показать" }));
    await expect(tabs.getByRole("link", { name: `Все ${queueItems.length}` })).toBeVisible();
    await expect(tabs.getByRole("link", { name: "Жалобы 2" })).toBeVisible();
    await expect(await canvas.findByText(/^1\s001\s089\s000\sсум$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "dilnoza+bezak@example.uz" })).toHaveAttribute(
      "href",
      `mailto:dilnoza%2Bbezak@example.uz?subject=${encodeURIComponent("Bezak № 12345678")}`,
    );
    await fits();
  },
});

/** Keys alone: down, approve, the focus goes to the next row; `z` brings the decided one back. */
export const WithKeys = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=review", person: admin }),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole("article", { name: /^Отзыв/ });
    const names = [first!, second!].map((row) => row.getAttribute("aria-label")!);
    await userEvent.keyboard("j");
    await expect(first!.closest("li")).toHaveFocus();
    await userEvent.keyboard("a");
    await expect(await screen.findByText("Отзыв опубликован")).toBeVisible();
    await expect(canvas.queryByRole("article", { name: names[0] })).toBeNull();
    await expect(canvas.getByRole("article", { name: names[1] }).closest("li")).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Отзывы 3" })).toBeVisible();
    await userEvent.keyboard("z");
    const back = await canvas.findByRole("article", { name: names[0] });
    await waitFor(() => expect(back.closest("li")).toHaveFocus());
    await expect(await screen.findByText("Решение отменено")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Отзывы 4" })).toBeVisible();
  },
});

/** Reasons are chosen from a list; the dialog shows them in the language of the author, who reads them. */
export const RejectedWithReasons = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=review", person: admin }),
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole("article", { name: /^Отзыв/ });
    await userEvent.keyboard("jr");
    const dialog = within(await screen.findByRole("dialog", { name: "Отклонить отзыв?" }));
    const act = dialog.getByRole("button", { name: "Отклонить" });
    await userEvent.click(act);
    const words = dialog.getByRole("textbox", { name: /^Своими словами/ });
    await expect(words).toHaveAccessibleDescription(/Выберите причину/);
    await userEvent.click(dialog.getByRole("checkbox", { name: "отзыв не об этом товаре" }));
    await userEvent.type(words, "qayta yozing");
    await expect(dialog.getByText("sharh bu mahsulot haqida emas; qayta yozing")).toBeVisible();
    await userEvent.click(act);
    await expect(await screen.findByText("Отзыв отклонён")).toBeVisible();
    await expect(row).not.toBeInTheDocument();
    await expect(sentQueueDecisions()).toMatchObject([
      { kind: "review", outcome: "rejected", reasons: ["off_topic"], words: "qayta yozing" },
    ]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

/** Another administrator was quicker: the row says what they did, and goes with the next decision. */
export const DecidedElsewhere = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=message", person: admin }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Отметить ответ: № 12345678" });
    decideElsewhere("cmsg_1", { outcome: "closed", reason: null });
    await userEvent.click(button);
    const notice = await canvas.findByText(
      /Решение уже принято: Дильноза.*Обращение закрыто\. Ваше решение не записано\./,
    );
    await expect(notice).toBeVisible();
    await expect(canvas.queryByRole("article", { name: /№ 12345678/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Закрыть: № 23456789" }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(await canvas.findByRole("heading", { name: "Новых обращений нет" })).toBeVisible();
  },
});

/** The author has edited it meanwhile, or there is no network: the row comes back, and can be decided again. */
export const NotDecided = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=review", person: admin }),
  play: async ({ canvas, userEvent, msw }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Опубликовать/ });
    const item = queueItems.find(({ kind }) => kind === "review")!;
    changeItemElsewhere(item.id, { review: { ...item.review!, text: "Исправленный текст отзыва" } });
    await userEvent.click(first!);
    await expect(await canvas.findByText("Исправленный текст отзыва")).toBeVisible();
    await expect(canvas.getByText(/Это изменилось, пока вы смотрели/)).toBeVisible();
    msw.use(
      http.post(`${base}/admin/moderation/decisions`, () =>
        failure("server_error", "Произошла ошибка на сервере"),
      ),
    );
    await userEvent.click(canvas.getAllByRole("button", { name: /^Опубликовать/ })[0]!);
    await expect(await canvas.findByText("Произошла ошибка на сервере")).toBeVisible();
    msw.use(...queueHandlers);
    await userEvent.click(canvas.getAllByRole("button", { name: /^Опубликовать/ })[0]!);
    await waitFor(() => expect(canvas.queryByText("Исправленный текст отзыва")).toBeNull());
  },
});

/** Opening a shop cannot be undone: it is asked first, and nothing offers to undo it. */
export const ApprovedApplication = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=application", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Открыть магазин: Oltin Oy" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Открыть магазин «Oltin Oy»?" }));
    await expect(dialog.getByText(/Отменить это нельзя/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Открыть магазин" }));
    await expect(await screen.findByText("Заявка одобрена, магазин открыт")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Отменить" })).toBeNull();
  },
});

/** Search and kind are in the address. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Поиск в очереди" }), "zzz{Enter}");
    await userEvent.click(await canvas.findByRole("link", { name: "Показать все" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Товары 1" }));
    await expect(await canvas.findByRole("article", { name: /^Изменённый товар/ })).toBeVisible();
    await expect(canvas.getByText(/Магазин изменил:/)).toHaveTextContent("название, фото");
    await waitFor(() => expect(getShop({ loaded }).place.now?.search).toBe("?kind=product"));
  },
});

export const Nothing = meta.story({
  beforeEach: () => resetQueue([]),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { name: "Ничего не ждёт решения" })).toBeVisible(),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/moderation`, () => delay("infinite"))),
});

export const Failing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${base}/admin/moderation`, () => failure("server_error", "Произошла ошибка на сервере")),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Повторить" });
    msw.use(...queueHandlers);
    await userEvent.click(retry);
    await expect(await canvas.findByRole("article", { name: "Обращение: № 12345678" })).toBeVisible();
  },
});

/** The request starts by itself once there is a network. */
export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("heading", { name: "Нет подключения к интернету" })).toHaveLength(
      2,
    );
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("article", { name: "Murojaat: № 23456789" });
    await fits();
  },
});

export const RejectingOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  parameters: scene({ path: "/admin/waiting?kind=report", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: /^Saytdan olish/ }))[0]!);
    await screen.findByRole("dialog", { name: "Sharh saytdan olinsinmi?" });
    await fits();
  },
});

export const English = meta.story({
  globals: { language: "en" },
  play: async ({ canvas }) => void (await canvas.findByRole("article", { name: "Message: No. 12345678" })),
});
