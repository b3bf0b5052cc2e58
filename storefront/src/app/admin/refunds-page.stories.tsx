import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { resetApprovals } from "../../mocks/approval-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { recordElsewhere, refundHandlers, refundsOwed, resetRefunds } from "../../mocks/refund-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import RefundsPage from "./refunds-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/refunds-owed`;

const meta = preview.meta({
  title: "Admin/RefundsPage",
  component: RefundsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/refunds", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <RefundsPage />
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetRefunds();
  },
});

const page = () => within(document.body);

/** Oldest first; accounts are masked, and a missing one is marked. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("row", { name: /Dilnoza Karimova/ });
    await expect(first).toHaveTextContent(/1000000043.*Платили наличными.*•••• 1234.*450\s000\sсум/);
    await expect(within(first).getByRole("link", { name: "Заказ 1000000043" })).toHaveAttribute(
      "href",
      "/admin/orders/1000000043-1",
    );
    await expect(canvas.getByRole("row", { name: /1000000051/ })).toHaveTextContent("Не указан");
    await expect(canvas.queryByText(/8600/)).toBeNull();
  },
});

/** By time and by sum, in the header too; the order is part of the address. */
export const Sorted = meta.story({
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas, userEvent, loaded }) => {
    const isFirst = (number: string) =>
      waitFor(() => expect(canvas.getAllByRole("row")[1]).toHaveTextContent(number));
    await isFirst("1000000043");
    await userEvent.click(canvas.getByRole("button", { name: /^Сумма/ }));
    await isFirst("1000000055");
    const order = canvas.getByRole("combobox", { name: "Порядок" });
    await expect(order).toHaveDisplayValue("Сначала малые суммы");
    await userEvent.selectOptions(order, "Сначала большие суммы");
    await isFirst("1000000058");
    await expect(getShop({ loaded }).place.now?.search).toBe("?sort=amount_desc");
  },
});

/** The number is shown after the password was entered, and can be hidden again. */
export const ShowsTheAccount = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    getShop({ loaded }).api.confirming.current!.drop();
    await userEvent.click(await canvas.findByRole("button", { name: "Показать: 1000000043" }));
    const question = within(await page().findByRole("dialog", { name: "Подтвердите, что это вы" }));
    await expect(canvas.queryByText(/8600/)).toBeNull();
    await userEvent.type(question.getByLabelText(/^Пароль/), "right horse");
    await userEvent.click(question.getByRole("button", { name: "Подтвердить" }));
    await expect(await canvas.findByText("8600 1234 5678 1234")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Скрыть: 1000000043" }));
    await expect(canvas.queryByText(/8600/)).toBeNull();
  },
});

/** A transfer is recorded with its reference; only then the row leaves the list. */
export const Paying = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Записать перевод: 1000000043" }));
    const question = within(await page().findByRole("dialog", { name: /1000000043 переведены/ }));
    const act = question.getByRole("button", { name: "Записать перевод" });
    await userEvent.click(act);
    const field = question.getByRole("textbox", { name: /Номер перевода/ });
    await expect(field).toHaveAccessibleDescription(/Введите номер перевода/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, "ПП 204");
    await expect(canvas.getByText("Dilnoza Karimova")).toBeInTheDocument();
    await userEvent.click(act);
    await waitFor(() => expect(canvas.queryByText("Dilnoza Karimova")).toBeNull());
    await expect(await page().findByText(/Перевод по заказу 1000000043 записан/)).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(refundsOwed.length);
  },
});

/** A large transfer is recorded after a second administrator has approved it; until then the row stays, marked as waiting. */
export const NeedsApproval = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetRefunds();
    resetApprovals({ over: 500_000_000 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Записать перевод: 1000000058" }));
    const question = within(await page().findByRole("dialog"));
    await expect(question.getByText(/решит второй администратор/)).toBeVisible();
    await userEvent.type(question.getByRole("textbox", { name: /Номер перевода/ }), "ПП 204");
    await userEvent.type(question.getByRole("textbox", { name: /^Причина/ }), "Проверено по выписке");
    await userEvent.click(question.getByRole("button", { name: "Запросить одобрение" }));
    await expect(await canvas.findByText("ждёт одобрения")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Записать перевод: 1000000058" })).toBeNull();
  },
});

