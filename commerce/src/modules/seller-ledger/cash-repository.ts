import type { Sum } from "@bezak/contract/money.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { countTabs } from "../../shared/count-tabs.ts";
import { unplaced, type Placed } from "../../shared/row-order.ts";
import { cashPageSql, cashTabsOf, type CashChoice } from "./cash-list.ts";
import type { EntryRepository } from "./entry-repository.ts";
import { findNamedShops, moneySql, type MoneyPage } from "./money-list.ts";
import type { DeliveredParcel } from "./plan-entries.ts";

/** Cash of a delivered parcel that the marketplace collects; whole sums. */
export interface CashRow {
  parcelId: string;
  sellerId: string;
  /** of the parcel */
  number: string;
  amount: Sum;
  deliveredAt: Date;
  receivedAt: Date | null;
  reference: string | null;
}

export interface CashReceipt {
  parcelId: string;
  /** received amount, whole sum */
  amount: Sum;
  /** reference of the cash desk or the bank */
  reference: string;
  /** id of the administrator */
  actor: string;
}

export type CashPage = CashChoice & MoneyPage;

/** The received amount differs from what the courier had to collect. */
export class CashDiffers extends Error {
  readonly expected: Sum;

  constructor(expected: Sum) {
    super(`${expected} is to be received`);
    this.expected = expected;
  }
}

/** It was received before, under another reference. */
export class CashReceivedBefore extends Error {}

const columns = `id as "parcelId", seller_id as "sellerId", number, amount::float8, delivered_at as "deliveredAt",
  received_at as "receivedAt", reference`;

/** Records the expected cash of a parcel; the caller books its earning in the same transaction. */
export async function awaitCash(
  sql: SqlEntityManager,
  { id, sellerId, number, lines, collected }: DeliveredParcel,
  at: Date,
): Promise<boolean> {
  if (collected?.by !== "marketplace") return false;
  const items = JSON.stringify(lines.map(({ itemId }) => itemId));
  const rows = await sql.execute<{ id: string }[]>(
    `insert into marketplace_cash (id, seller_id, number, amount, items, delivered_at) values (?, ?, ?, ?, ?::jsonb, ?)
     on conflict (id) do nothing returning id`,
    [id, sellerId, number, collected.items + collected.delivery, items, at],
  );
  return rows.length > 0;
}

/** Cash that the marketplace collects, expected and received. */
export class CashRepository {
  private readonly sql: SqlEntityManager;
  private readonly entries: EntryRepository;

  constructor(sql: SqlEntityManager, entries: EntryRepository) {
    this.sql = sql;
    this.entries = entries;
  }

  /** Returns a page of expected or received cash, with what the other filters find of both. */
  async page({ limit, offset, cursor, ...sought }: CashPage) {
    const choice = await this.withNamed(sought);
    const page = cashPageSql(columns, choice, { limit, offset, cursor });
    const [rows, counted] = await Promise.all([
      this.sql.execute<(CashRow & Placed)[]>(page.sql, page.values),
      countTabs(moneySql(this.sql), cashTabsOf(choice)),
    ]);
    return {
      rows: rows.map((row): CashRow => unplaced(row)),
      ...counted,
      next: page.next(rows, limit),
    };
  }

  /** Returns the parcels' ids in the order of the page, at most `limit`. */
  async ids({ limit, ...choice }: Omit<CashPage, "offset">): Promise<string[]> {
    const { sql, values } = cashPageSql("id", await this.withNamed(choice), { limit, offset: 0 });
    const rows = await this.sql.execute<{ id: string }[]>(sql, values);
    return rows.map(({ id }) => id);
  }

  /** Returns the rows of these parcels, in any sequence. */
  byIds(ids: readonly string[]): Promise<CashRow[]> {
    return this.sql.execute<CashRow[]>(
      `select ${columns} from marketplace_cash where id in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(ids)],
    );
  }

  /**
   * Records that the cash of a parcel was received, which releases its earning for payouts. Returns undefined when none
   * is expected. A repeat changes nothing.
   * @throws CashDiffers, CashReceivedBefore
   */
  async receive({ parcelId, amount, reference, actor }: CashReceipt): Promise<CashRow | undefined> {
    const known = await this.one(this.sql, parcelId);
    if (!known) return undefined;
    return this.entries.alone(known.sellerId, async (sql) => {
      if (known.amount !== amount) throw new CashDiffers(known.amount);
      await sql.execute(
        `update marketplace_cash set received_at = now(), reference = ?, actor = ?, updated_at = now()
         where id = ? and received_at is null`,
        [reference, actor, parcelId],
      );
      const row = await this.one(sql, parcelId);
      if (row?.reference !== reference) throw new CashReceivedBefore(`The cash of ${parcelId} came before`);
      return row;
    });
  }

  private async withNamed(choice: CashChoice): Promise<CashChoice> {
    return { ...choice, named: { seller_id: await findNamedShops(this.sql, choice.q) } };
  }

  private async one(sql: SqlEntityManager, parcelId: string): Promise<CashRow | undefined> {
    const [row] = await sql.execute<CashRow[]>(`select ${columns} from marketplace_cash where id = ?`, [
      parcelId,
    ]);
    return row;
  }
}
