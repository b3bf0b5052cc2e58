import { requestedReturn } from "@bezak/contract/examples/returns.ts";
import type { CancelOrder, Order } from "@bezak/contract/orders.ts";
import type { NewReturn } from "@bezak/contract/returns.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { cancelled } from "../src/mocks/cancel-order.ts";
import { order as madeUp } from "../src/mocks/order-fixtures.ts";
import { payments } from "../src/mocks/payment-fixtures.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();

beforeEach(() => {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
});

/** Serves an order that can be changed; returns the requests. */
function serve(first: Order) {
  let order = first;
  const requests: CancelOrder[] = [];
  server.use(
    http.get("*/api/v1/orders/:id", () => HttpResponse.json({ success: true, data: order })),
    http.patch("*/api/v1/orders/:id/cancel", async ({ request }) => {
      const body = (await request.json()) as CancelOrder;
      requests.push(body);
      order = cancelled(order, body);
      return HttpResponse.json({ success: true, data: order });
    }),
  );
  return requests;
}

const number = "1000000042";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("cancels an order after a dialog that explains the refund", async () => {
  const order = madeUp({ number });
  const requests = serve({ ...order, payment: { ...order.payment, method: "payme", status: "paid" } });
  await openShop(`/order/${number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("orders.cancel.order") }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(t("orders.cancel.moneyBack"))).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(t("orders.cancel.reason")), { target: { value: " Передумала " } });
  fireEvent.click(dialog.getByRole("button", { name: t("orders.cancel.order") }));
  await screen.findByText(t("orders.cancel.orderDone"));
  expect(requests).toEqual([{ reason: "Передумала" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: t("orders.cancel.order") })).toBeNull();
  expect(screen.getAllByText(`${t("orders.cancelledBy.buyer")} Передумала`).length).toBeGreaterThan(0);
});

test("keeps the order when the dialog is closed", async () => {
  const requests = serve(madeUp({ number }));
  await openShop(`/order/${number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("orders.cancel.order") }));
  await screen.findByText(t("orders.cancel.nothingPaid"));
  press(t("orders.cancel.keep"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(requests).toEqual([]);
});

test("cancels one line and still shows it; the last one has no button of its own", async () => {
  const order = madeUp({ number, products: 2 });
  const requests = serve(order);
  await openShop(`/order/${number}`);
  const [first] = order.items;
  const name = first!.product.name.ru;
  fireEvent.click(await screen.findByRole("button", { name: t("orders.cancel.itemOf", { name }) }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: t("orders.cancel.item") }));
  await screen.findByText(t("orders.cancel.itemDone"));
  expect(requests).toEqual([{ itemId: first!.id }]);
  expect(await screen.findByText(t("orders.cancelledBy.buyer"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: new RegExp(t("orders.cancel.item")) })).toBeNull();
});

test("cancels one of several parcels, but not a packed one", async () => {
  const order = madeUp({ number, parcels: ["pending", "processing", "confirmed"] });
  const requests = serve(order);
  await openShop(`/order/${number}`);
  const label = (at: number) => t("orders.cancel.parcelOf", { name: `${number}-${at}` });
  fireEvent.click(await screen.findByRole("button", { name: label(1) }));
  expect(screen.queryByRole("button", { name: label(2) })).toBeNull();
  expect(screen.queryByRole("button", { name: t("orders.cancel.order") })).toBeNull();
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: t("orders.cancel.parcel") }));
  await screen.findByText(t("orders.cancel.parcelDone"));
  expect(requests).toEqual([{ parcelId: order.parcels[0]!.id }]);
});

