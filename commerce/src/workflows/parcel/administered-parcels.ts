import type { ParcelSort } from "@bezak/contract/administered-sorts.ts";
import type {
  AdministeredParcel,
  AdministeredParcelDetails,
  AdministeredStep,
  DeliveryChange,
  LineCancellation,
} from "@bezak/contract/order-admin.ts";
import { parcelMoves } from "@bezak/contract/order-status.ts";
import type { ParcelTab } from "@bezak/contract/parcel-status.ts";
import type { PaymentStatus } from "@bezak/contract/payment-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { CountedTabs } from "../../shared/count-tabs.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { joinParts } from "../../shared/sql-filter.ts";
import { viewRows } from "../../shared/view-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { aloneGate, type MoneyGate } from "../approval/approval-limit.ts";
import { changeAddress } from "../order/change-address.ts";
import { cancelUnderLock, workWithOrder } from "../order/cancel-order.ts";
import { forecastCancellation } from "../order/forecast-cancellation.ts";
import { viewOrder } from "../order/order-view.ts";
import { getStoredOrder, type OrderView } from "../order/read-orders.ts";
import { viewAttempt } from "../payment/view-attempts.ts";
import { readRefundsOwedOf } from "../refund-owed/read-refunds-owed.ts";
import { readAdministeredReturns, type AdministeredReturnView } from "../return/administered-returns.ts";
import { listReturnable } from "../return/plan-return.ts";
import { filterAllParcels, ORDER_PAYMENT_STATUS, type AdministeredChoice } from "./administered-filter.ts";
import { passwordFirst } from "../users/administrators.ts";
import { countAllParcels } from "./count-all-parcels.ts";
import { filterPlacedBeforeLate, isLateDate } from "./filter-dates.ts";
import { findList, filterListedPage } from "./listed-parcels.ts";
import { readOrderNotes } from "./order-notes.ts";
import type { ParcelFilter } from "./parcel-filter.ts";
import {
  findParcelIds,
  nextParcels,
  readParcelRows,
  type ParcelPage,
  type ShopParcelRow,
} from "./parcel-rows.ts";
import { viewShopParcelPlainly } from "./plain-parcel.ts";
import { stepParcel } from "./step-parcel.ts";
import { viewShopParcel, type ShopParcelView } from "./view-parcel.ts";

interface AdministeredRow extends ShopParcelRow {
  seller: { id: string; name: string };
  buyer: { id: string; name: string | null; email: string | null };
  order_number: string;
  payment_status: PaymentStatus;
  version: string;
}

/** The contract's parcel with its order; methods of stored orders are any text. */
type AdministeredParcelView = Omit<AdministeredParcelDetails, "order" | "returns"> & {
  order: OrderView;
  returns: AdministeredReturnView[];
};

/** Of `seller_order p`. */
export const parcelVersion = "to_char(p.updated_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') as version";

const columns = [
  `json_build_object('id', p.seller_id, 'name', (select name from seller where id = p.seller_id)) as seller`,
  `json_build_object('id', p.customer_id,
    'name', (select concat_ws(' ', first_name, last_name) from customer where id = p.customer_id),
    'email', (select email from customer where id = p.customer_id)) as buyer`,
  "o.custom_display_id as order_number",
  `${ORDER_PAYMENT_STATUS} as payment_status`,
  parcelVersion,
];

function complete(
  row: AdministeredRow,
  shown: ShopParcelView,
  { contact, delivery, comment }: Pick<ShopParcelRow["metadata"], "contact" | "delivery" | "comment">,
): AdministeredParcel {
  const { seller, buyer } = row;
  return {
    ...shown,
    orderId: row.order_id,
    orderNumber: row.order_number,
    seller,
    buyer: { ...buyer, name: buyer.name ?? "" },
    contact,
    delivery,
    comment,
    total: row.total,
    paymentStatus: row.payment_status,
    next: parcelMoves[row.status].admin.filter((to) => to !== "confirmed" || !shown.awaitingPayment),
    version: row.version,
  };
}

const view = (row: AdministeredRow) => complete(row, viewShopParcel(row), row.metadata);

function viewPlainly(row: AdministeredRow): AdministeredParcel {
  const shown = viewShopParcelPlainly(row);
  const delivery = { method: "pickup", city: shown.city, address: "" } as const;
  return complete(row, shown, { contact: { name: "—", phone: "" }, delivery, comment: null });
}

async function readPage(container: MedusaContainer, choice: AdministeredChoice, page: ParcelPage) {
  const list = findList(choice, page.sort);
  const filter = list === undefined ? filterAllParcels(choice) : filterListedPage(list, choice);
  const read = (among?: ParcelFilter) =>
    readParcelRows<AdministeredRow>(container, filter, page, columns, among);
  if (!isLateDate(choice.dated) || page.sort !== "newest") return read();
  const rows = await read(joinParts(filterPlacedBeforeLate(choice.dated, choice)));
  return rows.length === page.limit ? rows : read();
}

/**
 * A page of the parcels of all shops, with what the filters besides the tab find, by tab.
 * @throws ShopError 400 invalid_query for an unknown city
 */
export async function readAllParcels(
  container: MedusaContainer,
  { sort, limit, offset, cursor, ...choice }: AdministeredChoice & ParcelPage,
): Promise<CountedTabs<ParcelTab> & { parcels: AdministeredParcel[]; next: string | null }> {
  const page = { sort, limit, offset, cursor };
  const [rows, counted] = await Promise.all([
    readPage(container, choice, page),
    countAllParcels(container, choice),
  ]);
  return { parcels: viewAll(container, rows), ...counted, next: nextParcels(rows, page) };
}

