import type { Payment } from "@bezak/contract/payments.ts";
import { CircleCheck, CircleX, Hourglass, MessageSquareText, Undo2, Wallet } from "lucide-react";
import { useEffect, useRef, type RefObject } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { StateHead, type StateHeadProps } from "../../lib/state-head.tsx";
import type { PaymentStage } from "./payment-stage.ts";
import { headText, stageText, waitsForBuyer } from "./payment-messages.ts";

type Look = { tone: StateHeadProps["tone"]; Icon: typeof Hourglass };

const appearances: Record<Payment["status"], Look> = {
  pending: { tone: "warning", Icon: Hourglass },
  processing: { tone: "info", Icon: Hourglass },
  paid: { tone: "success", Icon: CircleCheck },
  failed: { tone: "warning", Icon: CircleX },
  cancelled: { tone: "neutral", Icon: CircleX },
  refunded: { tone: "success", Icon: Undo2 },
};

const stageAppearances: Partial<Record<PaymentStage, Look>> = {
  cash: { tone: "info", Icon: Wallet },
  code: { tone: "info", Icon: MessageSquareText },
  over: { tone: "neutral", Icon: Hourglass },
};

export interface PaymentHeadProps {
  payment: Payment;
  stage: PaymentStage;
  /** lets those who change the payment move the focus here */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Status of a payment. Screen readers announce changes; it takes the focus if the focused element disappears. */
export function PaymentHead({ payment, stage, heading }: PaymentHeadProps) {
  const t = useTexts();
  const head = headText(payment, stage, t);
  const first = useRef(head);
  useEffect(() => {
    if (first.current === head) return;
    first.current = head;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current?.focus();
  }, [head, heading]);
  const appearance = appearances[waitsForBuyer(stage, payment.status) ? "pending" : payment.status];
  const { tone, Icon } = stageAppearances[stage] ?? appearance;
  return (
    <StateHead
      role="status"
      tone={tone}
      icon={<Icon aria-hidden />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          {head}
        </h1>
      }
    >
      <p>{stageText(payment, stage, t)}</p>
    </StateHead>
  );
}
