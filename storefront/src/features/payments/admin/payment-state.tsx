import type { AdministeredPayment } from "@bezak/contract/payment-admin.ts";
import type { PaymentAttemptState } from "@bezak/contract/payment-status.ts";
import { Badge, type BadgeProps } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { describePaymentFailure } from "../../../lib/describe-payment-failure.ts";
import styles from "./payment-table.module.css";

const tones: Record<PaymentAttemptState, NonNullable<BadgeProps["tone"]>> = {
  open: "info",
  confirming: "warning",
  paid: "success",
  late: "danger",
  cancelled: "neutral",
  refunded: "neutral",
};

/** The state of a payment, and why it failed or was refunded. */
export function PaymentState({ payment }: { payment: AdministeredPayment }) {
  const t = useTexts();
  const { state, failure, isLate } = payment;
  const reasons =
    state === "refunded" && isLate ? [t("paymentAdmin.cameLate")] : describePaymentFailure(failure, t);
  return (
    <span className={styles.end}>
      <Badge tone={tones[state]}>{t(`paymentAdmin.badges.${state}`)}</Badge>
      {reasons.map((reason) => (
        <span key={reason} className={styles.quiet}>
          {reason}
        </span>
      ))}
    </span>
  );
}
