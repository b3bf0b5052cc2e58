import type { Order } from "@bezak/contract/orders.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { product } from "../src/mocks/catalog-fixtures.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();

beforeEach(() => {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
});

async function placed(...lines: [index: number, quantity: number][]): Promise<Order> {
  const answer = await fetch("http://localhost:3000/api/v1/orders", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      items: lines.map(([index, quantity]) => {
        const { id, variantId } = product(index);
        return { productId: id, variantId, quantity };
      }),
      delivery: { method: "courier", city: "tashkent", address: "Навои, 1" },
      contact: { name: "Малика", phone: "+998901234567" },
      paymentMethod: "cash",
    }),
  });
  return ((await answer.json()) as { data: Order }).data;
}

/** Answers all requests for an order with this one. */
function serve(order: Order) {
  server.use(http.get("*/api/v1/orders/:id", () => HttpResponse.json({ success: true, data: order })));
}

function serveList(orders: Order[], pages = 1) {
  const pagination = { page: 1, limit: 10, total: orders.length, pages };
  server.use(
    http.get("*/api/v1/orders", () => HttpResponse.json({ success: true, data: orders, pagination })),
  );
}

const getTimeline = (number: string) =>
  screen.findByRole("list", { name: `${t("orders.history")} ${number}` }).then((list) => within(list));

test("shows past, current and future steps of a parcel in transit", async () => {
  const order = await placed([1, 1]);
  const parcel = order.parcels[0]!;
  const seller = "seller" as const;
  serve({
    ...order,
    status: "shipped",
    parcels: [
      { ...parcel, id: "parcel_2", number: `${order.number}-2` },
      {
        ...parcel,
        status: "shipped",
        trackingNumber: "UZ42",
        timeline: [
          ...parcel.timeline,
          { status: "confirmed", at: "2026-11-21T08:00:00.000Z", actor: seller },
          { status: "processing", at: "2026-11-21T09:00:00.000Z", actor: seller },
          { status: "shipped", at: "2026-11-21T10:30:00.000Z", actor: seller },
        ],
      },
    ],
  });
  await openShop(`/order/${order.number}`);
  const timeline = await getTimeline(parcel.number);
  const steps = timeline.getAllByRole("listitem");
  const { done, current, upcoming } = {
    done: t("orders.stepStates.done"),
    current: t("orders.stepStates.current"),
    upcoming: t("orders.stepStates.upcoming"),
  };
  expect(steps.map((step) => step.querySelector("p > span")?.textContent)).toEqual([
    `${t("orders.stepPlaced")}, ${done}`,
    `${t("orders.statuses.confirmed")}, ${done}`,
    `${t("orders.statuses.processing")}, ${done}`,
    `${t("orders.statuses.shipped")}, ${current}`,
    `${t("orders.statuses.delivered")}, ${upcoming}`,
  ]);
  expect(steps[3]?.getAttribute("aria-current")).toBe("step");
  expect(within(steps[3]!).getByText(t("orders.next.shipped"))).toBeTruthy();
  // the time in Tashkent, whatever the machine's time zone
  expect(steps[3]?.querySelector("time")?.textContent).toContain("15:30");
  expect(screen.getByText(t("orders.tracking", { number: "UZ42" }))).toBeTruthy();
  const other = await getTimeline(`${order.number}-2`);
  expect(other.getByText(t("orders.next.pending"))).toBeTruthy();
});

test("says who cancelled a parcel, and shows no further steps", async () => {
  const order = await placed([1, 1]);
  const parcel = order.parcels[0]!;
  const timeline = [
    ...parcel.timeline,
    { status: "cancelled", at: "2026-11-21T08:00:00.000Z", actor: "seller" } as const,
  ];
  serve({ ...order, status: "cancelled", parcels: [{ ...parcel, status: "cancelled", timeline }] });
  await openShop(`/order/${order.number}`);
  const steps = await getTimeline(parcel.number);
  expect(steps.getAllByRole("listitem")).toHaveLength(2);
  expect(steps.getByText(t("orders.cancelledBy.seller"))).toBeTruthy();
  expect(steps.queryByText(t("orders.statuses.delivered"))).toBeNull();
});

test("shows that an order waits for the card payment, not for the seller", async () => {
  const order = await placed([1, 1]);
  const openUntil = new Date(Date.now() + 600_000).toISOString();
  serve({ ...order, payment: { ...order.payment, method: "payme", openUntil } });
  await openShop(`/order/${order.number}`);
  // only once, since the order has a single parcel
  expect(await screen.findAllByText(t("orders.next.unpaid"))).toHaveLength(1);
  expect(screen.queryByText(t("orders.next.pending"))).toBeNull();
});

