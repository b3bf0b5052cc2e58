import { Card, Skeleton, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { NoRefunds } from "./no-refunds.tsx";
import { oldestRefundsQuery, type RefundPage } from "./refunds-api.ts";
import styles from "./refunds-summary.module.css";

/**
 * Sum and oldest of the refunds owed; they are searched and recorded on their own page. Needs the parts `waiting` and
 * `admin-finance`.
 */
export function RefundsSummary() {
  const refunds = useQuery(oldestRefundsQuery(useApi()));
  const toAll = usePanelPaths().refunds();
  if (!refunds.data) return renderMissing(refunds, 3) ?? <LoadingRefunds />;
  return refunds.data.pagination.total > 0 ? (
    <Owed owed={refunds.data} />
  ) : (
    <NoRefunds headingLevel={3} q="" toAll={toAll} />
  );
}

function LoadingRefunds() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")}>
      <Skeleton shape="box" height="18rem" />
    </div>
  );
}

function Owed({ owed }: { owed: RefundPage }) {
  const t = useTexts();
  const showSum = useSum();
  const date = useDate();
  const toList = usePanelPaths().refunds();
  return (
    <Card className={styles.root}>
      <p className={styles.total}>
        <span className={styles.quiet}>{t("waiting.refunds.total")}</span>
        <strong>{showSum(owed.sum)}</strong>
      </p>
      <ol role="list" aria-label={t("waiting.refunds.oldest")} className={styles.list}>
        {owed.data.map(({ id, orderNumber, amount, reason, buyer, account, since }) => (
          <li key={id} className={styles.row}>
            <span className={styles.who}>{buyer.name}</span>
            <b className={styles.amount}>{showSum(amount)}</b>
            <span className={styles.facts}>
              {t("adminRefunds.order", { number: orderNumber })} · {t(`adminRefunds.reasons.${reason}`)}
              <br />
              {t("adminRefunds.since", { date: date(since) })}
              {account === null && reason !== "in_cabinet" ? ` · ${t("waiting.refunds.noAccount")}` : null}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.all}>
        <TextLink asChild variant="standalone">
          <Link to={toList}>
            {t("waiting.refunds.all")}
            <ArrowRight aria-hidden />
          </Link>
        </TextLink>
        <span className={styles.quiet}>{t("waiting.refunds.record")}</span>
      </p>
    </Card>
  );
}
