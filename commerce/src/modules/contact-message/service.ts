import { randomInt } from "node:crypto";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { ContactAnswerModel } from "./models/contact-answer.ts";
import { ContactMessage } from "./models/contact-message.ts";

export interface NewMessage {
  customer_id: string | null;
  topic: string;
  name: string;
  email: string;
  phone: string | null;
  order_number: string | null;
  message: string;
  language: string;
  idempotency_key: string;
  body_hash: string;
}

export interface StoredMessage {
  id: string;
  number: string;
  body_hash: string;
  created_at: Date;
}

const COLUMNS = "id, number, body_hash, created_at";

export class ContactMessageModuleService extends MedusaService({
  ContactMessage,
  ContactAnswer: ContactAnswerModel,
}) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  async findByKey(idempotencyKey: string): Promise<StoredMessage | undefined> {
    const [found] = await this.rows(
      `select ${COLUMNS} from contact_message where idempotency_key = ? and deleted_at is null`,
      [idempotencyKey],
    );
    return found;
  }

  /**
   * Returns the message of this key, stored now or by an earlier request. `alongside` runs in the same transaction as a
   * new message: both are committed, or neither.
   */
  async store(
    message: NewMessage,
    alongside: (transaction: SqlEntityManager, stored: StoredMessage) => Promise<void>,
  ): Promise<StoredMessage> {
    // a taken number inserts and finds nothing: the next round draws another
    for (;;) {
      const created = await this.sql.transactional(async (transaction) => {
        const [inserted] = await this.insert(transaction, message);
        if (inserted) await alongside(transaction, inserted);
        return inserted;
      });
      if (created) return created;
      const known = await this.findByKey(message.idempotency_key);
      if (known) return known;
    }
  }

  /** Deletes messages older than a year: those of guests belong to no account that could delete them. */
  async purge(): Promise<void> {
    await this.sql.execute("delete from contact_message where created_at < now() - interval '12 months'");
  }

  private insert(transaction: SqlEntityManager, message: NewMessage): Promise<StoredMessage[]> {
    const { customer_id, topic, name, email, phone, order_number } = message;
    const { language, idempotency_key, body_hash } = message;
    return this.rows(
      `insert into contact_message
         (id, number, customer_id, topic, name, email, phone, order_number, message, language, idempotency_key, body_hash)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning ${COLUMNS}`,
      [
        generateEntityId("", "cmsg"),
        drawNumber(),
        customer_id,
        topic,
        name,
        email,
        phone,
        order_number,
        message.message,
        language,
        idempotency_key,
        body_hash,
      ],
      transaction,
    );
  }

  private async rows(sql: string, params: unknown[], scope = this.sql): Promise<StoredMessage[]> {
    const rows = await scope.execute<StoredMessage[]>(sql, params);
    return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
  }
}

/** Returns eight random digits, the first not 0. */
function drawNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