test("adds a repeated order to the cart at current prices", async () => {
  const order = await placed([1, 2], [2, 1]);
  const [ring, scarf] = [product(1), product(2)];
  const line = { id: ring.id, variantId: ring.variantId, name: "Часы", price: 5, image: null, quantity: 1 };
  localStorage.setItem("cart", JSON.stringify([line]));
  const items = order.items.map((item) => ({ ...item, price: 5, total: 5 * item.quantity }));
  serve({ ...order, items });
  const { cart, place } = await openShop(`/order/${order.number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("orders.repeat") }));
  await screen.findByText(t("orders.repeated"));
  expect(cart.lines.get().map(({ id, variantId, quantity }) => ({ id, variantId, quantity }))).toEqual([
    { id: ring.id, variantId: ring.variantId, quantity: 3 },
    { id: scarf.id, variantId: scarf.variantId, quantity: 1 },
  ]);
  expect(cart.lines.get()[1]?.price).toBe(scarf.price);
  fireEvent.click(screen.getByRole("button", { name: t("orders.toCart") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/cart"));
});

test("leaves out of the cart what is sold out or removed, and says so", async () => {
  const order = await placed([1, 1], [10, 1], [2, 1]);
  server.use(
    http.get(`*/api/v1/products/${product(2).id}`, () => failure("product_not_found", "Товар не найден")),
  );
  serve(order);
  const { cart } = await openShop(`/order/${order.number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("orders.repeat") }));
  await screen.findByText(t("orders.repeatedPart", { count: 1, total: 3 }));
  expect(cart.lines.get().map(({ id }) => id)).toEqual([product(1).id]);
});

test("reports a repeated order that cannot be loaded and changes nothing", async () => {
  const order = await placed([1, 1], [2, 1]);
  server.use(http.get(`*/api/v1/products/${product(2).id}`, () => HttpResponse.error()));
  serve(order);
  const { cart } = await openShop(`/order/${order.number}`);
  fireEvent.click(await screen.findByRole("button", { name: t("orders.repeat") }));
  await screen.findByText(t("errors.network"));
  expect(cart.lines.get()).toEqual([]);
});

test("lists every order with its products, sellers and total, and opens the next page", async () => {
  const order = await placed([1, 2], [2, 1], [3, 1], [4, 1], [5, 1]);
  const other = { ...order.parcels[0]!, id: "parcel_2", seller: { id: "sel_2", name: "Chorsu" } };
  serveList([{ ...order, parcels: [...order.parcels, other] }], 3);
  await openShop("/orders");
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("link").getAttribute("href")).toBe(`/order/${order.number}`);
  expect(card.getAllByRole("listitem")).toHaveLength(4);
  expect(card.getByText("+2")).toBeTruthy();
  expect(card.getByText(t("orders.items", { count: 6 }))).toBeTruthy();
  expect(card.getByText("Registon Atelier, Chorsu")).toBeTruthy();
  const next = screen.getByRole("link", { name: t("paging.next") });
  expect(next.getAttribute("href")).toBe("/orders?page=2");
});

test("links to the products when there are no orders, and back from a missing page", async () => {
  serveList([]);
  await openShop("/orders");
  await screen.findByText(t("orders.empty"));
  const catalogueLink = within(screen.getByRole("main")).getByRole("link", { name: t("common.toCatalog") });
  expect(catalogueLink.getAttribute("href")).toBe("/catalog");
  cleanup();
  await openShop("/orders?page=7");
  await screen.findByText(t("orders.noPage"));
  expect(screen.getByRole("link", { name: t("orders.toOrders") }).getAttribute("href")).toBe("/orders");
});

test("loads the list again after a failure", async () => {
  const order = await placed([1, 1]);
  server.use(http.get("*/api/v1/orders", () => failure("server_error", "Сбой"), { once: true }));
  await openShop("/orders");
  await screen.findByText("Сбой");
  serveList([order]);
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await screen.findByRole("article");
});

test("loads orders by itself when the network returns", async () => {
  const order = await placed([1, 1]);
  serveList([order]);
  const { onlineManager } = await import("@tanstack/react-query");
  onlineManager.setOnline(false);
  try {
    await openShop("/orders");
    const main = within(screen.getByRole("main"));
    await main.findByRole("heading", { name: t("offline.title") });
    expect(main.queryByRole("article")).toBeNull();
    act(() => onlineManager.setOnline(true));
    await main.findByRole("article");
  } finally {
    onlineManager.setOnline(true);
  }
});
