import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { ChangedProductModel } from "./models/changed-product.ts";
import { ModerationDecisionModel } from "./models/moderation-decision.ts";
import { OpenedItemModel } from "./models/opened-item.ts";

/**
 * Decisions about what waits, and who has what open. `workflows/moderation` writes them: a decision shares one transaction
 * with what it decides.
 */
export class ModerationModuleService extends MedusaService({
  ModerationDecision: ModerationDecisionModel,
  OpenedItem: OpenedItemModel,
  ChangedProduct: ChangedProductModel,
}) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Deletes decisions older than 30 days, which nobody can undo or make again, and leases that have ended. */
  async purge(): Promise<void> {
    // deleted_at, which is always null, as in the index
    await this.sql.execute(
      "delete from moderation_decision where decided_at < now() - interval '30 days' and deleted_at is null",
    );
    await this.sql.execute("delete from opened_item where until < now()");
  }
}
