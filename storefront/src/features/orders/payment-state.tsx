import type { Payment } from "@bezak/contract/payments.ts";
import type { PaymentStatus } from "@bezak/contract/payment-status.ts";
import { Button, Card } from "@bezak/ui-kit";
import { CircleCheck, CircleX, Hourglass, RotateCcw, Undo2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { isMoneyMoving } from "./money-moving.ts";
import state from "./order-state.module.css";
import styles from "./payment-state.module.css";
import { RefundNote } from "./refund-note.tsx";

const looks: Record<PaymentStatus, { tone: string; Icon: typeof Hourglass }> = {
  pending: { tone: "warning", Icon: Hourglass },
  processing: { tone: "info", Icon: Hourglass },
  paid: { tone: "success", Icon: CircleCheck },
  failed: { tone: "warning", Icon: CircleX },
  cancelled: { tone: "neutral", Icon: CircleX },
  refunded: { tone: "success", Icon: Undo2 },
};

export interface PaymentStateProps {
  payment: Payment;
  /** somebody is looking right now */
  checking: boolean;
  onCheck: () => void;
}

/** How far a payment is, of what, and what can be done. */
export function PaymentState({ payment, checking, onCheck }: PaymentStateProps) {
  const t = useTexts();
  const sum = useSum();
  const paths = usePaths();
  const { status, method, amount, orderNumber } = payment;
  const { tone, Icon } = looks[status];
  const cash = method === "cash" && status === "pending";
  return (
    <Card asChild variant="raised" padding="large">
      <section className={styles.root}>
        <div role="status" data-tone={tone} className={state.root}>
          <span className={state.icon}>
            <Icon aria-hidden />
          </span>
          <div className={state.words}>
            <h1 className={state.status}>{t(`payment.heads.${status}`)}</h1>
            <p>{t(cash ? "payment.texts.cash" : `payment.texts.${status}`)}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>{t("payment.amount")}</dt>
          <dd>{sum(amount)}</dd>
          <dt>{t("payment.method")}</dt>
          <dd>{t(`orders.methods.${method}`)}</dd>
          <dt>{t("payment.order")}</dt>
          <dd>{orderNumber}</dd>
        </dl>
        <RefundNote payment={payment} />
        <div className={styles.actions}>
          <Button asChild variant="primary">
            <Link to={paths.order(orderNumber)}>{t("payment.toOrder")}</Link>
          </Button>
          {isMoneyMoving(payment) ? (
            <Button icon={<RotateCcw aria-hidden />} loading={checking} onClick={onCheck}>
              {t("payment.refresh")}
            </Button>
          ) : null}
        </div>
      </section>
    </Card>
  );
}
