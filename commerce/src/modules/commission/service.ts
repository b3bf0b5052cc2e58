import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { versionColumn } from "../../shared/row-version.ts";
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
  version: string;
}

/** The rule as it is then; a stale one may be gone. */
type RuleWrite = { isStale: false; rule: RuleRow } | { isStale: true; rule: RuleRow | undefined };

const COLUMNS = `id, category_id as "categoryId", seller_id as "sellerId", rate, updated_at as "updatedAt",
  ${versionColumn}`;

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

  /** Sets a rule, unless it is not the one of this version any more. */
  set({ categoryId, sellerId }: RulePair, rate: number, version?: string): Promise<RuleWrite> {
    return this.sql.transactional(async (sql) => {
      const [before] = await sql.execute<RuleRow[]>(
        `select ${COLUMNS} from commission_rule
         where coalesce(category_id, '') = ? and coalesce(seller_id, '') = ? for update`,
        [categoryId ?? "", sellerId ?? ""],
      );
      if (version !== undefined && version !== before?.version) return { isStale: true, rule: before };
      const [rule] = await sql.execute<RuleRow[]>(
        `insert into commission_rule (id, category_id, seller_id, rate) values (?, ?, ?, ?)
         on conflict (coalesce(category_id, ''), coalesce(seller_id, '')) do update set rate = excluded.rate,
           updated_at = greatest(clock_timestamp(), commission_rule.updated_at + interval '1 microsecond')
         returning ${COLUMNS}`,
        [generateEntityId("", "comrule"), categoryId, sellerId, rate],
      );
      return { isStale: false, rule: rule! };
    });
  }

  /** Deletes a rule, unless it has another version than this one; undefined when there is none. */
  remove(id: string, version?: string): Promise<RuleWrite | undefined> {
    return this.sql.transactional(async (sql) => {
      const [rule] = await sql.execute<RuleRow[]>(
        `select ${COLUMNS} from commission_rule where id = ? for update`,
        [id],
      );
      if (!rule) return undefined;
      if (version !== undefined && version !== rule.version) return { isStale: true, rule };
      await sql.execute("delete from commission_rule where id = ?", [id]);
      return { isStale: false, rule };
    });
  }

  /** Returns all rules, the least specific first: for categories, for sellers, for both. */
  async all(): Promise<RuleRow[]> {
    return this.sql.execute<RuleRow[]>(
      `select ${COLUMNS} from commission_rule
       order by seller_id is not null, category_id is not null, created_at, id`,
    );
  }
}
