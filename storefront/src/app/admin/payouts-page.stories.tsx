import type { authRoutes, User } from "@bezak/contract/auth.ts";
import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import { delay, http, HttpResponse } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { preview as sweep, sellerPayouts, waitingAdjustments } from "../../mocks/finance-fixtures.ts";
import { resetPayouts, ruleShopsHandler } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import PayoutsPage from "./payouts-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/payouts`;

type AuthRoutes = typeof authRoutes;

const meta = preview.meta({
  title: "Admin/PayoutsPage",
  component: PayoutsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/payouts", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <PayoutsPage />
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts();
  },
});

const page = () => within(document.body);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 370 000 сум")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Не прошли 1" })).toBeVisible();
    const failed = await canvas.findByRole("row", { name: /P-2026-000003/ });
    await expect(failed).toHaveTextContent("счёт закрыт");
    const shop = within(failed).getByRole("link", { name: sellerPayouts[1]!.seller.name });
    await expect(shop).toHaveAttribute("href", `/admin/sellers/${sellerPayouts[1]!.seller.id}/money`);
  },
});

/** A search narrows the list; what it does not find is said. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "0003{Enter}");
    await waitFor(() => expect(canvas.queryByRole("row", { name: /P-2026-000001/ })).toBeNull());
    await userEvent.type(canvas.getByRole("searchbox"), "7{Enter}");
    await canvas.findByText("Таких выплат нет");
  },
});

/** Days on which there were none: the way back to all payouts is offered. */
export const NoneOnThoseDays = meta.story({
  parameters: scene({ path: "/admin/payouts?to=2020-01-01", person: admin }),
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Таких выплат нет")).toBeVisible();
    await expect(canvas.getByLabelText("По дату")).toHaveValue("01.01.2020");
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await expect(await canvas.findByRole("row", { name: /P-2026-000003/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Buyers who may belong to the shop are marked in the preview of payouts and in the list. */
export const RelatedBuyers = meta.story({
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByText(
      /Телефон и адрес покупателя совпали с телефоном и адресом магазина/,
    );
    await expect(row).toHaveTextContent(/Заказов: 2, на 180\s000\sсум/);
    await userEvent.click(canvas.getByRole("button", { name: "Создать выплаты" }));
    const question = await page().findByRole("dialog", { name: "Создать выплаты?" });
    await expect(within(question).getAllByText("Покупатель связан с магазином")).toHaveLength(1);
    await expect(question).toHaveTextContent(/Телефон покупателя совпал/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Payouts are created once after a confirmation; then nothing is left to pay. */
export const Sweeping = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Создать выплаты" }));
    const question = await page().findByRole("dialog", { name: "Создать выплаты?" });
    await expect(question).toHaveTextContent("Zargar");
    await userEvent.click(within(question).getByRole("button", { name: "Создать" }));
    await expect(await canvas.findByText("Сейчас платить некому")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /P-2026-000100/ })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Файл для банка (3)" })).toBeVisible();
  },
});

/** Payouts are created only after the password is entered. */
export const PasswordRequired = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    getShop({ loaded }).api.confirming.current!.drop();
    await userEvent.click(await canvas.findByRole("button", { name: "Создать выплаты" }));
    await userEvent.click(await page().findByRole("button", { name: "Создать" }));
    const question = within(await page().findByRole("dialog", { name: "Подтвердите, что это вы" }));
    await userEvent.click(question.getByRole("button", { name: "Подтвердить" }));
    await expect(await question.findByText("Введите пароль")).toBeVisible();
    const field = question.getByLabelText(/^Пароль/);
    await userEvent.type(field, "wrong");
    await userEvent.click(question.getByRole("button", { name: "Подтвердить" }));
    await expect(await question.findByText("Неверный пароль")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "right horse");
    await userEvent.click(question.getByRole("button", { name: "Подтвердить" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
});

export const Failed = meta.story({
  parameters: scene({ path: "/admin/payouts?status=sent", person: admin }),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole("row", { name: /P-2026-000002/ });
    await userEvent.click(within(row).getByRole("button", { name: "Отметить сбой: P-2026-000002" }));
    const question = await page().findByRole("dialog", { name: "Выплата P-2026-000002 не прошла" });
    const act = within(question).getByRole("button", { name: "Отметить как не прошедшую" });
    await userEvent.click(act);
    const field = within(question).getByRole("textbox", { name: /Причина/ });
    await expect(field).toHaveAccessibleDescription(/не меньше 3 символов/);
    await userEvent.type(field, "Счёт закрыт");
    await userEvent.click(act);
    await expect(await canvas.findByRole("heading", { name: "Таких выплат нет" })).toBeVisible();
  },
});

export const Paid = meta.story({
  parameters: scene({ path: "/admin/payouts?status=sent", person: admin }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const row = await canvas.findByRole("row", { name: /P-2026-000002/ });
    await userEvent.click(within(row).getByRole("button", { name: "Отметить выплату: P-2026-000002" }));
    const question = await page().findByRole("dialog");
    await userEvent.type(within(question).getByRole("textbox"), "ПП 12");
    await userEvent.click(within(question).getByRole("button", { name: "Отметить как выплаченную" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("link", { name: /^Выплачены/ }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?status=paid"));
    // the former list stays until that of the other tab is loaded
    await waitFor(() =>
      expect(canvas.getByRole("row", { name: /P-2026-000002/ })).toHaveTextContent("ПП 12"),
    );
  },
});

/** A deduction needs a reason; a repeat after a lost answer uses the same key. */
export const Adjusting = meta.story({
  beforeEach: ({ msw }) => msw.use(ruleShopsHandler),
  play: async ({ canvas, userEvent, msw }) => {
    const requests: { key: string | null; body: unknown }[] = [];
    msw.use(
      http.post(`${base}/admin/sellers/:id/adjustments`, async ({ request }) => {
        const body: unknown = await request.clone().json();
        requests.push({ key: request.headers.get("idempotency-key"), body });
        return requests.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Изменить баланс" }));
    const form = within(await page().findByRole("dialog", { name: "Изменить баланс магазина" }));
    await userEvent.click(form.getByRole("button", { name: "Начислить на баланс" }));
    const shop = form.getByRole("combobox", { name: /Магазин/ });
    await expect(shop).toHaveAccessibleDescription(/Выберите магазин/);
    await expect(shop).toHaveFocus();
    await userEvent.type(shop, "Zar");
    await userEvent.click(await page().findByRole("option", { name: "Zargar" }));
    await userEvent.click(form.getByRole("radio", { name: "Списать" }));
    await userEvent.type(form.getByRole("textbox", { name: /Сумма/ }), "45 000");
    await userEvent.type(form.getByRole("textbox", { name: /За что/ }), "Разбитая упаковка");
    await userEvent.click(form.getByRole("button", { name: "Списать с баланса" }));
    await form.findByText(/Нет соединения/);
    await userEvent.click(form.getByRole("button", { name: "Списать с баланса" }));
    await expect(await page().findByText(/Zargar: −45\s000\sсум на балансе/)).toBeVisible();
    await expect(requests[0]?.body).toEqual({ amount: -45_000, note: "Разбитая упаковка" });
    await expect(requests[1]).toEqual(requests[0]);
  },
});

export const AdjustingOnAPhone = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Balansni oʻzgartirish" }));
    await page().findByRole("dialog");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A large adjustment is approved by another administrator; one's own can only be withdrawn. */
export const WaitingAdjustments = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/auth/me`, () => answer<AuthRoutes["me"]>({ success: true, user: admin })),
    );
    resetPayouts({ adjustments: waitingAdjustments });
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole("region", { name: "Изменения баланса ждут решения (2)" }));
    const [first, own] = waitingAdjustments;
    const row = section.getByRole("row", { name: new RegExp(first!.seller.name) });
    await expect(row).toHaveTextContent(/−12\s500\s000\sсум/);
    const ownRow = section.getByRole("row", { name: new RegExp(own!.seller.name) });
    await expect(await within(ownRow).findByText(/решить должен другой администратор/)).toBeVisible();
    await expect(within(ownRow).queryByRole("button", { name: /Одобрить/ })).toBeNull();
    await userEvent.click(within(row).getByRole("button", { name: /Одобрить/ }));
    const question = within(await page().findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Одобрить" }));
    await expect(
      await canvas.findByRole("region", { name: "Изменения баланса ждут решения (1)" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Отозвать/ }));
    await userEvent.click(await page().findByRole("button", { name: "Не менять баланс" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: /ждут решения/ })).toBeNull());
  },
});

export const WaitingAdjustmentsOnAPhone = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/auth/me`, () => answer<AuthRoutes["me"]>({ success: true, user: admin })),
    );
    resetPayouts({ adjustments: waitingAdjustments });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Balans oʻzgarishlari qaror kutmoqda (2)" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Nothing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts({ sent: [], next: { ...sweep, payouts: [], total: 0, leftOut: [] } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Выплат пока нет" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Файл для банка/ })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(path, () => delay("infinite")),
      http.get(`${path}/preview`, () => delay("infinite")),
    );
  },
});

let releaseCards: () => void = () => undefined;

export const DialogOpenWhileCardsLoad = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    const cardsRequested = new Promise<void>((come) => (releaseCards = come));
    context.msw.use(http.get(`${path}/preview`, () => cardsRequested.then(() => undefined)));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Условия выплат" }));
    const dialog = await page().findByRole("dialog", { name: "Условия выплат" });
    releaseCards();
    await canvas.findByText("2 370 000 сум");
    await expect(dialog).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    const broken = () => failure("server_error", "Произошла ошибка на сервере");
    context.msw.use(http.get(path, broken), http.get(`${path}/preview`, broken));
  },
  play: async ({ canvas, msw }) => {
    const [again] = await canvas.findAllByRole("button", { name: "Повторить" });
    msw.use(
      http.get(`${path}/preview`, () =>
        answer<(typeof payoutsRoutes)["payoutPreview"]>({ success: true, data: sweep }),
      ),
    );
    again!.click();
    await expect(await canvas.findByText("2 370 000 сум")).toBeVisible();
  },
});
