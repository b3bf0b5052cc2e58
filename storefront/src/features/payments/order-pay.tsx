import type { Order } from "@bezak/contract/orders.ts";
import { Button, Card } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { gatewayAddress } from "./gateway-address.ts";
import styles from "./order-pay.module.css";
import { TimeLeft } from "./time-left.tsx";
import { useUnpaidState } from "./use-unpaid-state.ts";

const heads = { due: "payment.unpaid", begun: "payment.begun", over: "payment.heads.over" } as const;

type Paid = Pick<Order, "number" | "payment">;

/** Payment section of an unpaid order with its deadline; hidden for other orders. */
export function OrderPay({ order }: { order: Paid }) {
  const t = useTexts();
  const { payment } = order;
  const state = useUnpaidState(payment);
  if (!state) return null;
  return (
    <Card asChild variant="raised" padding="large">
      <section aria-labelledby="order-pay" className={styles.root}>
        <div className={styles.words}>
          <h2 id="order-pay" className={styles.title}>
            {t(heads[state])}
          </h2>
          {state === "begun" ? <p className={styles.quiet}>{t("payment.begunText")}</p> : null}
          {state === "over" ? <p className={styles.quiet}>{t("payment.texts.over")}</p> : null}
          {state === "due" && payment.openUntil ? (
            <p className={styles.quiet}>
              <PayUntil until={payment.openUntil} />
            </p>
          ) : null}
        </div>
        {state === "over" ? null : (
          <div className={styles.actions}>
            <PaymentActions payment={payment} begun={state === "begun"} />
          </div>
        )}
      </section>
    </Card>
  );
}

/** Link to the gateway or the payment's page. */
function PaymentActions({ payment, begun }: Pick<Order, "payment"> & { begun: boolean }) {
  const t = useTexts();
  const page = usePaths().paymentStatus(payment.id);
  if (begun) {
    return (
      <Button asChild variant="primary">
        <Link to={page}>{t("payment.follow")}</Link>
      </Button>
    );
  }
  const address = gatewayAddress(payment.payUrl);
  return (
    <>
      <Button asChild variant="primary">
        {address ? <a href={address}>{t("payment.payNow")}</a> : <Link to={page}>{t("payment.payNow")}</Link>}
      </Button>
      <Button asChild>
        <Link to={`${page}#other`}>{t("payment.other")}</Link>
      </Button>
    </>
  );
}

/** Payment link in a list of orders; hidden when nothing is payable. */
export function PayInList({ order }: { order: Paid }) {
  const t = useTexts();
  const paths = usePaths();
  const { payment, number } = order;
  const state = useUnpaidState(payment);
  if (!state) return null;
  const isPayable = state === "due";
  return (
    <div className={styles.row}>
      <p className={styles.quiet}>
        {isPayable && payment.openUntil ? (
          <PayUntil until={payment.openUntil} />
        ) : (
          t(isPayable ? "payment.unpaid" : state === "over" ? "payment.closing" : "payment.begun")
        )}
      </p>
      {state === "over" ? null : (
        <Button asChild size="small" variant={isPayable ? "primary" : "secondary"}>
          <Link
            to={paths.paymentStatus(payment.id)}
            aria-label={isPayable ? t("payment.payNowOf", { number }) : undefined}
          >
            {t(isPayable ? "payment.payNow" : "payment.follow")}
          </Link>
        </Button>
      )}
    </div>
  );
}

/** Refreshes orders when the deadline has passed, since they may be cancelled then. */
function PayUntil({ until }: { until: string }) {
  const queryClient = useQueryClient();
  return (
    <TimeLeft until={until} onEnd={() => void queryClient.invalidateQueries({ queryKey: ["orders"] })} />
  );
}
