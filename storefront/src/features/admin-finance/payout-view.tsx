import type { AdministeredPayout } from "@bezak/contract/administered-payout.ts";
import { bankFile } from "@bezak/contract/routes/payouts.ts";
import { Button } from "@bezak/ui-kit";
import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApprovals } from "../../lib/approvals/use-approvals.ts";
import { FactList } from "../../lib/fact-list.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { PanelSection } from "../../lib/panel-section.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink, Permitted } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { useBatchName } from "./batch-name.ts";
import { PayoutButtons, usePayoutActs } from "./payout-acts.tsx";
import { PayoutHistory } from "./payout-history.tsx";
import { PayoutState } from "./payout-state.tsx";
import styles from "./payout-view.module.css";
import { RelatedMark } from "./related-mark.tsx";

export interface PayoutViewProps {
  payout: AdministeredPayout;
  /** the entries that it pays */
  children: ReactNode;
}

/** One payout: what it is, what was done with it, and what can be done. Needs `admin-finance` and `approvals`. */
export function PayoutView({ payout, children }: PayoutViewProps) {
  const t = useTexts();
  const approvals = useApprovals();
  const { acts, failure, dialogs } = usePayoutActs();
  const { id, number, batch, relatedBuyers } = payout;
  return (
    <>
      <header className={styles.header}>
        <h1>{t("adminPayout.title", { number })}</h1>
        <HistoryLink id={id} name={number} />
      </header>
      {failure}
      <div className={styles.root}>
        <div className={styles.columns}>
          <PanelSection title={t("adminPayout.about")}>
            <div className={styles.status}>
              <PayoutState payout={payout} approvals={approvals} />
            </div>
            <Facts payout={payout} />
            <div className={styles.related}>
              <RelatedMark related={relatedBuyers} />
            </div>
            <div className={styles.buttons}>
              <PayoutButtons payout={payout} approvals={approvals} {...acts} />
              {batch ? (
                <Permitted call={bankFile}>
                  <Button size="small" icon={<FileDown aria-hidden />} onClick={() => acts.onFile(batch)}>
                    {t("adminPayout.file")}
                  </Button>
                </Permitted>
              ) : null}
            </div>
          </PanelSection>
          <PanelSection title={t("adminPayout.history")}>
            <PayoutHistory payout={payout} />
          </PanelSection>
        </div>
        <section className={styles.entries} aria-labelledby="payout-entries">
          <h2 id="payout-entries" className={styles.heading}>
            {t("adminPayout.entries")}
          </h2>
          {children}
        </section>
      </div>
      {dialogs}
    </>
  );
}

function Facts({ payout }: { payout: AdministeredPayout }) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const describeBatch = useBatchName();
  const { seller, amount, account, entries, createdAt, batch } = payout;
  const facts = [
    ["shop", <PanelLink to={paths.shopMoney(seller.id)}>{seller.name}</PanelLink>],
    ["amount", <b>{sum(amount)}</b>],
    ["account", account ? t("adminPayouts.accountEnd", { digits: account }) : "–"],
    ["entries", formatNumber(entries)],
    ["created", date(createdAt)],
    ["batch", batch ? describeBatch(batch) : t("adminPayout.noFile")],
  ] as const;
  return (
    <FactList dense facts={facts.map(([name, value]) => ({ name: t(`adminPayout.facts.${name}`), value }))} />
  );
}
