import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { ShopReturnView } from "../../../src/workflows/return/shop-returns.ts";
import type { ShopParcelView } from "../../../src/workflows/parcel/view-parcel.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { getLines } from "../../harness/paid-orders.ts";
import { newOrder, placePatiently, type Buyer, type Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";

export interface ParcelPage {
  parcels: ShopParcelView[];
  count: number;
  counts: Record<string, number>;
}

type Refused = { code: string; details?: { fields?: Record<string, string> } };

/** Calls of a shop's members about its parcels and returns. */
export function parcelCalls(shop: Shop) {
  const call = <T>(method: string, path: string, token: string | undefined, body?: unknown) =>
    shop.commerce.call<T & Refused>(method, path, { token, body });

  return {
    member: (slug: string, role: SellerRole = "owner") => shopCalls(shop).member(slug, role),
    list: (token: string | undefined, query = "") => call<ParcelPage>("GET", `/vendor/orders${query}`, token),
    one: (token: string | undefined, id: string) =>
      call<{ parcel: ShopParcelView }>("GET", `/vendor/orders/${id}`, token),
    move: (token: string | undefined, id: string, status: OrderStatus, other: object = {}) =>
      call<{ parcel: ShopParcelView }>("POST", `/vendor/orders/${id}/move`, token, { status, ...other }),
    returns: (token: string | undefined, query = "") =>
      call<{ returns: ShopReturnView[]; count: number; counts: Record<string, number> }>(
        "GET",
        `/vendor/returns${query}`,
        token,
      ),
    oneReturn: (token: string | undefined, id: string) =>
      call<{ return: ShopReturnView }>("GET", `/vendor/returns/${id}`, token),
    moveReturn: (token: string | undefined, id: string, status: string, other: object = {}) =>
      call<{ return: ShopReturnView }>("POST", `/vendor/returns/${id}/move`, token, { status, ...other }),
    /** A file, or the error code. */
    async paper(token: string, path: string, language = "ru") {
      const response = await fetch(`${shop.commerce.base}/vendor/orders/${path}`, {
        headers: {
          "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
          "accept-language": language,
          authorization: `Bearer ${token}`,
        },
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get("content-type") ?? "";
      const code = type.includes("json") ? (JSON.parse(bytes.toString()) as Refused).code : null;
      return {
        status: response.status,
        type,
        bytes,
        code,
        name: response.headers.get("content-disposition"),
      };
    },
  };
}

/** Places an order with cash on delivery, unless `other` changes that. */
export async function order(
  shop: Shop,
  buyer: Buyer,
  quantities: Record<string, number>,
  other: object = {},
): Promise<OrderView> {
  const { status, body } = await placePatiently<{ order: OrderView; code: string }>(
    shop.commerce,
    buyer,
    newOrder(getLines(shop, quantities), other),
  );
  if (status !== 201) throw new Error(`The order was refused: ${body.code}`);
  return body.order;
}

export function getParcel({ parcels }: OrderView, seller: string) {
  const found = parcels.find((parcel) => parcel.seller.name === seller);
  if (!found) throw new Error(`This order has no parcel of ${seller}`);
  return found;
}

/** Makes a parcel this many hours older. */
export async function later(shop: Shop, parcelId: string, hours: number): Promise<void> {
  await shop.db.query(
    "update seller_order set accept_by = accept_by - $2 * interval '1 hour', updated_at = now() where id = $1",
    [parcelId, hours],
  );
}
