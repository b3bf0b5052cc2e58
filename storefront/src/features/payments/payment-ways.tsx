import type { Payment } from "@bezak/contract/payments.ts";
import { Button } from "@bezak/ui-kit";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { CardForm } from "./card-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { gatewayAddress } from "./gateway-address.ts";
import { MethodChooser } from "./method-chooser.tsx";
import type { PaymentStage } from "./payment-stage.ts";

export interface PaymentWaysProps {
  payment: Payment;
  stage: PaymentStage;
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
  /** another card is wanted than the one whose code is waited for, or no longer */
  onCardChange: (changing: boolean) => void;
}

/** What can be done to pay, and how else. */
export function PaymentWays({ payment, stage, choosing, onChoosing, onCardChange }: PaymentWaysProps) {
  const t = useTexts();
  const [sent, setSent] = useState(false);
  const others = payment.methods.some((method) => method !== payment.method);

  if (others && choosing) {
    return (
      <MethodChooser payment={payment} onKeep={() => onChoosing(false)} onChosen={() => onChoosing(false)} />
    );
  }
  return (
    <>
      {stage === "away" || stage === "waiting" ? <GatewayLink payment={payment} stage={stage} /> : null}
      {stage === "card" ? (
        <CardForm
          payment={payment}
          onSent={() => {
            setSent(true);
            onCardChange(false);
          }}
        />
      ) : null}
      {stage === "code" && payment.card ? (
        <CodeForm payment={payment} card={payment.card} atOnce={sent} onChange={() => onCardChange(true)} />
      ) : null}
      {others ? (
        <Button
          wide
          variant={
            stage === "stuck" ? "primary" : stage === "card" || stage === "code" ? "ghost" : "secondary"
          }
          onClick={() => onChoosing(true)}
        >
          {t(stage === "cash" ? "payment.online" : "payment.other")}
        </Button>
      ) : null}
    </>
  );
}

function GatewayLink({ payment, stage }: { payment: Payment; stage: "away" | "waiting" }) {
  const t = useTexts();
  const { method, payUrl, status } = payment;
  const address = gatewayAddress(payUrl);
  if (!address || method === "cash" || method === "uzcard") return null;
  const words = stage === "waiting" ? "backTo" : status === "failed" ? "againAt" : "payAt";
  return (
    <Button
      asChild
      wide
      size="large"
      variant={stage === "waiting" ? "secondary" : "primary"}
      iconEnd={<ExternalLink aria-hidden />}
    >
      <a href={address}>{t(`payment.${words}.${method}`)}</a>
    </Button>
  );
}
