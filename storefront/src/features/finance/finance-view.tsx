import { Button } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { BalanceCards } from "./balance-cards.tsx";
import { BalanceNotes } from "./balance-notes.tsx";
import { EntriesPart } from "./entries-part.tsx";
import { financeQuery } from "./finance-api.ts";
import { financeSearch, financeViews, wholeOf, type FinanceChoice } from "./finance-choice.ts";
import styles from "./finance-view.module.css";
import { listState } from "./list-state.tsx";
import { PayoutsPart } from "./payouts-part.tsx";
import { StatementsPart } from "./statements-part.tsx";

/** The shop's money: what there is, when it comes, and every entry that made it. */
export function FinanceView({ choice }: { choice: FinanceChoice }) {
  const t = useTexts();
  const sum = useSum();
  const paths = usePanelPaths();
  const navigate = useNavigate();
  const finance = useQuery({ ...financeQuery(useApi()), refetchOnWindowFocus: true });
  const addressOf = (to: FinanceChoice) => `${paths.finance()}${financeSearch(to)}`;
  const part = {
    choice,
    addressOf,
    onChoose: (to: FinanceChoice) =>
      void navigate(addressOf(to), { replace: true, state: { keepScroll: true } }),
  };
  const instead = listState(finance);
  return (
    <div className={styles.root}>
      {instead ?? <BalanceCards finance={finance.data} />}
      {finance.data ? <BalanceNotes finance={finance.data} /> : null}
      <nav aria-label={t("finance.parts")} className={styles.tabs}>
        {financeViews.map((view) => (
          <Button key={view} asChild size="small" variant="ghost">
            <Link
              to={addressOf(wholeOf(view))}
              state={{ keepScroll: true }}
              aria-current={view === choice.view ? "page" : undefined}
              className={styles.tab}
            >
              {t(`finance.views.${view}`)}
            </Link>
          </Button>
        ))}
      </nav>
      {choice.view === "entries" ? <EntriesPart {...part} /> : null}
      {choice.view === "payouts" ? (
        <PayoutsPart {...part} minimum={sum(finance.data?.minimumPayout ?? 0)} />
      ) : null}
      {choice.view === "statements" ? <StatementsPart /> : null}
    </div>
  );
}
