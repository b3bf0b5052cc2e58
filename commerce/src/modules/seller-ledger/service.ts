import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { AccountBook } from "./account-book.ts";
import { CashBook } from "./cash-book.ts";
import { EntryBook, post } from "./entry-book.ts";
import { entryColumns } from "./columns.ts";
import type { EntryRow, Note } from "./ledger-rows.ts";
import { LedgerEntry } from "./models/ledger-entry.ts";
import { LedgerTransaction } from "./models/ledger-transaction.ts";
import { SellerPayout } from "./models/seller-payout.ts";
import { PayoutBook } from "./payout-book.ts";
import { transfer } from "./plan-entries.ts";

export interface Adjustment {
  sellerId: string;
  /** whole sum, below zero to take away */
  amount: number;
  note: Note;
  /** id of the administrator */
  actor: string;
  /** of the request: another one with it is the same adjustment */
  idempotencyKey?: string;
  at?: Date;
}

/**
 * Money of shops, in two levels: transactions, and the entries of each, which add up to zero. Payouts live here too: a
 * payout and its entries are one transaction of the database.
 */
export class SellerLedgerModuleService extends MedusaService({
  LedgerTransaction,
  LedgerEntry,
  SellerPayout,
}) {
  private readonly sql: SqlEntityManager;
  readonly entries: EntryBook;
  readonly payouts: PayoutBook;
  readonly accounts: AccountBook;
  readonly cash: CashBook;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
    this.entries = new EntryBook(this.sql);
    this.payouts = new PayoutBook(this.sql, this.entries);
    this.cash = new CashBook(this.sql, this.entries);
    this.accounts = new AccountBook(this.sql);
  }

  /** An administrator adds to or takes from a balance. Gives the shop's entry, also of a repeat. */
  async adjust({ sellerId, amount, note, actor, idempotencyKey, at }: Adjustment) {
    const key = `adjustment:${actor}:${idempotencyKey ?? generateEntityId("", "adj")}`;
    await this.entries.alone(sellerId, (sql) =>
      post(sql, {
        ...{ key, kind: "adjustment", sellerId, actor, at },
        entries: transfer("seller", "adjustments", { type: "adjustment", amount, note }),
      }),
    );
    const [row] = await this.sql.execute<(EntryRow & { sellerId: string })[]>(
      `select ${entryColumns}, e.seller_id as "sellerId"
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       where t.key = ? and e.account = 'seller'`,
      [key],
    );
    return row!;
  }
}
