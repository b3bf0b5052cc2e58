import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { enqueue } from "../../queue/enqueue.ts";
import type { TaskName } from "../../queue/task-queues.ts";
import { canMoveAttempt, holdingStates, type AttemptState } from "./attempt-state.ts";
import {
  AttemptClash,
  type Attempt,
  type AttemptChange,
  type Payable,
  type StoredReceipt,
  type LockedOrder,
  type NewAttempt,
  type PaymentEvent,
} from "./ledger.ts";
import { redact } from "./redact.ts";
import { storedJson } from "./stored-json.ts";
import { attemptColumns, attemptOfRow, type AttemptRow } from "./rows.ts";

/** Jobs that are queued in the same transaction when an attempt enters a state. */
const followUps: Partial<Record<AttemptState, TaskName>> = {
  paid: "settle-payment",
  late: "return-late-money",
  refunded: "follow-refund",
};

export class LockedOrderRow implements LockedOrder {
  readonly payable: Payable;
  private known: Attempt[];
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager, payable: Payable, attempts: Attempt[]) {
    this.sql = sql;
    this.payable = payable;
    this.known = attempts;
  }

  get attempts(): readonly Attempt[] {
    return this.known;
  }

  get holding(): Attempt | undefined {
    return this.known.find(({ state }) => (holdingStates as readonly string[]).includes(state));
  }

  async open({ gateway, method, externalId, gatewayTime, expiresAt, data }: NewAttempt): Promise<Attempt> {
    if (this.holding) throw new AttemptClash(`Attempt ${this.holding.id} holds the order`);
    const rows = await this.sql.execute<AttemptRow[]>(
      `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, gateway_time,
         created_time, expires_at, data) values (?, ?, ?, ?, ?, ?, 'open', ?, ?, ?, ?::jsonb)
       on conflict do nothing returning ${attemptColumns}`,
      [
        generateEntityId("", "payatt"),
        this.payable.orderId,
        gateway,
        method,
        externalId ?? null,
        this.payable.amount,
        gatewayTime ?? null,
        Date.now(),
        expiresAt ?? null,
        JSON.stringify(data ?? {}),
      ],
    );
    const [row] = rows;
    if (!row) throw new AttemptClash(`${gateway} ${externalId} is another order's`);
    const attempt = attemptOfRow(row);
    this.known = [...this.known, attempt];
    return attempt;
  }

  async move(attempt: Attempt, to: AttemptState, change: AttemptChange = {}): Promise<Attempt> {
    const { state: from } = this.current(attempt);
    if (!canMoveAttempt(from, to)) throw new Error(`Attempt ${attempt.id} cannot go from ${from} to ${to}`);
    const now = Date.now();
    // A late attempt stays marked as late: its reversal is not a refund of the order.
    const known = to === "late" ? { ...change, data: { ...change.data, late: true } } : change;
    const moved = await this.write(attempt, known, {
      state: to,
      ...(to === "paid" || to === "late" ? { performed_time: now } : {}),
      ...(to === "cancelled" || to === "refunded" ? { cancelled_time: now } : {}),
    });
    // Without a deadline the sweep of unpaid orders skips all orders that were ever paid.
    if (to === "paid") {
      await this.sql.execute("update payment_due set open_until = null where id = ?", [this.payable.orderId]);
    }
    const task = followUps[to];
    if (task) await enqueue(this.sql, task, { orderId: this.payable.orderId });
    return moved;
  }

  change(attempt: Attempt, change: AttemptChange): Promise<Attempt> {
    return this.write(attempt, change, {});
  }

  /**
   * Changes the payment method in the ledger, in the engine's session and on the order together. A new session would
   * delete the existing one, which a late callback still needs.
   */
  async choose(method: string, providerId: string, openUntil: Date | null): Promise<void> {
    const { orderId } = this.payable;
    await this.sql.execute(
      "update payment_due set method = ?, open_until = ?, updated_at = now() where id = ?",
      [method, openUntil, orderId],
    );
    await this.sql.execute(
      `update payment_session s set provider_id = ?, updated_at = now() from order_payment_collection l
       where l.order_id = ? and l.payment_collection_id = s.payment_collection_id
         and l.deleted_at is null and s.deleted_at is null`,
      [providerId, orderId],
    );
    await this.sql.execute(
      `update "order" set metadata = jsonb_set(metadata, '{payment_method}', to_jsonb(?::text)) where id = ?`,
      [method, orderId],
    );
  }

  async keepReceipt(attempt: Attempt, receipt: StoredReceipt): Promise<void> {
    await this.sql.execute(
      `insert into fiscal_receipt (id, attempt_id, order_id, type, receipt_id, status_code, message, terminal_id,
         fiscal_sign, qr_code_url, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (attempt_id, type) where deleted_at is null do nothing`,
      [
        generateEntityId("", "fisrec"),
        attempt.id,
        attempt.orderId,
        receipt.type,
        receipt.receiptId,
        receipt.statusCode,
        receipt.message,
        receipt.terminalId,
        receipt.fiscalSign,
        receipt.qrCodeUrl,
        receipt.at,
      ],
    );
  }

  note(event: PaymentEvent, attempt?: Attempt): Promise<void> {
    return insertEvent(this.sql, event, this.payable.orderId, attempt?.id);
  }

  private current({ id }: Attempt): Attempt {
    const found = this.known.find((attempt) => attempt.id === id);
    if (!found) throw new Error(`Attempt ${id} belongs to another order`);
    return found;
  }

  private async write(attempt: Attempt, change: AttemptChange, columns: Record<string, unknown>) {
    const set: Record<string, unknown> = { ...columns };
    if (change.reason !== undefined) set.reason = change.reason;
    if (change.failure !== undefined) set.failure = change.failure;
    if (change.externalId !== undefined) set.external_id = change.externalId;
    if (change.expiresAt !== undefined) set.expires_at = change.expiresAt;
    if (change.looked) set.looked_at = new Date();
    if (change.reversal !== undefined) set.reversal = change.reversal;
    if (change.reversalNote !== undefined) set.reversal_note = change.reversalNote?.slice(0, 500) ?? null;
    const names = Object.keys(set);
    const [row] = await this.sql.execute<AttemptRow[]>(
      `update payment_attempt set ${names.map((name) => `${name} = ?, `).join("")}
         data = data || ?::jsonb, updated_at = now() where id = ? returning ${attemptColumns}`,
      [...Object.values(set), JSON.stringify(change.data ?? {}), attempt.id],
    );
    if (!row) throw new Error(`There is no attempt ${attempt.id}`);
    const changed = attemptOfRow(row);
    this.known = this.known.map((known) => (known.id === changed.id ? changed : known));
    return changed;
  }
}

export async function insertEvent(
  sql: SqlEntityManager,
  { gateway, call, request, answer }: PaymentEvent,
  orderId?: string,
  attemptId?: string,
): Promise<void> {
  await sql.execute(
    `insert into payment_event (id, attempt_id, order_id, gateway, call, request, answer)
     values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)`,
    [
      generateEntityId("", "payevt"),
      attemptId ?? null,
      orderId ?? null,
      gateway,
      call,
      storedJson(redact(request)),
      storedJson(redact(answer)),
    ],
  );
}
