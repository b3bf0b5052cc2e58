import type { authRoutes, User } from "@bezak/contract/auth.ts";
import type { NewOrder, Order, ordersRoutes, Quote, QuoteRequest } from "@bezak/contract/orders.ts";
import { http } from "msw";
import { answer, base, failure } from "./answers.ts";
import { productDetail, products } from "./catalog-fixtures.ts";

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
};

export const token = "mock-token";

/** What made-up goods cost now. */
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
  const goods = lines.reduce((sum, line) => sum + line.total, 0);
  const fee = delivery?.method === "courier" && goods < 500_000 ? 25_000 : 0;
  return {
    items: lines,
    totals: { items: goods, delivery: fee, discount: 0, total: goods + fee },
    orderable: lines.every(({ change }) => change === null || change === "price"),
  };
}

const placed = new Map<string, Order>();

function place(body: NewOrder): Order {
  const { items, totals } = quote({ items: body.items, delivery: body.delivery });
  const number = String(1_000_000_001 + placed.size);
  const at = "2026-11-21T07:00:00.000Z";
  const lines = items.map((line, index): Order["items"][number] => ({
    id: `item_${index}`,
    product: {
      id: line.productId,
      slug: line.productId.replace("prod_", "product-"),
      name: line.name ?? { ru: "" },
      image: line.image,
    },
    variantTitle: null,
    seller: { id: "sel_1", name: "Registon Atelier" },
    price: line.price,
    quantity: line.quantity,
    total: line.total,
  }));
  const timeline: Order["timeline"] = [{ status: "pending", at, actor: "buyer" }];
  return {
    id: `order_${number}`,
    number,
    status: "pending",
    createdAt: at,
    items: lines,
    parcels: [
      {
        id: "parcel_1",
        number: `${number}-1`,
        seller: { id: "sel_1", name: "Registon Atelier" },
        status: "pending",
        items: lines,
        subtotal: totals.items,
        trackingNumber: null,
        timeline,
      },
    ],
    totals,
    payment: { id: "pay_1", method: body.paymentMethod, status: "pending", payUrl: null, expiresAt: null },
    delivery: body.delivery,
    contact: body.contact,
    comment: body.comment ?? null,
    timeline,
    canCancel: true,
  };
}

const signedIn = (request: Request) => request.headers.get("authorization") === `Bearer ${token}`;
const guest = () => failure("unauthorized", "Войдите в аккаунт, чтобы продолжить");

export const peopleHandlers = [
  http.post(`${base}/auth/login`, () =>
    answer<Auth["login"]>({ success: true, token, user: buyer, message: "Успешный вход" }),
  ),
  http.post(`${base}/auth/register`, () =>
    answer<Auth["register"]>({ success: true, token, user: buyer, message: "Успешная регистрация" }, 201),
  ),
  http.post(`${base}/auth/logout`, () => answer<Auth["logout"]>({ success: true, data: null })),
  http.get(`${base}/auth/me`, ({ request }) =>
    signedIn(request) ? answer<Auth["me"]>({ success: true, user: buyer }) : guest(),
  ),
  http.post(`${base}/cart/quote`, async ({ request }) =>
    answer<Orders["quote"]>({ success: true, data: quote((await request.json()) as QuoteRequest) }),
  ),
  http.post(`${base}/orders`, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const key = request.headers.get("idempotency-key") ?? String(placed.size);
    const order = placed.get(key) ?? place((await request.json()) as NewOrder);
    placed.set(key, order);
    return answer<Orders["placeOrder"]>({ success: true, data: order }, 201);
  }),
  http.get(`${base}/orders`, ({ request }) => {
    if (!signedIn(request)) return guest();
    const data = [...placed.values()].reverse();
    return answer<Orders["orders"]>({
      success: true,
      data,
      pagination: { page: 1, limit: 20, total: data.length, pages: 1 },
    });
  }),
  http.get(`${base}/orders/:id`, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const found = [...placed.values()].find(({ id, number }) => [id, number].includes(String(params.id)));
    if (!found) return failure("order_not_found", "Заказ не найден");
    return answer<Orders["order"]>({ success: true, data: found });
  }),
];
