import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { BalanceCards } from "./balance-cards.tsx";
import { BalanceNotes } from "./balance-notes.tsx";
import { EntriesPart } from "./entries-part.tsx";
import { financeQuery } from "./finance-api.ts";
import { financeSearch, financeViews, getOverview, type FinanceChoice } from "./finance-choice.ts";
import styles from "./finance-view.module.css";
import { PayoutsPart } from "./payouts-part.tsx";
import { StatementsPart } from "./statements-part.tsx";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

/** The shop's finances: balance, payouts and entries. */
export function FinanceView({ choice }: { choice: FinanceChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const finance = useQuery(financeQuery(useApi()));
  const toAddress = (to: FinanceChoice) => `${paths.finance()}${financeSearch(to)}`;
  const part = {
    choice,
    toAddress,
    onChoose: (to: FinanceChoice) => replaceAddress(toAddress(to)),
  };
  const reason = renderMissing(finance);
  return (
    <div className={styles.root}>
      {reason ?? <BalanceCards finance={finance.data} />}
      {finance.data ? <BalanceNotes finance={finance.data} /> : null}
      <TabLinks
        label={t("finance.parts")}
        tabs={financeViews.map((view) => ({
          name: t(`finance.views.${view}`),
          to: toAddress(getOverview(view)),
          isHere: view === choice.view,
        }))}
      />
      {choice.view === "entries" ? <EntriesPart {...part} /> : null}
      {choice.view === "payouts" ? <PayoutsPart {...part} minimum={finance.data?.minimumPayout} /> : null}
      {choice.view === "statements" ? <StatementsPart /> : null}
    </div>
  );
}
