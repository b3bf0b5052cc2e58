import * as authCalls from "@bezak/contract/routes/auth.ts";
import * as ordersCalls from "@bezak/contract/routes/orders.ts";
import type { authRoutes, User } from "@bezak/contract/auth.ts";
import type { ordersRoutes, Quote, QuoteRequest } from "@bezak/contract/orders.ts";
import { answer, failure } from "./answers.ts";
import { productDetail, products } from "./catalog-fixtures.ts";
import { mock } from "./mock.ts";

type Auth = typeof authRoutes;
type Orders = typeof ordersRoutes;

export const buyer: User = {
  id: "cus_1",
  name: "Малика Каримова",
  email: "buyer@bezak.uz",
  phone: "+998901234567",
  role: "customer",
  avatar: null,
  language: "ru",
  city: "tashkent",
  address: null,
  createdAt: "2026-10-01T08:00:00.000Z",
  emailConfirmed: true,
};

/** A user who has just registered. */
export const newcomer: User = { ...buyer, emailConfirmed: false };

export const token = "mock-token";

export function quote({ items, delivery }: QuoteRequest): Quote {
  const lines = items.map((item): Quote["items"][number] => {
    const card = products.find(({ id }) => id === item.productId);
    const stock = card ? (productDetail(card).variants[0]?.stock ?? 0) : 0;
    const moved = card !== undefined && item.price !== undefined && item.price !== card.price;
    const short = stock === 0 ? ("out_of_stock" as const) : ("not_enough" as const);
    return {
      productId: item.productId,
      variantId: item.variantId ?? null,
      name: card?.name ?? null,
      image: card?.image ?? null,
      seller: card?.seller ?? null,
      price: card?.price ?? 0,
      oldPrice: card?.oldPrice ?? null,
      quantity: item.quantity,
      stock,
      total: (card?.price ?? 0) * Math.min(item.quantity, stock),
      change: !card ? "gone" : stock < item.quantity ? short : moved ? "price" : null,
    };
  });
  const itemsTotal = lines.reduce((sum, line) => sum + line.total, 0);
  const fee = delivery?.method === "courier" && itemsTotal < 500_000 ? 25_000 : 0;
  return {
    items: lines,
    totals: { items: itemsTotal, delivery: fee, discount: 0, total: itemsTotal + fee },
    orderable: lines.every(({ change }) => change === null || change === "price"),
  };
}

export const signedIn = (request: Request) => request.headers.get("authorization") === `Bearer ${token}`;
export const guest = () => failure("unauthorized", "Войдите в аккаунт, чтобы продолжить");

export const peopleHandlers = [
  mock(authCalls.login, () =>
    answer<Auth["login"]>({ success: true, token, user: buyer, message: "Успешный вход" }),
  ),
  mock(authCalls.register, () =>
    answer<Auth["register"]>({ success: true, token, user: buyer, message: "Успешная регистрация" }, 201),
  ),
  mock(authCalls.logout, () => answer<Auth["logout"]>({ success: true, data: null })),
  mock(authCalls.me, ({ request }) =>
    signedIn(request) ? answer<Auth["me"]>({ success: true, user: buyer }) : guest(),
  ),
  mock(ordersCalls.quote, async ({ request }) =>
    answer<Orders["quote"]>({ success: true, data: quote((await request.json()) as QuoteRequest) }),
  ),
];
