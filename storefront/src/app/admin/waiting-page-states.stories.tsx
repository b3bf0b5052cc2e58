import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { queueItems } from "../../mocks/queue-fixtures.ts";
import { queueHandlers, resetQueue } from "../../mocks/queue-handlers.ts";
import { resetRefunds } from "../../mocks/refund-handlers.ts";
import { AdminRights } from "./admin-rights.tsx";
import WaitingPage from "./waiting-page.tsx";
import { WaitingPanel } from "./waiting-scene.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const meta = preview.meta({
  title: "Admin/WaitingPage/States",
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
    return () => onlineManager.setOnline(true);
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** There was no answer: the row is back, and its reasons are still chosen. */
export const ReasonsOfferedAgain = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=review", person: admin }),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole("article", { name: /^Отзыв/ });
    await userEvent.keyboard("jr");
    const open = async () => within(await screen.findByRole("dialog", { name: "Отклонить отзыв?" }));
    const dialog = await open();
    await userEvent.click(dialog.getByRole("checkbox", { name: "отзыв не об этом товаре" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Своими словами/ }), "qayta yozing");
    msw.use(http.post(`${base}/admin/moderation/decisions`, () => Response.error()));
    await userEvent.click(dialog.getByRole("button", { name: "Отклонить" }));
    await expect(await canvas.findByText(/Нет соединения с сервером/)).toBeVisible();
    msw.use(...queueHandlers);
    await userEvent.click(canvas.getAllByRole("button", { name: /^Отклонить/ })[0]!);
    const again = await open();
    await expect(again.getByRole("checkbox", { name: "отзыв не об этом товаре" })).toBeChecked();
    await expect(again.getByRole("textbox", { name: /^Своими словами/ })).toHaveValue("qayta yozing");
    await userEvent.click(again.getByRole("button", { name: "Отклонить" }));
    await expect(await screen.findByText("Отзыв отклонён")).toBeVisible();
  },
});

/** A hidden product that its shop has corrected: approving shows it again. */
export const CorrectedProduct = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=product", person: admin }),
  beforeEach: () =>
    resetQueue(
      queueItems.map((item) => ({
        ...item,
        product: item.product && { ...item.product, hiddenReason: "на фото чужой знак" },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Товар скрыт, причина: на фото чужой знак\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Оставить скрытым/ }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Оставить товар .* скрытым\?/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Отмена" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Показать снова/ }));
    await expect(await screen.findByText("Товар снова на сайте")).toBeVisible();
  },
});

/** What is shown stays when it cannot be loaded again, with what was decided meanwhile. */
export const NotRefreshed = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=message", person: admin }),
  play: async ({ canvas, userEvent, msw }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Отметить ответ/ });
    await userEvent.click(first!);
    const refresh = canvas.getByRole("button", { name: "Обновить" });
    msw.use(
      http.get(`${base}/admin/moderation`, () => failure("server_error", "Произошла ошибка на сервере")),
    );
    await userEvent.click(refresh);
    await expect(await canvas.findByText("Произошла ошибка на сервере")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    msw.use(...queueHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await waitFor(() => expect(canvas.queryByText("Произошла ошибка на сервере")).toBeNull());
    // while the list is still loading, another click loads nothing
    await waitFor(() => expect(refresh).not.toHaveAttribute("aria-disabled", "true"));
    onlineManager.setOnline(false);
    await userEvent.click(refresh);
    await expect(await canvas.findByText(/Показан прежний список/)).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    onlineManager.setOnline(true);
    await waitFor(() => expect(canvas.queryByText(/Показан прежний список/)).toBeNull());
  },
});

/** The field and the tabs keep the focus when they load another list. */
export const FocusStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("article", { name: /^Изменённый товар/ });
    const tab = canvas.getByRole("link", { name: "Товары 1" });
    tab.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await expect(tab).toHaveFocus();
    const field = canvas.getByRole("searchbox", { name: "Поиск в очереди" });
    await userEvent.type(field, "zzz{Enter}");
    await canvas.findByRole("heading", { name: "Ничего не нашлось" });
    await expect(field).toHaveFocus();
  },
});

/** The key undoes the latest decision, also when the one before it was answered first. */
export const UndoneBeforeItsAnswer = meta.story({
  parameters: scene({ path: "/admin/waiting?kind=message", person: admin }),
  play: async ({ canvas, userEvent, msw }) => {
    const [first, second] = await canvas.findAllByRole("article", { name: /^Обращение/ });
    const names = [first!, second!].map((row) => row.getAttribute("aria-label")!);
    await userEvent.keyboard("ja");
    await expect(await screen.findByText("Обращение отмечено как отвеченное")).toBeVisible();
    msw.use(
      http.post(`${base}/admin/moderation/decisions`, async () => {
        await delay(300);
      }),
      ...queueHandlers,
    );
    await userEvent.keyboard("az");
    await waitFor(() => expect(canvas.getByRole("article", { name: names[1] })).toBeVisible());
    await expect(canvas.queryByRole("article", { name: names[0] })).toBeNull();
  },
});

/** Support sees the kinds that it decides about, and finance none of them. */
export const OfSupport = meta.story({
  render: () => (
    <AdminRights rank="support">
      <WaitingPanel />
    </AdminRights>
  ),
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole("navigation", { name: "Что показать" }));
    await expect(await tabs.findByRole("link", { name: /^Обращения/ })).toBeVisible();
    await expect(tabs.getAllByRole("link").map(({ textContent }) => textContent?.split(" ")[0])).toEqual([
      "Все",
      "Отзывы",
      "Жалобы",
      "Обращения",
    ]);
  },
});

export const OfFinance = meta.story({
  render: () => (
    <AdminRights rank="finance">
      <WaitingPanel />
    </AdminRights>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1\s001\s089\s000\sсум$/)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Очередь решений" })).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "Что показать" })).toBeNull();
    await fits();
  },
});

/** On a phone the message about a decision covers neither the next row nor its buttons, before and after scrolling. */
export const NextRowIsFree = meta.story({
  globals: { viewport: { value: "w360" } },
  parameters: scene({ path: "/admin/waiting?kind=review", person: admin }),
  play: async ({ canvas, userEvent }) => {
    const approve = (await canvas.findAllByRole("button", { name: /^Опубликовать/ }))[0]!;
    approve.scrollIntoView({ block: "end" });
    await userEvent.click(approve);
    const toast = (await screen.findByText("Отзыв опубликован")).closest("[data-tone]")!;
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-queue-item"));
    const row = document.activeElement!;
    await waitFor(() =>
      expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(toast.getBoundingClientRect().bottom),
    );
    const [next] = within(row as HTMLElement).getAllByRole("button", { name: /^Опубликовать/ });
    const { top, bottom } = next!.getBoundingClientRect();
    const { top: start, bottom: end } = toast.getBoundingClientRect();
    await expect(bottom <= start || top >= end).toBe(true);
  },
});
