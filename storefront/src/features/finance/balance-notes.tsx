import type { Finance } from "@bezak/contract/finance.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDay } from "../../lib/use-day.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useDate } from "../../lib/use-date.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./finance-view.module.css";

/** Date of the next payout, obstacles to it, and the commission. */
export function BalanceNotes({ finance }: { finance: Finance }) {
  const t = useTexts();
  const sum = useSum();
  const day = useDay();
  const date = useDate();
  const paths = usePanelPaths();
  const { accountRestsUntil: rests } = finance;
  const { balance, available, nextPayoutAt, minimumPayout, payoutAccountMissing, commissionRate, holds } =
    finance;
  // a date is shown only if something would be paid then
  const isHeld = holds.some(({ amount }) => amount === null);
  const isDue = !payoutAccountMissing && !rests && !isHeld && available >= minimumPayout;
  const minimum = sum(minimumPayout);
  return (
    <>
      {payoutAccountMissing ? (
        <Alert
          tone="warning"
          title={t("finance.accountTitle")}
          actions={
            <Button asChild size="small" variant="primary">
              <Link to={paths.settings()}>{t("finance.accountAct")}</Link>
            </Button>
          }
        >
          {t("finance.accountText")}
        </Alert>
      ) : null}
      {rests ? (
        <Alert title={t("finance.restsTitle")}>{t("finance.restsText", { time: date(rests) })}</Alert>
      ) : null}
      {holds.map(({ id, amount, reason, since, until }) => (
        <Alert
          key={id}
          tone="warning"
          title={amount === null ? t("finance.holds.all") : t("finance.holds.sum", { sum: sum(amount) })}
        >
          {t("finance.holds.text", { reason, since: day(since) })}
          {until === null ? t("finance.holds.open") : t("finance.holds.until", { until: date(until) })}{" "}
          {t("finance.holds.about")}
        </Alert>
      ))}
      {balance < 0 ? <Alert title={t("finance.negativeTitle")}>{t("finance.negativeText")}</Alert> : null}
      <div className={styles.notes}>
        <p>
          {nextPayoutAt && isDue
            ? t("finance.nextPayout", { date: day(nextPayoutAt), minimum })
            : t("finance.noPayout", { minimum })}
        </p>
        <p>{t("finance.commission", { percent: String(commissionRate).replace(".", t("finance.point")) })}</p>
      </div>
    </>
  );
}
