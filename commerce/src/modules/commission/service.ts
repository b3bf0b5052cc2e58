import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { CommissionRuleModel } from "./models/commission-rule.ts";

/** Scope of a rule; at least one of them is set. */
export interface RulePair {
  categoryId: string | null;
  sellerId: string | null;
}

export interface RuleRow extends RulePair {
  id: string;
  /** hundredths of a percent */
  rate: number;
  updatedAt: Date;
}

const COLUMNS = `id, category_id as "categoryId", seller_id as "sellerId", rate, updated_at as "updatedAt"`;

/**
 * Commission rules. Rows are deleted, not marked: parcels store the rate they were sold at. Callers check that
 * categories and sellers exist.
 */
export class CommissionModuleService extends MedusaService({ CommissionRule: CommissionRuleModel }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  async set({ categoryId, sellerId }: RulePair, rate: number): Promise<RuleRow> {
    const rows = await this.sql.execute<RuleRow[]>(
      `insert into commission_rule (id, category_id, seller_id, rate) values (?, ?, ?, ?)
       on conflict (coalesce(category_id, ''), coalesce(seller_id, ''))
         do update set rate = excluded.rate, updated_at = now()
       returning ${COLUMNS}`,
      [generateEntityId("", "comrule"), categoryId, sellerId, rate],
    );
    return rows[0]!;
  }

  /** Returns false when there was no such rule. */
  async remove(id: string): Promise<boolean> {
    const rows = await this.sql.execute<unknown[]>("delete from commission_rule where id = ? returning id", [
      id,
    ]);
    return rows.length === 1;
  }

  /** Returns all rules, the least specific first: for categories, for sellers, for both. */
  async all(): Promise<RuleRow[]> {
    return this.sql.execute<RuleRow[]>(
      `select ${COLUMNS} from commission_rule
       order by seller_id is not null, category_id is not null, created_at, id`,
    );
  }
}
