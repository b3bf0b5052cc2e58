import type { MedusaContainer } from "@medusajs/framework/types";
import { clickMerchantApi } from "../../../providers/click/merchant-api.ts";
import { gateways } from "../../../providers/configured.ts";
import { getLedger } from "../get-ledger.ts";
import { clickAttempts, compareClick } from "./compare-click.ts";
import { compareOrder } from "./compare-order.ts";
import { comparePayme, type NumberOf, type PaymeEntry } from "./compare-payme.ts";
import type { ReceiptsFrom } from "./compare-receipts.ts";
import type { Difference } from "./difference.ts";
import { ordersSince } from "./orders-since.ts";
import { readAccounts } from "./read-accounts.ts";
import { readOneMoment, type Read } from "./reading.ts";

export interface ReconcileOptions {
  /** orders that changed since then; default: 40 days */
  since?: Date;
  /** a statement of Payme to compare with */
  payme?: readonly PaymeEntry[];
  /** ask Click about its payments since `since`; default: three days */
  click?: boolean;
  /** ATMOS issues no receipts; its payments since this time are listed (epoch milliseconds); default: two days */
  cardsSince?: number;
  /** orders that changed within so many seconds are skipped: an operation on them may be in progress */
  idleSeconds?: number;
  /** epoch milliseconds */
  now?: number;
}

export interface ReconcileReport {
  /** ISO 8601 */
  at: string;
  since: string;
  /** how many were compared */
  orders: number;
  payme: number | null;
  click: number | null;
  differences: Difference[];
}

const DAY = 24 * 3_600_000;
const DAYS = 40;
const CLICK_DAYS = 3;
const IDLE = 120;
/** Orders per SQL statement. */
const BATCH = 500;

/**
 * Compares ledger, engine, parcels and, on request, gateways. Changes nothing: it reads one snapshot in a transaction that
 * rejects writes, and asks Click afterwards.
 * @throws Error when Click is to be asked and is not configured
 */
export async function reconcile(
  container: MedusaContainer,
  { since, payme, click = false, idleSeconds = IDLE, now = Date.now(), ...given }: ReconcileOptions = {},
): Promise<ReconcileReport> {
  const cardsSince = given.cardsSince ?? since?.getTime() ?? now - 2 * DAY;
  const from = since ?? new Date(now - DAYS * DAY);
  const quietSince = new Date(now - idleSeconds * 1000);
  if (click && !gateways.click) throw new Error("Click is not set up: there is no CLICK_SERVICE_ID.");
  const clickSince = since ?? new Date(now - CLICK_DAYS * DAY);
  const statement = payme && (await comparePayme(getLedger(container), payme));
  const read = await readOneMoment(container, async (sql) => {
    const orders = await compareOrders(sql, { since: from, quietSince, now, cardsSince });
    const attempts = click ? await clickAttempts(sql, clickSince, quietSince) : [];
    const numberOf = await numbers(sql, [...(statement?.attempts ?? []), ...attempts]);
    return { ...orders, asked: attempts, numberOf };
  });
  const { click: options } = gateways;
  const atClick = click && options ? clickMerchantApi(options) : undefined;
  return {
    at: new Date(now).toISOString(),
    since: from.toISOString(),
    orders: read.orders,
    payme: payme?.length ?? null,
    click: atClick ? read.asked.length : null,
    differences: [
      ...read.differences,
      ...(statement?.compare(read.numberOf) ?? []),
      ...(atClick ? await compareClick(atClick, read.asked, read.numberOf) : []),
    ],
  };
}

interface ReconcileTimes {
  since: Date;
  quietSince: Date;
  now: number;
  cardsSince: number;
}

async function compareOrders(read: Read, { since, quietSince, now, cardsSince }: ReconcileTimes) {
  const from = receiptsFrom(cardsSince);
  const ids = await ordersSince(read, since);
  const differences: Difference[] = [];
  let orders = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const accounts = await readAccounts(read, ids.slice(at, at + BATCH), quietSince);
    orders += accounts.length;
    differences.push(...accounts.flatMap((one) => compareOrder(one, now, from)));
  }
  return { orders, differences: differences.toSorted(byOrder) };
}

/**
 * Gateways in live mode. Payme and Click issue receipts, so a missing one is reported until it exists. ATMOS issues none,
 * so each of its payments is reported once, to the person who issues the receipts.
 */
function receiptsFrom(cardsSince: number): ReceiptsFrom {
  const since = { payme: 0, click: 0, atmos: cardsSince };
  const live = (Object.keys(since) as (keyof typeof since)[]).filter(
    (name) => gateways[name]?.mode === "live",
  );
  return Object.fromEntries(live.map((name) => [name, since[name]]));
}

const byOrder = (a: Difference, b: Difference) => (a.order ?? "").localeCompare(b.order ?? "");

async function numbers(read: Read, attempts: readonly { orderId: string }[]): Promise<NumberOf> {
  const ids = JSON.stringify([...new Set(attempts.map(({ orderId }) => orderId))]);
  const rows = await read<{ id: string; number: string }>(
    "select id, number from payment_due where id in (select jsonb_array_elements_text(?::jsonb))",
    [ids],
  );
  const known = new Map(rows.map(({ id, number }) => [id, number]));
  return (orderId) => known.get(orderId) ?? null;
}
