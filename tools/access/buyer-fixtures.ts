import type { Order } from "@bezak/contract/orders.ts";
import type { Return } from "@bezak/contract/returns.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { fetchData, type Ask } from "./ask.ts";
import type { People } from "./people.ts";

interface Product {
  id: string;
  slug: string;
  variantId: string;
  reviewCount: number;
}

/** Objects that the calls need: a buyer's belong to `people.buyer`, the return to the demo buyer. */
export interface BuyerFixtures {
  product: Product;
  reviewed: Product;
  categoryId: string;
  sellerId: string;
  order: Order;
  /** not paid: one at a gateway, one by a card that was not given yet */
  unpaid: Order;
  unpaidByCard: Order;
  /** the buyer's note on a favourite */
  note: string;
  notifications: string[];
  reviewId: string;
  publishedReviewId: string;
  sessionId: string;
  returnId: string;
  delivered: { orderId: string; parcelId: string; itemId: string };
}

const delivery = { method: "courier", city: "samarkand", address: "Регистан, 1" };
const contact = { name: "Азиз", phone: "+998901234567" };

export const toOrderBody = (
  { id, variantId }: Pick<Product, "id" | "variantId">,
  paymentMethod: PaymentMethod = "cash",
) => ({
  items: [{ productId: id, variantId, quantity: 1 }],
  delivery,
  contact,
  paymentMethod,
});

/** @throws UnexpectedRefusal */
export async function createBuyerFixtures(ask: Ask, { buyer, demo }: People): Promise<BuyerFixtures> {
  const call = <T>(...request: Parameters<Ask>) => fetchData<T>(ask, ...request);
  const stocked = await call<Product[]>("GET", "/products?inStock=true&sort=price_desc&limit=100");
  const product = stocked[0]!;
  const reviewed = stocked.find(({ reviewCount }) => reviewCount > 0) ?? product;
  const order = await call<Order>("POST", "/orders", buyer, toOrderBody(product));
  await call("POST", "/orders", buyer, toOrderBody(product));
  const other = stocked.at(-1) ?? product;
  const unpaid = await call<Order>("POST", "/orders", buyer, toOrderBody(other, "payme"));
  const unpaidByCard = await call<Order>("POST", "/orders", buyer, toOrderBody(other, "uzcard"));
  const note = `for nobody else ${crypto.randomUUID()}`;
  await call("POST", "/users/favorites", buyer, { productId: product.id, notes: note });
  const review = { rating: 5, text: "Хорошая вещь, ношу каждый день" };
  const written = await call<{ id: string }>("POST", `/products/${product.id}/reviews`, buyer, review);
  const published = await call<{ id: string }[]>("GET", `/products/${reviewed.id}/reviews`);
  const returns = await call<Return[]>("GET", "/returns?limit=100", demo);
  // one with a refund account: changing it requires the password
  const named = returns.find(({ refundAccount }) => refundAccount !== null);
  const sessions = await call<{ id: string; current: boolean }[]>("GET", "/auth/sessions", buyer);
  return {
    product,
    reviewed,
    order,
    unpaid,
    unpaidByCard,
    note,
    categoryId: (await call<{ id: string }[]>("GET", "/categories"))[0]!.id,
    sellerId: (await call<{ id: string }[]>("GET", "/sellers"))[0]!.id,
    notifications: (await call<{ id: string }[]>("GET", "/notifications", buyer)).map(({ id }) => id),
    reviewId: written.id,
    publishedReviewId: published[0]?.id ?? "none",
    sessionId: sessions.find(({ current }) => !current)!.id,
    returnId: returns[0]?.id ?? "none",
    delivered: {
      orderId: named?.orderId ?? "none",
      parcelId: named?.parcel.id ?? "none",
      itemId: named?.items[0]?.id ?? "none",
    },
  };
}

/** Texts that only their owner may see. */
export const listBuyerSecrets = ({
  note,
  notifications,
  reviewId,
  sessionId,
  returnId,
  ...fixtures
}: BuyerFixtures): string[] =>
  [
    ...[fixtures.order, fixtures.unpaid, fixtures.unpaidByCard].flatMap(({ id, payment }) => [
      id,
      payment.id,
    ]),
    note,
    ...notifications,
    reviewId,
    sessionId,
    returnId,
  ].filter((text) => text !== "none");

/** The data of the two owners as text; calls by other people must not change it. */
export async function readBuyerData(
  ask: Ask,
  { buyer, demo }: People,
  fixtures: BuyerFixtures,
): Promise<string> {
  type Row = { id?: string; product?: { id: string } } & Record<string, unknown>;
  const read = async (path: string, token: string, ...marks: string[]) => {
    const { data } = (await (await ask("GET", path, token)).json()) as {
      data?: Row[] | { review: Row | null };
    };
    const list = Array.isArray(data) ? data : data?.review ? [data.review] : [];
    return list.map((row) => [row.id ?? row.product?.id, ...marks.map((mark) => row[mark])].join(" "));
  };
  const parts = await Promise.all([
    read("/orders", buyer, "status"),
    read("/payments", buyer, "status", "method"),
    read("/users/favorites", buyer, "priority"),
    // new ones may arrive at any time
    read("/notifications?limit=100", buyer, "read", "archived").then((list) =>
      list.filter((line) => fixtures.notifications.some((id) => line.startsWith(id))),
    ),
    read("/auth/sessions", buyer),
    read(`/products/${fixtures.product.id}/reviews/mine`, buyer, "rating", "status"),
    read("/returns", demo, "status"),
  ]);
  return parts.flat().join("\n");
}