/** A refund made in the gateway's merchant dashboard needs no account and no transfer. */
export const InTheMerchantDashboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /1000000053/ })).toHaveTextContent(
      /кабинете Payme.*Не нужен/,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Записать перевод: 1000000053" }));
    const question = within(await page().findByRole("dialog"));
    await expect(question.getByText(/делают в кабинете Payme, и он запишется сам/)).toBeVisible();
  },
});

/** A refund that was changed since it was loaded is not recorded; the list is refreshed. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Записать перевод: 1000000043" }));
    const question = within(await page().findByRole("dialog"));
    resetRefunds(
      refundsOwed.map((one, index) => (index > 0 ? one : { ...one, account: "9999", version: "v2" })),
    );
    await userEvent.type(question.getByRole("textbox"), "ПП 204");
    await userEvent.click(question.getByRole("button", { name: "Записать перевод" }));
    await expect(await question.findByText(/изменились, пока вы смотрели/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Назад" }));
    await expect(await canvas.findByText("•••• 9999")).toBeVisible();
  },
});

/** Somebody else recorded the same transfer: it is not recorded twice. */
export const RecordedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Записать перевод: 1000000043" }));
    const question = within(await page().findByRole("dialog"));
    recordElsewhere("retreq_1", "ПП 204");
    await userEvent.type(question.getByRole("textbox"), "ПП 204");
    await userEvent.click(question.getByRole("button", { name: "Записать перевод" }));
    await expect(
      await page().findByText("Перевод по заказу 1000000043 уже был записан с этим номером"),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Dilnoza Karimova")).toBeNull());
  },
});

/** Somebody else recorded another transfer: the money may have been sent twice. */
export const RecordedWithAnotherReference = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Записать перевод: 1000000043" }));
    const question = within(await page().findByRole("dialog"));
    recordElsewhere("retreq_1", "ПП 203");
    await userEvent.type(question.getByRole("textbox"), "ПП 204");
    await userEvent.click(question.getByRole("button", { name: "Записать перевод" }));
    await expect(await question.findByText(/уже записан с другим номером.*дважды/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Назад" }));
    await waitFor(() => expect(canvas.queryByText("Dilnoza Karimova")).toBeNull());
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Koʻrsatish: 1000000058" }));
    await expect(await canvas.findByText("8600 1234 5678 4412")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const English = meta.story({ globals: { language: "en" } });

export const FilteredByReason = meta.story({
  parameters: scene({ path: "/admin/refunds?reason=late_payment", person: admin }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Тимур/ })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
  },
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole("row", { name: /Dilnoza/ });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск по возвратам" }), "1000000055{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(canvas.getByRole("row", { name: /Jasur/ })).toBeVisible();
    await waitFor(() => expect(getShop({ loaded }).place.now?.search).toBe("?q=1000000055"));
  },
});

/** A page beyond the last redirects to the last. */
export const Pages = meta.story({
  parameters: scene({ path: "/admin/refunds?page=9", person: admin }),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetRefunds(
      Array.from({ length: 21 }, (_, index) => ({
        ...refundsOwed[0]!,
        id: `retreq_${index}`,
        orderNumber: `${1_000_000_100 + index}`,
      })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /1000000120/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Страница 2" })).toHaveAttribute("aria-current", "page");
  },
});

export const Nothing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetRefunds([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Возвращать вручную нечего" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => delay("infinite")));
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetRefunds();
    context.msw.use(http.get(path, () => failure("server_error", "Произошла ошибка на сервере")));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole("button", { name: "Повторить" });
    msw.use(...refundHandlers);
    await userEvent.click(again);
    await expect(await canvas.findByRole("row", { name: /Dilnoza/ })).toBeVisible();
  },
});

/** The request starts by itself once there is a network. */
export const Offline = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetRefunds();
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Нет подключения к интернету" })).toBeVisible();
  },
});
