import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredPayment } from "@bezak/contract/payment-admin.ts";
import type { PaymentAttemptState } from "@bezak/contract/payment-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { readRows } from "../../read-rows.ts";
import { countTabs, type CountedTabs } from "../../shared/count-tabs.ts";
import { followCursor, orderBy, type Placed } from "../../shared/row-order.ts";
import { readSql } from "../users/sql.ts";
import {
  filterPayments,
  IS_LATE,
  orderPayments,
  paymentTabsOf,
  type AdministeredPaymentChoice,
} from "./administered-payment-filter.ts";
import { viewAttempt, type ViewedAttempt } from "./view-attempts.ts";

interface PaymentPage extends AdministeredPaymentChoice {
  sort: AmountSort;
  limit: number;
  offset: number;
  cursor?: string;
}

interface PaymentRow extends ViewedAttempt, Pick<Attempt, "orderId" | "gateway"> {
  orderNumber: string;
  transactionId: string | null;
  payerNumber: string | null;
  isLate: boolean;
}

/** Of the gateway's data only what is listed here: the rest has masks of cards and phones. */
const COLUMNS = `a.id, a.order_id as "orderId", a.method, a.gateway, a.amount::float8 as amount, a.state, a.failure,
  a.created_time::float8 as "createdTime", a.performed_time::float8 as "performedTime",
  a.cancelled_time::float8 as "cancelledTime",
  coalesce((select d.number from payment_due d where d.id = a.order_id), '') as "orderNumber",
  a.external_id as "transactionId", a.data->>'paydocId' as "payerNumber", ${IS_LATE} as "isLate"`;

/** A page of the attempts to pay, with what the filters besides the state find, by state. */
export async function readAllPayments(
  container: MedusaContainer,
  { sort, limit, offset, cursor, ...choice }: PaymentPage,
): Promise<CountedTabs<PaymentAttemptState> & { payments: AdministeredPayment[]; next: string | null }> {
  const part = followCursor(orderPayments(sort), sort, cursor);
  const { where, values } = filterPayments(choice);
  const [rows, counted] = await Promise.all([
    readRows<PaymentRow & Placed>(
      container,
      `select ${COLUMNS}, ${part.column} from payment_attempt a
       where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, offset],
    ),
    countTabs(readSql(container), paymentTabsOf(choice)),
  ]);
  return { payments: rows.map(viewPayment), ...counted, next: part.next(rows, limit) };
}

/** The ids of the attempts that a list finds, in its order, at most `limit`. */
export async function findPaymentIds(
  container: MedusaContainer,
  { sort, ...choice }: AdministeredPaymentChoice & Pick<PaymentPage, "sort">,
  limit: number,
): Promise<string[]> {
  const { where, values } = filterPayments(choice);
  const found = await readRows<{ id: string }>(
    container,
    `select a.id from payment_attempt a where ${where} ${orderBy(orderPayments(sort))} limit ?`,
    [...values, limit],
  );
  return found.map(({ id }) => id);
}

/** The attempts of these ids, in any sequence. */
export async function readPaymentsByIds(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<AdministeredPayment[]> {
  const rows = await readRows<PaymentRow>(
    container,
    `select ${COLUMNS} from payment_attempt a where a.id = any(?::text[]) and a.deleted_at is null`,
    [ids],
  );
  return rows.map(viewPayment);
}

function viewPayment(row: PaymentRow): AdministeredPayment {
  const { orderId, orderNumber, gateway, transactionId, payerNumber, isLate } = row;
  return {
    ...viewAttempt(row),
    orderId,
    orderNumber,
    gateway,
    transactionId,
    payerNumber,
    isLate,
  };
}
