import { returnMoves, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { SellerReturn } from "@bezak/contract/parcels.ts";
import { Alert, Card, Timeline, type TimelineState } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatPhone } from "../../lib/format-phone.ts";
import { getOpeningReason } from "../../lib/opening-reason.ts";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-view.module.css";
import { ReturnActions } from "./return-actions.tsx";
import { ReturnBadge } from "./return-badge.tsx";
import { ReturnPictures } from "./return-pictures.tsx";

/** A return's page: reason, lines, photos and the shop's actions. */
export function ReturnView({ item }: { item: SellerReturn }) {
  const t = useTexts();
  const date = useDate();
  const paths = usePanelPaths();
  const { buyer, parcel, status } = item;
  const explanation = getOpeningReason(item.timeline);
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1>{t("returns.one", { number: parcel.number })}</h1>
          <ReturnBadge status={status} />
        </div>
        <p className={styles.quiet}>{t("sellerReturns.askedAt", { date: date(item.createdAt) })}</p>
      </header>
      <Card asChild padding="large">
        <section aria-label={t("parcels.now")} className={styles.toDo}>
          <p className={`${styles.words} ${styles.now}`}>{t(`sellerReturns.toDo.${status}`)}</p>
          <ReturnActions item={item} />
        </section>
      </Card>
      {item.refundOwed ? <Alert tone="warning">{t("sellerReturns.owed")}</Alert> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card asChild padding="large">
            <section className={styles.section}>
              <h2 className={styles.heading}>{t("sellerReturns.why")}</h2>
              <p>{t(`returns.reasons.${item.reason}`)}</p>
              {item.text ? <p>«{item.text}»</p> : null}
              {explanation ? <p>{t("returns.opened", { reason: explanation })}</p> : null}
              <ReturnPictures photos={item.photos} />
            </section>
          </Card>
          <ReturnedProduct item={item} />
        </div>
        <div className={styles.aside}>
          <Card asChild padding="large">
            <section className={styles.section}>
              <h2 className={styles.heading}>{t("sellerReturns.columns.buyer")}</h2>
              <div className={styles.buyer}>
                {buyer.phone ? (
                  <>
                    <p>{buyer.name}</p>
                    <p>
                      <a href={`tel:${buyer.phone}`} className={styles.phone}>
                        {formatPhone(buyer.phone)}
                      </a>
                    </p>
                  </>
                ) : (
                  <p className={styles.quiet}>{t("parcels.hiddenOver")}</p>
                )}
                <p>
                  <Link to={paths.order(parcel.number)}>{t("parcels.one", { number: parcel.number })}</Link>
                </p>
              </div>
            </section>
          </Card>
          <Card asChild padding="large">
            <section className={styles.section}>
              <h2 className={styles.heading}>{t("sellerReturns.history")}</h2>
              <Past item={item} />
            </section>
          </Card>
        </div>
      </div>
    </div>
  );
}

function ReturnedProduct({ item }: { item: SellerReturn }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  return (
    <Card asChild padding="large">
      <section className={styles.section}>
        <h2 className={styles.heading}>{t("sellerReturns.columns.return")}</h2>
        <ul role="list" className={styles.lines}>
          {item.items.map(({ id, product, variantTitle, quantity, total }) => (
            <li key={id} className={styles.line}>
              <ThumbPicture url={product.image} />
              <div className={styles.about}>
                <span className={styles.name}>{text(product.name) || t("common.untitled")}</span>
                <span className={styles.quiet}>{text(variantTitle)}</span>
              </div>
              <div className={styles.amounts}>
                <span className={styles.pieces}>{t("parcels.pieces", { count: quantity })}</span>
                <span>{sum(total)}</span>
              </div>
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          <div className={styles.total}>
            <dt>{t("sellerReturns.amount")}</dt>
            <dd>{sum(item.amount)}</dd>
          </div>
        </dl>
        {item.restocked === null ? null : (
          <p className={styles.quiet}>
            {t(item.restocked ? "sellerReturns.restocked" : "sellerReturns.notRestocked")}
          </p>
        )}
      </section>
    </Card>
  );
}

/** The last step is current as long as another has to follow. */
function getState(status: ReturnStatus, isLast: boolean): TimelineState {
  if (status === "rejected") return "failed";
  const isOpen = returnMoves[status].seller.length > 0 || status === "refund_owed";
  return isLast && isOpen ? "current" : "done";
}

function Past({ item }: { item: SellerReturn }) {
  const t = useTexts();
  const date = useDate();
  return (
    <Timeline
      label={t("returns.one", { number: item.parcel.number })}
      steps={item.timeline.map(({ status, at, reason }, index) => ({
        key: `${index}`,
        title: t(`sellerReturns.states.${status}`),
        time: date(at),
        dateTime: at,
        state: getState(status, index === item.timeline.length - 1),
        // beside the reason of the return
        description: status === "requested" ? null : (reason ?? null),
      }))}
      stateLabels={{
        done: t("orders.stepStates.done"),
        current: t("orders.stepStates.current"),
        upcoming: t("orders.stepStates.upcoming"),
        failed: t("orders.stepStates.failed"),
      }}
    />
  );
}
