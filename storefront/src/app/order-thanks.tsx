import { Button, Card, Timeline, type TimelineState } from "@bezak/ui-kit";
import { Check } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";
import { OrderSuccessSums } from "./order-success-sums.tsx";
import { TileOrnament } from "./tile-ornament.tsx";
import styles from "./pages/order-success-page.module.css";

export interface OrderThanksProps {
  /** ten digits; empty when the address names none */
  number: string;
}

/** Thanks for an order: what comes next, and what it came to. */
export function OrderThanks({ number }: OrderThanksProps) {
  const t = useTexts();
  const paths = usePaths();
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
          <h1>{t("success.heading")}</h1>
          {number ? <p className={styles.number}>{t("success.number", { number })}</p> : null}
          <p className={styles.text}>{t("success.text")}</p>
          <div className={styles.actions}>
            <Button asChild variant="primary" size="large">
              <Link to={number ? paths.order(number) : paths.orders()}>{t("success.follow")}</Link>
            </Button>
            <Button asChild size="large">
              <Link to={paths.catalog()}>{t("success.more")}</Link>
            </Button>
          </div>
        </header>
        <div className={styles.parts}>
          <section className={styles.part}>
            <h2>{t("success.next")}</h2>
            <NextSteps />
          </section>
          {number ? <OrderSuccessSums number={number} className={styles.part} /> : null}
        </div>
      </div>
    </Card>
  );
}

/** The way every order takes from here. */
function NextSteps() {
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
        step("confirm", "current", t("success.confirm"), t("success.confirmText")),
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
