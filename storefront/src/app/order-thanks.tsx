import { Button, Card, Timeline, type TimelineState } from "@bezak/ui-kit";
import { Check } from "lucide-react";
import { TimeLeft } from "../features/payments/time-left.tsx";
import { useUnpaidState } from "../features/payments/use-unpaid-state.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";
import { OrderSuccessSums } from "./order-success-sums.tsx";
import { useThanksOrder } from "./use-thanks-order.ts";
import { TileOrnament } from "./tile-ornament.tsx";
import styles from "./pages/order-success-page.module.css";

export interface OrderThanksProps {
  /** ten digits; empty when missing in the address */
  number: string;
}

/** Thanks for an order, with next steps and sums. */
export function OrderThanks({ number }: OrderThanksProps) {
  const t = useTexts();
  const paths = usePaths();
  const { data: order, refetch } = useThanksOrder(number);
  // the order may be loaded after the page: texts are then replaced without moving anything
  const unpaid = useUnpaidState(order?.payment);
  const payable = unpaid && order ? order.payment : null;
  const state = unpaid ?? "placed";
  return (
    <Card asChild variant="raised" padding="none">
      <div className={styles.root}>
        <div className={styles.band}>
          <TileOrnament />
          <span className={styles.mark}>
            <Check aria-hidden />
          </span>
        </div>
        <header className={styles.head}>
          <h1 key={state}>
            {t(
              unpaid === "over" ? "payment.heads.over" : unpaid ? "success.headingUnpaid" : "success.heading",
            )}
          </h1>
          {number ? <p className={styles.number}>{t("success.number", { number })}</p> : null}
          <p key={`text ${state}`} className={styles.text}>
            {unpaid === "over" ? (
              t("payment.texts.over")
            ) : unpaid === "due" && payable?.openUntil ? (
              <TimeLeft until={payable.openUntil} onEnd={() => void refetch()} />
            ) : (
              t(unpaid === "begun" ? "payment.begun" : "success.text")
            )}
          </p>
          <div key={`actions ${state}`} className={styles.actions}>
            {payable && unpaid !== "over" ? (
              <Button asChild variant="primary" size="large">
                <Link to={paths.paymentStatus(payable.id)}>
                  {t(unpaid === "begun" ? "payment.follow" : "payment.payNow")}
                </Link>
              </Button>
            ) : null}
            <Button asChild variant={payable ? "secondary" : "primary"} size="large">
              <Link to={number ? paths.order(number) : paths.orders()}>{t("success.follow")}</Link>
            </Button>
            {payable ? null : (
              <Button asChild size="large">
                <Link to={paths.catalog()}>{t("success.more")}</Link>
              </Button>
            )}
          </div>
        </header>
        <div className={styles.parts}>
          <section className={styles.part}>
            <h2>{t("success.next")}</h2>
            <NextSteps unpaid={payable !== null} />
          </section>
          {number ? <OrderSuccessSums number={number} className={styles.part} /> : null}
        </div>
      </div>
    </Card>
  );
}

function NextSteps({ unpaid }: { unpaid: boolean }) {
  const t = useTexts();
  const step = (key: string, state: TimelineState, title: string, description?: string) => ({
    key,
    state,
    title,
    description,
  });
  return (
    <Timeline
      label={t("success.next")}
      steps={[
        step("placed", "done", t("success.placed")),
        step(
          "confirm",
          "current",
          t("success.confirm"),
          t(unpaid ? "success.confirmPaid" : "success.confirmText"),
        ),
        step("pack", "upcoming", t("success.pack"), t("success.packText")),
        step("deliver", "upcoming", t("success.deliver"), t("success.deliverText")),
      ]}
      stateLabels={{
        done: t("orders.stepStates.done"),
        current: t("orders.stepStates.current"),
        upcoming: t("orders.stepStates.upcoming"),
        failed: t("orders.stepStates.failed"),
      }}
    />
  );
}
