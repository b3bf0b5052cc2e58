import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readStoredSettings, type StoredSettings } from "../../modules/settings/stored-settings.ts";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { ShopError } from "../../shop-error.ts";

/** Acts above this sum need a second administrator; null: none do. */
export const toApprovalLimit = ({ approvalOver }: StoredSettings): Sum | null =>
  typeof approvalOver === "number" ? approvalOver : null;

export const readApprovalLimit = async (container: MedusaContainer): Promise<Sum | null> =>
  toApprovalLimit(await readStoredSettings(container, ["approvalOver"]));

/** What stands between an administrator and an act that moves money. */
export interface MoneyGate {
  /**
   * Under the lock of the act, before anything is written. `earlier`: what administrators moved for the same order before.
   * @throws ShopError 409
   */
  permit: (sum: Sum, earlier?: Sum) => Promise<void>;
  /** in the transaction of the first write of the act */
  claim?: (sql: SqlManager) => Promise<void>;
}

export const needsApproval = (over: Sum | null, sum: number): over is Sum => over !== null && sum > over;

export const approvalRequired = (sum: Sum, over: Sum) =>
  new ShopError(409, "approval_required", `A second administrator must approve ${sum}, over ${over}`, {
    sum,
    over,
  });

/**
 * For an act of one administrator. What was refunded of an order line by line counts together: otherwise a large order
 * could be refunded in small parts.
 */
export const aloneGate = (container: MedusaContainer): MoneyGate => ({
  async permit(sum, earlier = 0) {
    const over = sum > 0 ? await readApprovalLimit(container) : null;
    if (needsApproval(over, sum + earlier)) throw approvalRequired(sum, over);
  },
});
