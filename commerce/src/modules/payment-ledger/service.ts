import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { PayableRepository } from "./payable-repository.ts";
import type { Attempt, Payable, PaymentEvent, PaymentLedger } from "./ledger.ts";
import { LockedOrderRow, insertEvent } from "./locked-order.ts";
import { FiscalReceiptRow } from "./models/fiscal-receipt.ts";
import { PaidOut } from "./models/paid-out.ts";
import { PaymentAttempt } from "./models/payment-attempt.ts";
import { PaymentDue } from "./models/payment-due.ts";
import { PaymentEventRow } from "./models/payment-event.ts";
import { ReversalRepository } from "./reversal-repository.ts";
import {
  attemptColumns,
  attemptOfRow,
  payableColumns,
  toPayable,
  type AttemptRow,
  type PayableRow,
} from "./rows.ts";
import { SweepRepository } from "./sweep-repository.ts";

/** Longer than normal holders lock an order's row; the web server answers a gateway after four seconds. */
const LOCK_WAIT = "set local lock_timeout = '2s'";

/** One ledger for the payments of all gateways. The row of an order's payable locks all of it. */
export class PaymentLedgerModuleService
  extends MedusaService({ PaymentDue, PaymentAttempt, PaymentEventRow, FiscalReceiptRow, PaidOut })
  implements PaymentLedger
{
  private readonly sql: SqlEntityManager;
  /** amounts that orders have to pay */
  readonly dues: PayableRepository;
  /** reversals and manual refunds */
  readonly reversals: ReversalRepository;
  /** expiry of attempts and payables */
  readonly sweeps: SweepRepository;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
    this.dues = new PayableRepository(this.sql);
    this.reversals = new ReversalRepository(this.sql);
    this.sweeps = new SweepRepository(this.sql);
  }

  withNumber<T>(number: string, job: (order: LockedOrderRow | undefined) => Promise<T>): Promise<T> {
    // An order number has ten digits; anything else needs no query.
    if (!/^\d{10}$/.test(number)) return job(undefined);
    return this.locked("number = ?", [number], job);
  }

  withOrder<T>(orderId: string, job: (order: LockedOrderRow | undefined) => Promise<T>): Promise<T> {
    return this.locked("id = ?", [orderId], job);
  }

  withExternalId<T>(
    gateway: string,
    externalId: string,
    job: (order?: LockedOrderRow, attempt?: Attempt) => Promise<T>,
  ): Promise<T> {
    const where = "id = (select order_id from payment_attempt where gateway = ? and external_id = ?)";
    return this.locked(where, [gateway, externalId], (order) =>
      job(
        order,
        order?.attempts.find((one) => one.gateway === gateway && one.externalId === externalId),
      ),
    );
  }

  async attempt(gateway: string, externalId: string): Promise<Attempt | undefined> {
    const [found] = await this.attempts("gateway = ? and external_id = ?", [gateway, externalId]);
    return found;
  }

  listAttempts(orderIds: readonly string[]): Promise<Attempt[]> {
    if (orderIds.length === 0) return Promise.resolve([]);
    return this.attempts("order_id = any(array(select jsonb_array_elements_text(?::jsonb)))", [
      JSON.stringify(orderIds),
    ]);
  }

  async findPayable(orderId: string): Promise<Payable | undefined> {
    return (await this.dues.of([orderId])).get(orderId);
  }

  statement(gateway: string, from: number, to: number): Promise<Attempt[]> {
    const where = "gateway = ? and external_id is not null and gateway_time between ? and ?";
    return this.attempts(where, [gateway, from, to], "gateway_time, no");
  }

  note(event: PaymentEvent): Promise<void> {
    return insertEvent(this.sql, event);
  }

  private async attempts(where: string, params: unknown[], order = "no"): Promise<Attempt[]> {
    const rows = await this.sql.execute<AttemptRow[]>(
      `select ${attemptColumns} from payment_attempt where ${where} order by ${order}`,
      params,
    );
    return rows.map(attemptOfRow);
  }

  private async locked<T>(
    where: string,
    params: unknown[],
    job: (order: LockedOrderRow | undefined) => Promise<T>,
  ): Promise<T> {
    const found = await this.sql.transactional(async (sql) => {
      await sql.execute(LOCK_WAIT);
      const [row] = await sql.execute<PayableRow[]>(
        `select ${payableColumns} from payment_due where ${where} for update`,
        params,
      );
      if (!row) return undefined;
      const attempts = await sql.execute<AttemptRow[]>(
        `select ${attemptColumns} from payment_attempt where order_id = ? order by no`,
        [row.orderId],
      );
      return { result: await job(new LockedOrderRow(sql, toPayable(row), attempts.map(attemptOfRow))) };
    });
    // Outside the transaction: without an order, the job writes its event on another connection, and all may be in use.
    return found ? found.result : job(undefined);
  }
}