test("reports a cancellation that came too late", async () => {
  serve(madeUp({ number }));
  server.use(http.patch("*/api/v1/orders/:id/cancel", () => failure("too_late_to_cancel", "Поздно")));
  await openShop(`/order/${number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("orders.cancel.order") }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: t("orders.cancel.order") }));
  await dialog.findByText("Поздно");
  fireEvent.click(dialog.getByRole("button", { name: t("orders.cancel.keep") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("shows refunds that are owed and paid", async () => {
  const order = madeUp({ number, parcels: ["cancelled"] });
  const payment = { ...order.payment, method: "payme", refunded: 5_000, refundOwed: 7_000 } as const;
  serve({ ...order, payment });
  await openShop(`/order/${number}`);
  expect((await screen.findByText(/5.000/)).textContent).toContain("Вернули");
  expect(screen.getByText(/7.000/).textContent).toContain("Должны вам");
});

test("requests the return of delivered products, with quantity, reason and comment", async () => {
  const order = madeUp({ number, parcels: ["delivered"], products: 2 });
  serve(order);
  const requests: NewReturn[] = [];
  server.use(
    http.post("*/api/v1/orders/:id/returns", async ({ request }) => {
      requests.push((await request.json()) as NewReturn);
      return failure("too_many_to_return", "Столько вернуть нельзя");
    }),
  );
  await openShop(`/order/${number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("returns.ask") }));
  const sheet = within(await screen.findByRole("dialog"));
  // without products and reason errors are shown and nothing is sent
  fireEvent.click(sheet.getByRole("button", { name: t("returns.send") }));
  await sheet.findByText(t("returns.nothing"));
  const [more] = sheet.getAllByRole("button", { name: t("returns.more") });
  fireEvent.click(more!);
  fireEvent.change(sheet.getByLabelText(new RegExp(t("returns.reason"))), { target: { value: "defect" } });
  fireEvent.change(sheet.getByLabelText(t("returns.text")), { target: { value: "Скол" } });
  // paid in cash: the refund needs an account
  const account = sheet.getByLabelText(new RegExp(t("refundAccount.label")));
  fireEvent.change(account, { target: { value: "8600 1234 1234 4321" } });
  fireEvent.click(sheet.getByRole("button", { name: /Отправить заявку на/ }));
  await sheet.findByText("Столько вернуть нельзя");
  expect(requests).toEqual([
    {
      parcelId: order.parcels[0]!.id,
      items: [{ itemId: order.items[0]!.id, quantity: 1 }],
      reason: "defect",
      text: "Скол",
      photos: [],
      refundAccount: "8600123412344321",
    },
  ]);
});

test("makes the account optional in a partial return of an online payment", async () => {
  const made = madeUp({ number, parcels: ["delivered"], products: 2 });
  const order = { ...made, payment: { ...made.payment, method: "payme", status: "paid" } } as const;
  serve(order);
  const requests: NewReturn[] = [];
  server.use(
    http.post("*/api/v1/orders/:id/returns", async ({ request }) => {
      requests.push((await request.json()) as NewReturn);
      return failure("too_late_to_return", "Поздно");
    }),
  );
  await openShop(`/order/${number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("returns.ask") }));
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.click(sheet.getAllByRole("button", { name: t("returns.more") })[0]!);
  fireEvent.change(sheet.getByLabelText(new RegExp(t("returns.reason"))), { target: { value: "defect" } });
  const account = sheet.getByLabelText(new RegExp(t("refundAccount.label")));
  const send = sheet.getByRole("button", { name: /Отправить заявку на/ });
  fireEvent.change(account, { target: { value: "8600" } });
  fireEvent.click(send);
  await sheet.findByText(t("refundAccount.wrong"));
  fireEvent.change(account, { target: { value: "" } });
  fireEvent.click(send);
  await sheet.findByText("Поздно");
  fireEvent.change(account, { target: { value: "8600 1234 1234 4321" } });
  fireEvent.click(sheet.getByRole("button", { name: /Отправить заявку на/ }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ refundAccount }) => refundAccount)).toEqual([undefined, "8600123412344321"]);
});

test("asks for the password when a return names another account, and sends it again with it", async () => {
  const order = madeUp({ number, parcels: ["delivered"], products: 1 });
  serve(order);
  const proofs: (string | null)[] = [];
  server.use(
    http.post("*/api/v1/auth/confirm-password", () =>
      HttpResponse.json({
        success: true,
        data: { proof: "a-proof" },
      }),
    ),
    http.post("*/api/v1/orders/:id/returns", ({ request }) => {
      proofs.push(request.headers.get("x-confirmation"));
      return proofs.length === 1
        ? failure("confirmation_required", "Подтвердите паролем")
        : failure("too_late_to_return", "Поздно");
    }),
  );
  await openShop(`/order/${number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("returns.ask") }));
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.change(sheet.getByLabelText(new RegExp(t("returns.reason"))), { target: { value: "defect" } });
  const account = sheet.getByLabelText(new RegExp(t("refundAccount.label")));
  fireEvent.change(account, { target: { value: "8600 1234 1234 4321" } });
  fireEvent.click(sheet.getByRole("button", { name: /Отправить заявку/ }));
  const question = within(await screen.findByRole("dialog", { name: t("confirm.title") }));
  fireEvent.change(question.getByLabelText(/Пароль/), { target: { value: "long-enough" } });
  fireEvent.click(question.getByRole("button", { name: t("confirm.act") }));
  await screen.findByText("Поздно");
  expect(proofs).toEqual([null, "a-proof"]);
});

