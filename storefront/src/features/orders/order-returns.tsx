import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import type { Return } from "@bezak/contract/returns.ts";
import { Alert, Badge, Button, Card, useToast, type BadgeProps } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { getOpeningReason } from "../../lib/opening-reason.ts";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import { returnsQuery, withdrawReturnMutation } from "./returns-api.ts";
import styles from "./order-returns.module.css";

const tones: Record<ReturnStatus, NonNullable<BadgeProps["tone"]>> = {
  requested: "warning",
  approved: "info",
  rejected: "danger",
  received: "brand",
  refund_owed: "info",
  refunded: "success",
};

/** Returns of an order with their status; hidden when there are none. */
export function OrderReturns({ orderId }: { orderId: string }) {
  const t = useTexts();
  const { data: returns, error, refetch } = useQuery(returnsQuery(useApi(), orderId));
  if (!returns && error) {
    return (
      <Alert
        tone="danger"
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {describeError(error, t)}
      </Alert>
    );
  }
  return returns?.map((one) => <OneReturn key={one.id} item={one} />);
}

function OneReturn({ item }: { item: Return }) {
  const t = useTexts();
  const text = useLocalized();
  const date = useDate();
  const sum = useSum();
  const toast = useToast();
  const withdraw = useMutation({
    ...withdrawReturnMutation(useApi(), useQueryClient()),
    onError: (error) => toast.show({ text: describeError(error, t), tone: "danger" }),
  });
  const last = item.timeline.at(-1);
  const explanation = getOpeningReason(item.timeline);
  return (
    <Card asChild padding="large">
      <section className={styles.root}>
        <header className={styles.header}>
          <h2 className={styles.title}>{t("returns.one", { number: item.parcel.number })}</h2>
          <Badge tone={tones[item.status]}>{t(`returns.statuses.${item.status}`)}</Badge>
        </header>
        <p className={styles.quiet}>
          {date(last?.at ?? item.createdAt)}. {t(`returns.next.${item.status}`)}
          {last?.reason && last.status !== "requested" ? ` ${last.reason}` : ""}
        </p>
        {explanation ? <p>{t("returns.opened", { reason: explanation })}</p> : null}
        <ul role="list" className={styles.lines}>
          {item.items.map(({ id, product, quantity, total }) => (
            <li key={id} className={styles.line}>
              <span>
                {t("returns.line", { name: text(product.name) || t("common.untitled"), count: quantity })}
              </span>
              <span>{sum(total)}</span>
            </li>
          ))}
        </ul>
        <p>
          {t(`returns.reasons.${item.reason}`)}
          {item.text ? `. ${item.text}` : ""}
        </p>
        {item.photos.length > 0 ? (
          <ul role="list" className={styles.photos}>
            {item.photos.map((url, index) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t("returns.photoOf", { number: index + 1 })} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {item.refundOwed ? (
          <Alert tone="info">{t(item.paymentMethod === "cash" ? "returns.owedCash" : "returns.owed")}</Alert>
        ) : null}
        {item.canWithdraw ? (
          <div>
            <Button size="small" loading={withdraw.isPending} onClick={() => withdraw.mutate(item.id)}>
              {t("returns.withdraw")}
            </Button>
          </div>
        ) : null}
      </section>
    </Card>
  );
}
