import type { SellerPayout } from "@bezak/contract/finance.ts";
import type { Texts } from "../../i18n/texts.ts";
import { readCurrent } from "../../lib/read-current.ts";

/** What a payout has become meanwhile, by a refusal of what was sent for a former version. */
export function describePayoutChange(error: unknown, t: Texts): string | undefined {
  const current = readCurrent<SellerPayout>(error);
  return current && t("adminPayouts.changedTo", { status: t(`adminPayouts.statuses.${current.status}`) });
}
