import type { Sum } from "@bezak/contract/money.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { ShopError } from "../../shop-error.ts";
import { isUnfinished, wentBack } from "./attempt-state.ts";
import type { Attempt, Payable, ReceiptLines } from "./ledger.ts";
import { attemptColumns, payableColumns, type NewPayable, toPayable, type PayableRow } from "./rows.ts";

type Job<T> = (sql: SqlEntityManager) => Promise<T>;

/** Amounts that orders have to pay. Nothing of an order changes while a gateway holds it. */
export class PayableRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  async open(payable: NewPayable): Promise<void> {
    await this.sql.execute(
      `insert into payment_due (id, number, customer_id, method, amount, open_until, language, receipt)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb) on conflict (id) do nothing`,
      [
        payable.orderId,
        payable.number,
        payable.customerId,
        payable.method,
        payable.amount,
        payable.openUntil,
        payable.language,
        payable.receipt && JSON.stringify(payable.receipt),
      ],
    );
  }

  /** Undoes `open` for an order that is not visible yet. */
  async remove(orderId: string): Promise<void> {
    await this.sql.execute("delete from payment_due where id = ?", [orderId]);
  }

  async of(orderIds: readonly string[]): Promise<Map<string, Payable>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.sql.execute<PayableRow[]>(
      `select ${payableColumns} from payment_due where id = any(array(select jsonb_array_elements_text(?::jsonb)))`,
      [JSON.stringify(orderIds)],
    );
    return new Map(rows.map((row) => [row.orderId, toPayable(row)]));
  }

  /**
   * Ends the order's payment, together with what `job` writes in the same transaction: nobody can pay it any more.
   * @param captured the amount that the caller believes was paid, whole sum
   * @throws ShopError 409 payment_in_progress when a gateway holds the order, or paid it meanwhile
   */
  close<T>(orderId: string, captured: Sum, job: Job<T>): Promise<T> {
    return this.change(orderId, captured, async (sql) => {
      await sql.execute(
        "update payment_due set closed_at = coalesce(closed_at, now()), open_until = null, updated_at = now() where id = ?",
        [orderId],
      );
      return job(sql);
    });
  }

  /**
   * Changes the amount to pay, together with what `job` writes in the same transaction; a paid order keeps nothing to
   * pay, even after a refund.
   * @throws ShopError 409 payment_in_progress like `close`
   */
  reprice<T>(
    orderId: string,
    { amount, receipt, captured }: { amount: Sum; receipt: ReceiptLines | null; captured: Sum },
    job: Job<T>,
  ): Promise<T> {
    return this.change(orderId, captured, async (sql, came) => {
      if (!came) {
        await sql.execute(
          "update payment_due set amount = ?, receipt = ?::jsonb, updated_at = now() where id = ?",
          [amount, receipt && JSON.stringify(receipt), orderId],
        );
      }
      return job(sql);
    });
  }

  async handOver(orderId: string, handedOver: boolean): Promise<void> {
    await this.sql.execute("update payment_due set handed_over = ?, updated_at = now() where id = ?", [
      handedOver,
      orderId,
    ]);
  }

  /**
   * Records a request key once. Returns false when the key was used before with another body; keys expire after 24
   * hours.
   */
  async takeKey(customerId: string, key: string, bodyHash: string): Promise<boolean> {
    const rows = await this.sql.execute<{ body_hash: string }[]>(
      `insert into payment_key (customer_id, key, body_hash) values (?, ?, ?)
       on conflict (customer_id, key) do update set
         body_hash = case when payment_key.created_at < now() - interval '24 hours'
           then excluded.body_hash else payment_key.body_hash end,
         created_at = case when payment_key.created_at < now() - interval '24 hours'
           then now() else payment_key.created_at end
       returning body_hash`,
      [customerId, key, bodyHash],
    );
    return rows[0]?.body_hash === bodyHash;
  }

  private change<T>(
    orderId: string,
    captured: Sum,
    job: (sql: SqlEntityManager, came: boolean) => Promise<T>,
  ): Promise<T> {
    return this.sql.transactional(async (sql) => {
      await sql.execute("set local lock_timeout = '8s'");
      await sql.execute("select 1 from payment_due where id = ? for update", [orderId]);
      const attempts = await sql.execute<Attempt[]>(
        `select ${attemptColumns} from payment_attempt where order_id = ?`,
        [orderId],
      );
      const came = attempts.some((attempt) => attempt.state === "paid" || wentBack(attempt));
      if (attempts.some(({ state }) => isUnfinished(state)) || (came && captured === 0)) {
        throw new ShopError(409, "payment_in_progress", "A payment of this order is under way");
      }
      return job(sql, came);
    });
  }
}