test("shows the status of a return, which can be withdrawn until it is decided", async () => {
  const order = madeUp({ number, parcels: ["delivered"] });
  serve(order);
  let returns = [{ ...requestedReturn, orderId: order.id, orderNumber: number }];
  server.use(
    http.get("*/api/v1/orders/:id/returns", () => HttpResponse.json({ success: true, data: returns })),
    http.delete("*/api/v1/returns/ret_1", () => {
      returns = [];
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  await openShop(`/order/${number}`);
  await screen.findByText(t("returns.statuses.requested"));
  press(t("returns.withdraw"));
  await waitFor(() => expect(screen.queryByText(t("returns.statuses.requested"))).toBeNull());
});

test("filters orders by status and text, and keeps the choice in the address", async () => {
  const seen: string[] = [];
  server.use(
    http.get("*/api/v1/orders", ({ request }) => {
      seen.push(new URL(request.url).search);
      const pagination = { page: 1, limit: 10, total: 0, pages: 0 };
      return HttpResponse.json({ success: true, data: [], pagination });
    }),
  );
  const { place } = await openShop("/orders?status=shipped");
  await screen.findByText(t("orders.nothingFound"));
  expect(seen.at(-1)).toBe("?page=1&status=shipped&limit=10");
  const states = within(screen.getByRole("navigation", { name: t("orders.states") }));
  expect(states.getByRole("link", { current: "page" }).textContent).toBe(t("orders.statuses.shipped"));
  fireEvent.change(screen.getByRole("searchbox", { name: t("orders.search") }), {
    target: { value: " ring " },
  });
  const form = within(screen.getByRole("search", { name: t("orders.search") }));
  fireEvent.click(form.getByRole("button", { name: t("search.submit") }));
  await waitFor(() => expect(place.now?.search).toBe("?status=shipped&q=ring"));
  await waitFor(() => expect(seen.at(-1)).toBe("?page=1&status=shipped&q=ring&limit=10"));
  fireEvent.click(states.getByRole("link", { name: t("orders.allStates") }));
  await waitFor(() => expect(place.now?.search).toBe("?q=ring"));
});

test("opens a confirmation, a payment and a receipt by their addresses", async () => {
  const order = madeUp({ number });
  serve(order);
  await openShop(`/order-confirmation/${order.id}`);
  await screen.findByText(t("success.number", { number }));
});

test("shows the status of a payment, and that an unknown one does not exist", async () => {
  const order = madeUp({ number });
  const payment = { ...payments.cash, orderId: order.id, orderNumber: number };
  server.use(
    http.get("*/api/v1/payments/status/pay_1", () => HttpResponse.json({ success: true, data: payment })),
  );
  await openShop("/payment-status/pay_1");
  await screen.findByText(t("payment.texts.cash"));
  expect(screen.getByRole("link", { name: t("payment.toOrder") }).getAttribute("href")).toBe(
    `/order/${number}`,
  );
});

test("shows that an unknown payment does not exist", async () => {
  await openShop("/payment-status/nothing");
  await screen.findByText(t("payment.notFound"));
});

test("prints a receipt of the paid items without the shop around it", async () => {
  const order = madeUp({ number, products: 2 });
  serve(cancelled(order, { itemId: order.items[1]!.id }));
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await openShop(`/order/${number}/receipt`);
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("row")).toHaveLength(1 + 1 + 3);
  expect(screen.queryByRole("navigation")).toBeNull();
  press(t("receipt.print"));
  expect(print).toHaveBeenCalledOnce();
});
