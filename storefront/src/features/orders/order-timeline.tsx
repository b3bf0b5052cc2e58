import type { Order } from "@bezak/contract/orders.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import { orderStatusText } from "./order-status-badge.tsx";
import styles from "./order-timeline.module.css";

/** What happened so far, the latest last. */
export function OrderTimeline({ timeline }: { timeline: Order["timeline"] }) {
  const t = useTexts();
  const date = useDate();
  return (
    <ol role="list" aria-label={t("orders.history")} className={styles.root}>
      {timeline.map(({ status, at }) => (
        <li key={`${status} ${at}`} className={styles.step}>
          <span>{orderStatusText(status, t)}</span>
          <time dateTime={at} className={styles.time}>
            {date(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
