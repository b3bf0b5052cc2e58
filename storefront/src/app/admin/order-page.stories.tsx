import type { User } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { administeredParcel, administeredReturn } from "../../mocks/order-admin-fixtures.ts";
import {
  changeParcelElsewhere,
  changeReturnElsewhere,
  orderAdminHandlers,
  resetAdministeredParcels,
  sentSteps,
} from "../../mocks/order-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import OrderPage from "./order-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (id: string) => scene({ path: `/admin/orders/${id}`, person: admin });

/** One parcel with its order, to move on or cancel. */
const meta = preview.meta({
  title: "Admin/OrderPage",
  component: OrderPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("4821930002-1") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((language) => (
          <Route key={language} path={`${language}/admin/orders/:id`} element={<OrderPage />} />
        ))}
      </Routes>
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels();
  },
});

type Canvas = ReturnType<typeof within>;

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const button = (canvas: Canvas, name: string) => canvas.findByRole("button", { name });
const openDialog = async () => within(await screen.findByRole("dialog"));
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** What will happen is said before, a reason is needed, and "refunded" appears only once it is. */
export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = await button(canvas, "Отменить посылку");
    const payment = canvas.getByRole("region", { name: "Оплата" });
    await expect(payment).toHaveTextContent(/Оплачено/);
    await expect(payment).not.toHaveTextContent(/возвращ/i);
    await userEvent.click(open);
    const dialog = await openDialog();
    await expect(dialog.getByText(/^Покупателю вернутся [\d\s]+сум: попросим об этом/)).toBeVisible();
    const act = dialog.getByRole("button", { name: "Отменить посылку" });
    await userEvent.click(act);
    const field = dialog.getByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Товар запрещён");
    await userEvent.click(act);
    await noDialog();
    await expect(await canvas.findByText(/Отменила поддержка Bezak\. Товар запрещён/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Отменить посылку" })).toBeNull();
    await expect(sentSteps()).toEqual([{ status: "cancelled", reason: "Товар запрещён", version: "1" }]);
    await fits();
  },
});

/** The shop has moved the parcel meanwhile: both states are named, and the reason is kept. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, "Отменить посылку"));
    await userEvent.type((await openDialog()).getByRole("textbox"), "Товар запрещён");
    changeParcelElsewhere("selord_2", { status: "processing", next: ["shipped", "cancelled"] });
    await userEvent.click((await openDialog()).getByRole("button", { name: "Отменить посылку" }));
    await noDialog();
    await expect(
      await canvas.findByText(/было «Принят», стало «Собирается».*Написанная причина сохранилась/),
    ).toBeVisible();
    await userEvent.click(await button(canvas, "Отметить отправку"));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: "Номер отправления" }), "UZ42");
    await userEvent.click(dialog.getByRole("button", { name: "Отметить отправку" }));
    await expect(await screen.findByText("Посылка 4821930002-1 отправлена")).toBeVisible();
    await expect(sentSteps().at(-1)).toEqual({ status: "shipped", trackingNumber: "UZ42", version: "2" });
  },
});

/** One of two lines: what its refund is and who pays it is said before; the last one goes with its parcel. */
export const LineCancelled = meta.story({
  beforeEach: () =>
    resetAdministeredParcels([
      administeredParcel({ number: 2, products: 2, status: "confirmed", method: "click", payment: "paid" }),
    ]),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Отменить товар: / });
    await userEvent.click(first!);
    const dialog = await openDialog();
    await expect(dialog.getByText(/^Покупателю нужно вернуть 2\s370\s000\sсум\./)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Причина/ }), "Нет в наличии");
    await userEvent.click(dialog.getByRole("button", { name: "Отменить товар" }));
    await noDialog();
    await expect(await canvas.findByText("Отменила поддержка Bezak. Нет в наличии")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Отменить товар/ })).toBeNull());
  },
});

/** The address changes before anything is sent, for the whole order. */
export const AddressChanged = meta.story({
  parameters: at("4821930001-1"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, "Изменить адрес"));
    const dialog = await openDialog();
    const field = dialog.getByRole("textbox", { name: /^Адрес/ });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить адрес" }));
    await expect(field).toHaveAccessibleDescription(/не меньше 5 символов/);
    await userEvent.type(field, "Бобура, 7");
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить адрес" }));
    await noDialog();
    await expect(await canvas.findByText(/, Бобура, 7$/)).toBeVisible();
  },
});

