import type { Order } from "@bezak/contract/orders.ts";
import { Button, Card } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { gatewayAddress } from "./gateway-address.ts";
import styles from "./order-pay.module.css";
import { TimeLeft } from "./time-left.tsx";
import { isUnpaid } from "./unpaid.ts";

type Paid = Pick<Order, "number" | "payment">;

/** Above an order that waits for its money: until when, and the ways to pay. Nothing for any other order. */
export function OrderPay({ order }: { order: Paid }) {
  const t = useTexts();
  const paths = usePaths();
  const queryClient = useQueryClient();
  const { payment } = order;
  if (!isUnpaid(payment)) return null;
  const page = paths.paymentStatus(payment.id);
  const address = gatewayAddress(payment.payUrl);
  const moving = payment.status === "processing";
  return (
    <Card asChild variant="raised" padding="large">
      <section aria-labelledby="order-pay" className={styles.root}>
        <div className={styles.words}>
          <h2 id="order-pay" className={styles.title}>
            {t(moving ? "payment.heads.processing" : "payment.unpaid")}
          </h2>
          <p className={styles.quiet}>
            {moving || !payment.openUntil ? (
              t("payment.texts.processing")
            ) : (
              <TimeLeft
                until={payment.openUntil}
                onEnd={() => void queryClient.invalidateQueries({ queryKey: ["orders"] })}
              />
            )}
          </p>
        </div>
        <div className={styles.actions}>
          {moving ? (
            <Button asChild variant="primary">
              <Link to={page}>{t("payment.follow")}</Link>
            </Button>
          ) : (
            <>
              <Button asChild variant="primary">
                {address ? (
                  <a href={address}>{t("payment.payNow")}</a>
                ) : (
                  <Link to={page}>{t("payment.payNow")}</Link>
                )}
              </Button>
              <Button asChild>
                <Link to={`${page}#other`}>{t("payment.other")}</Link>
              </Button>
            </>
          )}
        </div>
      </section>
    </Card>
  );
}

/** In the list of orders: the way to pay for one of them. Nothing where nothing is to be paid. */
export function PayInList({ order }: { order: Paid }) {
  const t = useTexts();
  const paths = usePaths();
  const { payment, number } = order;
  if (!isUnpaid(payment)) return null;
  const moving = payment.status === "processing";
  return (
    <div className={styles.row}>
      <p className={styles.quiet}>
        {moving || !payment.openUntil ? (
          t("payment.heads.processing")
        ) : (
          <TimeLeft until={payment.openUntil} />
        )}
      </p>
      <Button asChild size="small" variant={moving ? "secondary" : "primary"}>
        <Link
          to={paths.paymentStatus(payment.id)}
          aria-label={moving ? undefined : t("payment.payNowOf", { number })}
        >
          {t(moving ? "payment.follow" : "payment.payNow")}
        </Link>
      </Button>
    </div>
  );
}
