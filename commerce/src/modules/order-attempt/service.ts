import { randomInt } from "node:crypto";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { OrderAttempt } from "./models/order-attempt.ts";

export type AttemptState = "started" | "undoing" | "placed" | "refused" | "undone";

/** The response to a rejected request. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  details?: Record<string, unknown>;
}

export interface Attempt {
  id: string;
  customer_id: string;
  idempotency_key: string;
  body_hash: string;
  state: AttemptState;
  order_id: string;
  number: string;
  refusal: Refusal | null;
}

export interface AttemptKey {
  customerId: string;
  idempotencyKey: string;
  bodyHash: string;
}

const COLUMNS = "id, customer_id, idempotency_key, body_hash, state, order_id, number, refusal";

/**
 * Attempts to place orders. State changes are single statements that name the expected state: of two processes that
 * change an attempt at once, exactly one succeeds.
 */
export class OrderAttemptModuleService extends MedusaService({ OrderAttempt }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Returns the attempt of this key, new or (`fresh: false`) of an earlier request. Keys expire after 24 hours. */
  async open(key: AttemptKey): Promise<{ attempt: Attempt; fresh: boolean }> {
    // A taken order number inserts and finds nothing: the next round draws another number.
    for (;;) {
      const [created] = await this.ofLive(
        key.customerId,
        `insert into order_attempt (id, customer_id, idempotency_key, body_hash, order_id, number)
         values (?, ?, ?, ?, ?, ?) on conflict do nothing returning ${COLUMNS}`,
        [newId("oratt"), key.customerId, key.idempotencyKey, key.bodyHash, newId("order"), drawNumber()],
      );
      if (created) return { attempt: created, fresh: true };
      await this.rows(
        `update order_attempt set idempotency_key = idempotency_key || ' ' || id
         where customer_id = ? and idempotency_key = ? and created_at < now() - interval '24 hours'
           and state not in ('started', 'undoing')`,
        [key.customerId, key.idempotencyKey],
      );
      const [known] = await this.rows(
        `select ${COLUMNS} from order_attempt where customer_id = ? and idempotency_key = ?`,
        [key.customerId, key.idempotencyKey],
      );
      if (known) return { attempt: known, fresh: false };
    }
  }

  /** Returns the attempt of this key within the last 24 hours. */
  async find({ customerId, idempotencyKey }: Pick<AttemptKey, "customerId" | "idempotencyKey">) {
    const [attempt] = await this.rows(
      `select ${COLUMNS} from order_attempt where customer_id = ? and idempotency_key = ?
         and created_at >= now() - interval '24 hours'`,
      [customerId, idempotencyKey],
    );
    return attempt;
  }

  /** Restarts an attempt that produced no order: same number, new order id. */
  async reopen(attempt: Attempt): Promise<Attempt> {
    const [opened] = await this.ofLive(
      attempt.customer_id,
      `update order_attempt set state = 'started', order_id = ?, updated_at = now()
       where id = ? and state = 'undone' returning ${COLUMNS}`,
      [newId("order"), attempt.id],
    );
    if (!opened) throw new Error(`Attempt ${attempt.id} is not undone`);
    return opened;
  }

  /** Returns false when the attempt is no longer in the expected state. */
  async move(
    attempt: Pick<Attempt, "id" | "order_id">,
    from: AttemptState,
    to: AttemptState,
  ): Promise<boolean> {
    const moved = await this.rows(
      `update order_attempt set state = ?, updated_at = now()
       where id = ? and order_id = ? and state = ? returning ${COLUMNS}`,
      [to, attempt.id, attempt.order_id, from],
    );
    return moved.length === 1;
  }

  /** Ends an attempt without an order; `refusal` becomes the response to every repeat. */
  async giveUp(attempt: Attempt, refusal: Refusal | undefined): Promise<void> {
    await this.rows(
      `update order_attempt set state = ?, refusal = ?::jsonb, updated_at = now()
       where id = ? and order_id = ? and state in ('started', 'undone') returning ${COLUMNS}`,
      [
        refusal ? "refused" : "undone",
        refusal ? JSON.stringify(refusal) : null,
        attempt.id,
        attempt.order_id,
      ],
    );
  }

  /** Returns attempts that are unfinished and unchanged for `idleSeconds`, oldest first. */
  async unfinished(idleSeconds: number): Promise<Attempt[]> {
    return this.rows(
      `select ${COLUMNS} from order_attempt where state in ('started', 'undoing')
         and updated_at <= now() - ? * interval '1 second' order by updated_at limit 500`,
      [idleSeconds],
    );
  }

  async current(id: string): Promise<Attempt | undefined> {
    const [attempt] = await this.rows(`select ${COLUMNS} from order_attempt where id = ?`, [id]);
    return attempt;
  }

  /** Serializes with account closure: either it sees the attempt, or the attempt sees the closed account. */
  private ofLive(customerId: string, statement: string, params: unknown[]): Promise<Attempt[]> {
    return this.sql.transactional(async (sql) => {
      const live = await sql.execute<unknown[]>(
        "select 1 from customer where id = ? and deleted_at is null for key share",
        [customerId],
      );
      if (live.length === 0) throw new ShopError(401, "unauthorized", "There is no such account any more");
      return sql.execute<Attempt[]>(statement, params);
    });
  }

  private async rows(sql: string, params: unknown[]): Promise<Attempt[]> {
    return this.sql.execute<Attempt[]>(sql, params);
  }
}

function newId(prefix: string): string {
  return generateEntityId("", prefix);
}

/** Returns ten random digits, the first not 0. */
function drawNumber(): string {
  return String(randomInt(1_000_000_000, 10_000_000_000));
}
