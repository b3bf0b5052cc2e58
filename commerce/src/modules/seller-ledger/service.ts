import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { AccountBook } from "./account-repository.ts";
import { AdjustmentBook } from "./adjustment-repository.ts";
import { CashBook } from "./cash-repository.ts";
import { EntryBook } from "./entry-repository.ts";
import { LedgerEntry } from "./models/ledger-entry.ts";
import { LedgerTransaction } from "./models/ledger-transaction.ts";
import { SellerPayout } from "./models/seller-payout.ts";
import { PayoutBook } from "./payout-repository.ts";

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
  readonly adjustments: AdjustmentBook;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
    this.entries = new EntryBook(this.sql);
    this.payouts = new PayoutBook(this.sql, this.entries);
    this.cash = new CashBook(this.sql, this.entries);
    this.adjustments = new AdjustmentBook(this.sql, this.entries);
    this.accounts = new AccountBook(this.sql);
  }
}
