import type { FavoriteChange } from "@bezak/contract/favorites.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { FavoriteModel } from "./models/favorite.ts";

/** Identifies a favorite. */
export interface FavoriteKey {
  customerId: string;
  productId: string;
}

/** What the owner of a favorite may change. */
export type FavoriteMarks = Required<FavoriteChange>;

/** A stored favorite; `addedPrice` in whole sum. */
export interface FavoriteRow extends FavoriteKey, FavoriteMarks {
  id: string;
  addedPrice: number;
  addedAt: Date;
}

type Stored = Omit<FavoriteRow, "addedPrice"> & { addedPrice: string };

const COLUMNS = `id, customer_id as "customerId", product_id as "productId", tags, priority, notes,
  added_price as "addedPrice", created_at as "addedAt"`;
const MINE = "customer_id = ? and product_id = ? and deleted_at is null";

const toRow = (row: Stored): FavoriteRow => ({ ...row, addedPrice: Number(row.addedPrice) });

/**
 * Favorites of all customers. The unique index decides whether a row exists, so two processes that add the same
 * favorite at once store one row. Rows are deleted, not marked.
 */
export class FavoriteModuleService extends MedusaService({ Favorite: FavoriteModel }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Stores a favorite; `exists` and `full` (`most` per customer) change nothing. */
  async add(
    favorite: FavoriteKey & FavoriteMarks & { addedPrice: number },
    most: number,
  ): Promise<FavoriteRow | "exists" | "full"> {
    const { customerId, productId, tags, priority, notes, addedPrice } = favorite;
    return this.sql.transactional(async (sql) => {
      // one at a time per customer: of two simultaneous additions only one may take the last free slot
      await sql.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`favorite:${customerId}`]);
      const [added] = await sql.execute<Stored[]>(
        `insert into favorite (id, customer_id, product_id, tags, priority, notes, added_price)
         select ?::text, ?::text, ?::text, ?::jsonb, ?::integer, ?::text, ?::bigint
         where (select count(*) from favorite where customer_id = ? and deleted_at is null) < ?
         on conflict do nothing returning ${COLUMNS}`,
        [
          generateEntityId("", "fav"),
          customerId,
          productId,
          JSON.stringify(tags),
          priority,
          notes,
          addedPrice,
          customerId,
          most,
        ],
      );
      if (added) return toRow(added);
      const [known] = await sql.execute<Stored[]>(`select ${COLUMNS} from favorite where ${MINE}`, [
        customerId,
        productId,
      ]);
      return known ? "exists" : "full";
    });
  }

  /** Returns all of a customer, latest first. */
  async ofCustomer(customerId: string): Promise<FavoriteRow[]> {
    const rows = await this.sql.execute<Stored[]>(
      `select ${COLUMNS} from favorite where customer_id = ? and deleted_at is null
       order by created_at desc, id desc`,
      [customerId],
    );
    return rows.map(toRow);
  }

  /** Updates the given fields; returns the row before and after, or undefined when there is none. */
  async change(
    { customerId, productId }: FavoriteKey,
    marks: Partial<FavoriteMarks>,
  ): Promise<{ before: FavoriteRow; after: FavoriteRow } | undefined> {
    const { tags, priority = null, notes = null } = marks;
    return this.sql.transactional(async (sql) => {
      const key = [customerId, productId];
      const [before] = await sql.execute<Stored[]>(
        `select ${COLUMNS} from favorite where ${MINE} for update`,
        key,
      );
      if (!before) return undefined;
      const [after] = await sql.execute<Stored[]>(
        `update favorite set tags = coalesce(?::jsonb, tags), priority = coalesce(?::integer, priority),
           notes = coalesce(?::text, notes), updated_at = now() where ${MINE} returning ${COLUMNS}`,
        [tags ? JSON.stringify(tags) : null, priority, notes, ...key],
      );
      return { before: toRow(before), after: toRow(after ?? before) };
    });
  }

  /** Deletes a favorite and returns it for an undo; undefined when there was none. */
  async remove({ customerId, productId }: FavoriteKey): Promise<FavoriteRow | undefined> {
    const [removed] = await this.sql.execute<Stored[]>(
      `delete from favorite where ${MINE} returning ${COLUMNS}`,
      [customerId, productId],
    );
    return removed && toRow(removed);
  }

  /** Restores deleted rows; a favorite that was added again meanwhile stays. */
  async restore(rows: readonly FavoriteRow[]): Promise<void> {
    for (const row of rows) {
      await this.sql.execute(
        `insert into favorite (id, customer_id, product_id, tags, priority, notes, added_price, created_at)
         values (?, ?, ?, ?::jsonb, ?, ?, ?, ?) on conflict do nothing`,
        [
          row.id,
          row.customerId,
          row.productId,
          JSON.stringify(row.tags),
          row.priority,
          row.notes,
          row.addedPrice,
          row.addedAt,
        ],
      );
    }
  }
}
