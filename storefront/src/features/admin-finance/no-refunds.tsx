import type { RefundReason } from "@bezak/contract/return-status.ts";
import { EmptyState } from "@bezak/ui-kit";
import { HandCoins } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";

export interface NoRefundsProps {
  q: string;
  reason?: RefundReason | null;
  /** address of the list without a search */
  toAll: string;
  headingLevel?: 2 | 3;
}

/** What a list of refunds owed shows without any. */
export function NoRefunds({ q, reason = null, toAll, headingLevel }: NoRefundsProps) {
  const t = useTexts();
  if (q)
    return (
      <NothingFound
        headingLevel={headingLevel}
        title={t("adminRefunds.nothingFound")}
        text={t("adminRefunds.nothingFoundText")}
        showAll={t("adminMoney.showAll")}
        to={toAll}
      />
    );
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<HandCoins aria-hidden />}
      title={t(reason ? "adminRefunds.nothing" : "adminRefunds.empty")}
      text={reason ? undefined : t("adminRefunds.emptyText")}
    />
  );
}
