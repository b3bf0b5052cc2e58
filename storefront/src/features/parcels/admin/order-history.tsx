import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import { Skeleton, TextLink } from "@bezak/ui-kit";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { renderMissing } from "../../../lib/list-state.tsx";
import { MoreButton } from "../../../lib/more-button.tsx";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { describeEvent } from "./describe-event.ts";
import { orderHistoryQuery } from "./order-admin-api.ts";
import styles from "./order-view.module.css";
import { ResendMail } from "./resend-mail.tsx";

/** Everything that happened to the order of a parcel, newest first. */
export function OrderHistory({ id }: { id: string }) {
  const t = useTexts();
  const history = useInfiniteQuery(orderHistoryQuery(useApi(), id));
  const events = history.data?.pages.flatMap(({ data }) => data);
  return (
    <PanelSection title={t("orderAdmin.history.title")}>
      {renderMissing(history, 3) ??
        (events ? (
          <>
            <ol role="list" className={styles.events}>
              {events.map((event) => (
                <Event key={event.id} id={id} event={event} />
              ))}
            </ol>
            <MoreButton list={history} label={t("orderAdmin.history.more")} />
          </>
        ) : (
          <div role="group" aria-busy aria-label={t("common.loading")}>
            <Skeleton shape="box" height="20rem" />
          </div>
        ))}
    </PanelSection>
  );
}

function Event({ id, event }: { id: string; event: OrderEvent }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const date = useDate();
  const { title, details } = describeEvent(event, { t, sum, date, name: (name) => text(name) });
  return (
    <li data-kind={event.kind} className={styles.event}>
      <time dateTime={event.at} className={styles.quiet}>
        {date(event.at)}
      </time>
      <div className={styles.about}>
        <p>{event.kind === "receipt" && event.url ? <TextLink href={event.url}>{title}</TextLink> : title}</p>
        {details.map((detail) => (
          <p key={detail} className={styles.quiet}>
            {detail}
          </p>
        ))}
        {event.kind === "notification" && event.repeatTo !== null ? (
          <ResendMail id={id} notification={event} to={event.repeatTo} />
        ) : null}
      </div>
    </li>
  );
}
