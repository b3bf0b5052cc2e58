import { withdrawable, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { viewRows } from "../../shared/view-rows.ts";
import { viewLine } from "../order/parcel-view.ts";
import { orderWithoutLines } from "../order/plain-order.ts";
import { readStoredOrders } from "../order/order-repository.ts";
import type { ShownOrder } from "../order/order-rows.ts";

export interface ReturnsPage {
  customerId: string;
  status?: ReturnStatus;
  limit: number;
  offset: number;
}

export type ReturnView = ReturnType<typeof viewReturn>;

export async function readReturns(container: MedusaContainer, page: ReturnsPage) {
  const { rows, count } = await service(container).listPage(page);
  return { returns: await viewReturns(container, rows), count };
}

/** Newest first; the caller must have checked whose order it is. */
export async function readReturnsOf(container: MedusaContainer, orderId: string): Promise<ReturnView[]> {
  return viewReturns(container, await service(container).ofOrder(orderId));
}

export async function viewReturns(container: MedusaContainer, rows: ReturnRow[]): Promise<ReturnView[]> {
  const ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const orders = new Map(
    (await readStoredOrders(container, ids)).map((stored) => [stored.row.id, stored.row]),
  );
  const known = rows.flatMap((row) => {
    const order = orders.get(row.order_id);
    return order ? [{ row, order }] : [];
  });
  return viewRows(container, known, {
    name: "return",
    idOf: ({ row }) => row.id,
    view: ({ row, order }) => viewReturn(row, order),
    plain: ({ row, order }) => viewReturn(withoutLines(row), orderWithoutLines(order)),
  });
}

/** For a return whose lines, or those of its order, are stored in an unexpected shape. */
function withoutLines(row: ReturnRow): ReturnRow {
  return { ...row, lines: { rows: [] }, photos: { urls: [] }, timeline: { entries: [] } };
}

function viewReturn(row: ReturnRow, order: ShownOrder) {
  const parcel = order.seller_orders.find(({ id }) => id === row.parcel_id);
  const items = row.lines.rows.flatMap(({ item_id, quantity }) => {
    const line = order.items.find(({ id }) => id === item_id);
    if (!line) return [];
    const { id, product, variantTitle, price, seller } = viewLine(line);
    return [{ id, product, variantTitle, price, seller, quantity, total: price * quantity }];
  });
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: order.custom_display_id,
    parcel: { id: row.parcel_id, number: parcel?.number ?? "" },
    seller: items[0]?.seller ?? { id: row.seller_id, name: "" },
    status: row.status,
    reason: row.reason,
    text: row.text,
    photos: row.photos.urls,
    items: items.map(({ seller: _, ...item }) => item),
    amount: Number(row.amount),
    paymentMethod: order.metadata.payment_method,
    refundAccount: row.account_digits,
    refundOwed: row.refund_state === "owed",
    createdAt: new Date(row.created_at).toISOString(),
    timeline: row.timeline.entries,
    canWithdraw: withdrawable.includes(row.status),
  };
}

function service(container: MedusaContainer): ReturnRequestModuleService {
  return container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
}
