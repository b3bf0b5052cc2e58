import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import { getLines } from "../../harness/paid-orders.ts";
import { newOrder, placePatiently, type Shop } from "../../harness/shop.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { payByClick } from "../payments/pay-order.ts";
import type { Person } from "../shops/shop-calls.ts";

type EventOf<K extends OrderEvent["kind"]> = Extract<OrderEvent, { kind: K }>;

/** The events of one kind, oldest first. */
export const pick = <K extends OrderEvent["kind"]>(events: OrderEvent[], kind: K) =>
  events.filter((event): event is EventOf<K> => event.kind === kind).toReversed();

/** Calls of an administrator about one parcel and its order. */
export function administeredOrderCalls(shop: Shop, admin: string) {
  const call = <T>(method: string, path: string, body?: object, token: string | undefined = admin) =>
    shop.commerce.call<T & { code: string }>(method, path, { token, body });
  const step = (id: string, body: object) => call("POST", `/admin/orders/${id}/status`, body);
  return {
    call,
    step,
    read: async (id: string) =>
      (await call<{ parcel: AdministeredParcelDetails }>("GET", `/admin/orders/${id}`)).body.parcel,
    timeline: (id: string, query = "", token?: string) =>
      call<{ events: OrderEvent[]; count: number }>(
        "GET",
        `/admin/orders/${id}/timeline${query}`,
        undefined,
        token,
      ),
    async cancel(id: string): Promise<void> {
      const { status } = await step(id, { status: "cancelled", reason: "Проверка" });
      if (status !== 200) throw new Error(`The parcel was not cancelled: ${status}`);
    },
    /** An order that is paid by Click, which refunds whole payments only. */
    async placeByClick(buyer: Person, quantities: Record<string, number>): Promise<OrderView> {
      const body = newOrder(getLines(shop, quantities), { paymentMethod: "click" });
      const placed = (await placePatiently<{ order: OrderView }>(shop.commerce, buyer, body)).body.order;
      await payByClick(shop, placed);
      return placed;
    },
  };
}