const viewAll = (container: MedusaContainer, rows: readonly AdministeredRow[]): AdministeredParcel[] =>
  viewRows(container, rows, { name: "parcel", idOf: ({ id }) => id, view, plain: viewPlainly });

/**
 * The ids of the parcels that a list finds, in its order, at most `limit`.
 * @throws ShopError 400 invalid_query for an unknown city
 */
export const findAllParcelIds = (
  container: MedusaContainer,
  {
    sort,
    status: tab,
    ...choice
  }: Omit<AdministeredChoice, "tab"> & {
    sort: ParcelSort;
    status?: AdministeredChoice["tab"];
  },
  limit: number,
): Promise<string[]> => findParcelIds(container, filterAllParcels({ ...choice, tab }), { sort, limit });

/** The parcels of these ids, in any sequence. */
export async function readAdministeredParcels(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<AdministeredParcel[]> {
  const filter = { where: "p.id = any(?::text[])", values: [ids as string[]] };
  const page = { sort: "newest", limit: ids.length, offset: 0 } as const;
  return viewAll(container, await readParcelRows<AdministeredRow>(container, filter, page, columns));
}

async function findRow(container: MedusaContainer, idOrNumber: string): Promise<AdministeredRow> {
  const filter = {
    where: "p.deleted_at is null and (p.id = ? or p.number = ?)",
    values: [idOrNumber, idOrNumber],
  };
  const page = { sort: "newest", limit: 1, offset: 0 } as const;
  const [row] = await readParcelRows<AdministeredRow>(container, filter, page, columns);
  if (!row) throw new ShopError(404, "order_not_found", "There is no such parcel");
  return row;
}

/**
 * One parcel with its whole order, by id or number.
 * @throws ShopError 404 order_not_found
 */
export async function readAnyParcel(
  container: MedusaContainer,
  idOrNumber: string,
): Promise<AdministeredParcelView> {
  const row = await findRow(container, idOrNumber);
  const { order_id: orderId } = row;
  const [{ row: stored, past }, returns, refundsOwed, notes, ifCancelled] = await Promise.all([
    getStoredOrder(container, row.buyer.id, orderId),
    readAdministeredReturns(container, orderId),
    readRefundsOwedOf(container, orderId),
    readOrderNotes(container, orderId),
    forecastCancellation(container, orderId, row.id),
  ]);
  const order = viewOrder(stored, past);
  return {
    ...view(row),
    order,
    attempts: past.payment.attempts.map(viewAttempt),
    returns,
    refundsOwed,
    notes,
    ifCancelled,
    // nobody could be refunded whose account is closed
    returnable: row.buyer.email === null ? [] : listReturnable(order, row.id, past.returned),
  };
}

/**
 * An administrator's step: like the shop's own, with the same refunds; a cancellation needs the password, and a large refund
 * a second administrator.
 * @throws ShopError 403 confirmation_required, 404 order_not_found, 409 stale_version | approval_required, and what `stepParcel` throws
 */
export async function stepAnyParcel(
  container: MedusaContainer,
  idOrNumber: string,
  { version, ...step }: AdministeredStep,
  { confirmed, gate = aloneGate(container) }: { confirmed: boolean; gate?: MoneyGate },
): Promise<AdministeredParcel> {
  if (step.status === "cancelled" && !confirmed) throw passwordFirst();
  const row = await findRow(container, idOrNumber);
  await stepParcel(container, row, {
    ...step,
    actor: "admin",
    gate,
    async check() {
      if (version !== undefined) refuseStale(version, view(await findRow(container, row.id)));
    },
  });
  return view(await findRow(container, row.id));
}

/**
 * Cancels one line of a parcel for an administrator, with its refund; the last line ends the parcel. A line that is cancelled
 * already stays unchanged.
 * @throws ShopError 404 order_not_found | not_found, 409 stale_version | too_late_to_cancel | payment_in_progress |
 * approval_required
 */
export async function cancelAnyLine(
  container: MedusaContainer,
  idOrNumber: string,
  { itemId, reason, version }: LineCancellation,
  gate: MoneyGate = aloneGate(container),
): Promise<AdministeredParcel> {
  const { id: parcelId, order_id: orderId } = await findRow(container, idOrNumber);
  await workWithOrder(container, orderId, async () => {
    if (version !== undefined) refuseStale(version, view(await findRow(container, parcelId)));
    await cancelUnderLock(container, orderId, { parcelId, itemId, actor: "admin", reason, gate });
  });
  return view(await findRow(container, parcelId));
}

/**
 * Changes the address of the order of a parcel.
 * @throws ShopError 404 order_not_found, 409 stale_version | conflict
 */
export async function changeAnyDelivery(
  container: MedusaContainer,
  idOrNumber: string,
  { version, ...address }: DeliveryChange,
  adminId: string,
): Promise<AdministeredParcel> {
  const { id, order_id: orderId } = await findRow(container, idOrNumber);
  await workWithOrder(container, orderId, async () => {
    if (version !== undefined) refuseStale(version, view(await findRow(container, id)));
    await changeAddress(container, orderId, { ...address, adminId });
  });
  return view(await findRow(container, id));
}
