import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import { cancelledRows, methodRows, reasonRows, shareRows } from "@bezak/contract/figure-rows.ts";
import { toPercent } from "@bezak/contract/part-percent.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink } from "../../lib/use-rights.tsx";
import styles from "./overview-view.module.css";
import { periodDays } from "./period-days.ts";
import { RankedCard } from "./ranked-card.tsx";
import { RowName } from "./row-name.tsx";
import { rowsAddress } from "./rows-address.ts";
import { usePercent } from "./use-percent.ts";

/** Successful payments by method, cancellations by who made them, returns by reason and shops that are late. */
export function OutcomePart(operations: AdminOperations) {
  const { period, paymentMethods, cancelledBy, returnReasons, lateSellers } = operations;
  const t = useTexts();
  const paths = usePanelPaths();
  const { format } = usePercent();
  const inTime = (share: { count: number; of: number }) => {
    const percent = toPercent(share);
    return percent === null ? "–" : format(percent);
  };
  return (
    <div className={styles.lists}>
      <RankedCard
        table="paid_attempts"
        period={period}
        title={t("analytics.paid")}
        about={t("analytics.paidAbout")}
        head={[t("analytics.method"), t("analytics.paid")]}
        max={100}
        rows={paymentMethods.map(({ method, count, of }) => {
          const percent = toPercent({ count, of }) ?? 0;
          return {
            key: method,
            name: (
              <RowName
                name={t(`orders.methods.${method}`)}
                to={rowsAddress(paths, methodRows(method), periodDays(period))}
              />
            ),
            value: percent,
            text: format(percent),
            about: t("analytics.partOf", { part: formatNumber(count), all: formatNumber(of) }),
          };
        })}
      />
      <RankedCard
        table="cancelled_by"
        period={period}
        title={t("analytics.cancelledBy")}
        about={t("analytics.cancelledByAbout")}
        head={[t("analytics.actor"), t("analytics.parcelsHead")]}
        rows={cancelledBy.map(({ actor, count }) => ({
          key: actor,
          name: (
            <RowName
              name={t(`analytics.actors.${actor}`)}
              to={rowsAddress(paths, cancelledRows(actor), periodDays(period))}
            />
          ),
          value: count,
          text: t("analytics.parcels", { count }),
        }))}
      />
      <RankedCard
        table="return_reasons"
        period={period}
        title={t("analytics.returnReasons")}
        about={t("analytics.returnReasonsAbout")}
        head={[t("analytics.reason"), t("analytics.returnsHead")]}
        rows={returnReasons.map(({ reason, count }) => ({
          key: reason,
          name: (
            <RowName
              name={t(`returns.reasons.${reason}`)}
              to={rowsAddress(paths, reasonRows(reason), periodDays(period))}
            />
          ),
          value: count,
          text: t("analytics.returns", { count }),
        }))}
      />
      <RankedCard
        table="late_shops"
        period={period}
        title={t("analytics.lateSellers")}
        about={t("analytics.lateSellersAbout")}
        head={[t("analytics.seller"), t("analytics.lateHead")]}
        rows={lateSellers.map(({ sellerId, name, ...shares }) => {
          const { acceptedInTime, sentInTime } = shares;
          const late = [acceptedInTime, sentInTime].reduce((sum, { count, of }) => sum + of - count, 0);
          return {
            key: sellerId,
            name: <RowName name={name} to={paths.shop(sellerId)} />,
            value: late,
            text: t("analytics.late", { count: late }),
            about: (
              <>
                {t("analytics.inTime", { accepted: inTime(acceptedInTime), sent: inTime(sentInTime) })}
                {(["acceptedInTime", "sentInTime"] as const).map((share) => (
                  <LateLink key={share} share={share} shop={sellerId} {...shares[share]} period={period} />
                ))}
              </>
            ),
          };
        })}
      />
    </div>
  );
}

interface LateLinkProps extends Pick<AdminOperations, "period"> {
  share: "acceptedInTime" | "sentInTime";
  /** id */
  shop: string;
  count: number;
  of: number;
}

/** Leads to the parcels that a shop was late with; nothing if there are none. */
function LateLink({ share, shop, count, of, period }: LateLinkProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  if (of === count) return null;
  const to = `${rowsAddress(paths, shareRows[share], periodDays(period))}&seller=${encodeURIComponent(shop)}`;
  return (
    <>
      {" · "}
      <PanelLink to={to}>{t(`analytics.lateRows.${share}`, { count: formatNumber(of - count) })}</PanelLink>
    </>
  );
}
