import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { AccountRepository } from "./account-repository.ts";
import { AdjustmentRepository } from "./adjustment-repository.ts";
import { CashRepository } from "./cash-repository.ts";
import { EntryRepository } from "./entry-repository.ts";
import { HoldRepository } from "./hold-repository.ts";
import { LedgerEntry } from "./models/ledger-entry.ts";
import { LedgerTransaction } from "./models/ledger-transaction.ts";
import { PayoutHoldModel } from "./models/payout-hold.ts";
import { SellerPayoutModel } from "./models/seller-payout.ts";
import { PayoutRepository } from "./payout-repository.ts";

/**
 * Money of shops, in two levels: transactions, and the entries of each, which add up to zero. Includes payouts, because
 * a payout and its entries share one database transaction.
 */
export class SellerLedgerModuleService extends MedusaService({
  LedgerTransaction,
  LedgerEntry,
  SellerPayout: SellerPayoutModel,
  PayoutHold: PayoutHoldModel,
}) {
  private readonly sql: SqlEntityManager;
  readonly entries: EntryRepository;
  readonly payouts: PayoutRepository;
  readonly accounts: AccountRepository;
  readonly cash: CashRepository;
  readonly adjustments: AdjustmentRepository;
  readonly holds: HoldRepository;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
    this.entries = new EntryRepository(this.sql);
    this.payouts = new PayoutRepository(this.sql, this.entries);
    this.cash = new CashRepository(this.sql, this.entries);
    this.adjustments = new AdjustmentRepository(this.sql, this.entries);
    this.holds = new HoldRepository(this.sql, this.entries);
    this.accounts = new AccountRepository(this.sql);
  }
}
