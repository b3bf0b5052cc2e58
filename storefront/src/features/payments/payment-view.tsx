import type { Payment } from "@bezak/contract/payments.ts";
import { Alert, Button, Card } from "@bezak/ui-kit";
import { RotateCcw } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { FiscalReceipts } from "./fiscal-receipts.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { PaymentHead } from "./payment-head.tsx";
import { getStage } from "./payment-stage.ts";
import { PaymentMethods } from "./payment-methods.tsx";
import { RefundNote } from "./refund-note.tsx";
import { TimeLeft } from "./time-left.tsx";
import styles from "./payment-view.module.css";

export interface PaymentViewProps {
  payment: Payment;
  /** the status is being requested */
  checking: boolean;
  /** why the data may be outdated: no network, or the last request failed */
  behind: "offline" | "failed" | null;
  onCheck: () => void;
  /** opens the choice of another method at once */
  chooseAtOnce?: boolean;
  /** actions for an order that has ended */
  again?: ReactNode;
}

export function PaymentView(props: PaymentViewProps) {
  const { payment, checking, behind, onCheck, chooseAtOnce = false, again } = props;
  const t = useTexts();
  const paths = usePaths();
  const [choosing, setChoosing] = useState(chooseAtOnce);
  const [otherCard, setOtherCard] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const known = getStage(payment);
  const stage = known === "code" && otherCard ? "card" : known;
  const unpaid =
    payment.status === "pending" || payment.status === "processing" || payment.status === "failed";
  return (
    <Card asChild variant="raised" padding="large">
      <section className={styles.root}>
        <div className={styles.part}>
          <PaymentHead payment={payment} stage={stage} heading={heading} />
          {behind ? (
            <Alert tone="warning">{t(behind === "offline" ? "payment.offline" : "payment.stale")}</Alert>
          ) : null}
          <PaymentFacts payment={payment} />
          {unpaid && payment.openUntil && stage !== "waiting" ? (
            <p className={styles.until}>
              <TimeLeft until={payment.openUntil} onEnd={onCheck} />
            </p>
          ) : null}
          <RefundNote payment={payment} />
          <PaymentMethods
            payment={payment}
            stage={stage}
            choosing={choosing}
            onChoosing={setChoosing}
            onChosen={() => heading.current?.focus()}
            onCardChange={setOtherCard}
          />
          <FiscalReceipts receipts={payment.receipts} />
        </div>
        <div className={styles.actions}>
          <Button asChild variant={stage === "paid" || stage === "cash" ? "primary" : "secondary"}>
            <Link to={paths.order(payment.orderNumber)}>{t("payment.toOrder")}</Link>
          </Button>
          {stage === "waiting" || stage === "away" || stage === "over" ? (
            <Button variant="ghost" icon={<RotateCcw aria-hidden />} loading={checking} onClick={onCheck}>
              {t("payment.check")}
            </Button>
          ) : null}
          {stage === "cancelled" ? again : null}
        </div>
      </section>
    </Card>
  );
}