/** A note that could not be saved stays in the field, and so does what is typed while one is sent. */
export const Noted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${base}/admin/orders/:id/notes`, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    const add = await button(canvas, "Добавить");
    await userEvent.click(add);
    const field = canvas.getByRole("textbox", { name: "Новая заметка" });
    await expect(field).toHaveAccessibleDescription(/Напишите заметку/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Просил позвонить после шести");
    await userEvent.click(add);
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    await expect(field).toHaveValue("Просил позвонить после шести");
    const sending = Promise.withResolvers<void>();
    msw.use(
      http.post(`${base}/admin/orders/:id/notes`, async () => {
        await sending.promise;
      }),
      ...orderAdminHandlers,
    );
    await userEvent.click(add);
    await userEvent.type(field, ". Перезвонил");
    sending.resolve();
    const notes = within(await canvas.findByRole("list", { name: "Заметки" }));
    await expect(notes.getByText("Просил позвонить после шести")).toBeVisible();
    await expect(field).toHaveValue("Просил позвонить после шести. Перезвонил");
    await userEvent.click(add);
    await notes.findByText("Просил позвонить после шести. Перезвонил");
    await waitFor(() => expect(field).toHaveValue(""));
  },
});

/** Refunds owed lead to their list; a return shows what the buyer wrote. */
export const OwedAndReturned = meta.story({
  beforeEach() {
    const parcel = administeredParcel({ number: 2, status: "delivered", method: "click", payment: "paid" });
    resetAdministeredParcels([
      {
        ...parcel,
        openReturns: 1,
        order: { ...parcel.order, payment: { ...parcel.order.payment, refundOwed: 450_000 } },
        returns: [administeredReturn(parcel, "refund_owed")],
        refundsOwed: [
          {
            id: "retreq_1",
            amount: 450_000,
            reason: "part_of_payment",
            account: "1234",
            since: "2026-11-20T12:05:00.000Z",
            version: "1",
          },
        ],
      },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Покупателю нужно перевести 450\s000\sсум\.$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "К возвратам" })).toHaveAttribute(
      "href",
      "/admin/refunds?q=4821930002",
    );
    await expect(canvas.getByRole("region", { name: "Возвраты" })).toHaveTextContent(/Застёжка сломана/);
    await expect(canvas.queryByRole("button", { name: "Отменить посылку" })).toBeNull();
    const history = within(canvas.getByRole("region", { name: "Что происходило" }));
    await history.findByText("dilnoza@bezak.uz");
    await expect(history.getByText(/^Письмо на malika@example\.uz отправлено/)).toBeVisible();
  },
});

const returned = (status: "requested" | "received") => () => {
  const parcel = administeredParcel({ number: 2, status: "delivered", method: "click", payment: "paid" });
  resetAdministeredParcels([{ ...parcel, openReturns: 1, returns: [administeredReturn(parcel, status)] }]);
};

/** The shop has decided meanwhile: both statuses are named, the reason is kept, and the present steps are offered. */
export const ReturnDecided = meta.story({
  beforeEach: returned("requested"),
  play: async ({ canvas, userEvent }) => {
    const returns = within(await canvas.findByRole("region", { name: "Возвраты" }));
    await userEvent.click(returns.getByRole("button", { name: "Отклонить" }));
    const dialog = await openDialog();
    const act = dialog.getByRole("button", { name: "Отклонить" });
    await userEvent.click(act);
    const field = dialog.getByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Следы носки");
    changeReturnElsewhere("retreq_1", { status: "approved", next: ["received", "rejected"] });
    await userEvent.click(act);
    await noDialog();
    await expect(
      await returns.findByText(/было «.+», стало «.+»\. Ваше действие не выполнено\. Написанная причина/),
    ).toBeVisible();
    await userEvent.click(returns.getByRole("button", { name: "Товар не приехал" }));
    await userEvent.click((await openDialog()).getByRole("button", { name: "Товар не приехал" }));
    await noDialog();
    await expect(await returns.findByText("Причина отказа: «Следы носки»")).toBeVisible();
    await expect(returns.getByRole("button", { name: "Одобрить" })).toBeVisible();
    await fits();
  },
});

/** What the refund is and who pays it is said before, the password is asked, and only then it is refunded. */
export const ReturnRefunded = meta.story({
  beforeEach: returned("received"),
  play: async ({ canvas, userEvent, loaded }) => {
    const returns = within(await canvas.findByRole("region", { name: "Возвраты" }));
    await userEvent.click(returns.getByRole("button", { name: /^Вернуть/ }));
    const dialog = await openDialog();
    await expect(dialog.getByText(/^Покупателю вернутся [\d\s]+сум: попросим об этом/)).toBeVisible();
    getShop({ loaded }).api.confirming.current!.drop();
    await userEvent.click(dialog.getByRole("button", { name: /^Вернуть/ }));
    await waitFor(() => expect(document.getElementById("confirm-password")).toHaveFocus());
    await userEvent.keyboard("correct horse battery{Enter}");
    await expect(await screen.findByText("Возврат: refunded")).toBeVisible();
    await noDialog();
    await waitFor(() => expect(returns.queryByRole("button", { name: /^Вернуть/ })).toBeNull());
  },
});

/** The question says to which address the mail goes; then the history says that it waits. */
export const MailSentAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const history = within(await canvas.findByRole("region", { name: "Что происходило" }));
    await userEvent.click(
      await history.findByRole("button", {
        name: "Отправить ещё раз: Продавец подтвердил посылку",
      }),
    );
    const dialog = await openDialog();
    await expect(dialog.getByText(/уйдёт покупателю на malika@example\.uz/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Отправить письмо" }));
    await noDialog();
    await expect(await history.findByText(/^Повторно \(admin@bezak\.uz\)\. Письмо на malika@/)).toBeVisible();
    await fits();
  },
});

export const Missing = meta.story({
  parameters: at("nothing"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Такой посылки нет" });
    await expect(canvas.getAllByRole("link", { name: "Все заказы" })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/orders/:id`, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/admin/orders/:id`, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...orderAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await canvas.findByRole("heading", { level: 1, name: "Посылка 4821930002-1" });
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  parameters: at("4821930005-1"),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: ({ canvas }) => canvas.findByText("Hisob oʻchirilgan").then(fits),
});
