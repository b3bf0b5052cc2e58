import type { Payment } from "@bezak/contract/payments.ts";
import { Button } from "@bezak/ui-kit";
import { ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { CardForm } from "./card-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { gatewayAddress } from "./gateway-address.ts";
import { HostedStart } from "./hosted-start.tsx";
import { MethodChooser } from "./method-chooser.tsx";
import type { PaymentStage } from "./payment-stage.ts";

export interface PaymentMethodsProps {
  payment: Payment;
  stage: PaymentStage;
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
  /** another method was chosen: the focused element is gone */
  onChosen: () => void;
  /** starts or stops typing another card while the code of the first is awaited */
  onCardChange: (changing: boolean) => void;
}

/** Actions of the current payment method, and the choice of another. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { payment, stage, choosing, onChoosing, onChosen, onCardChange } = props;
  const t = useTexts();
  /** the code form receives the focus */
  const [toCode, setToCode] = useState(false);
  /** the chooser was opened or closed by a press: the focus moves to what replaces it */
  const [pressed, setPressed] = useState(false);
  const otherMethodButton = useRef<HTMLButtonElement>(null);
  const others = payment.methods.some((method) => method !== payment.method);

  useEffect(() => {
    if (pressed && !choosing) otherMethodButton.current?.focus();
  }, [pressed, choosing]);

  function choose(open: boolean) {
    setPressed(true);
    onChoosing(open);
  }

  function enterCode() {
    setToCode(true);
    onCardChange(false);
  }

  if (others && choosing) {
    return (
      <MethodChooser
        payment={payment}
        atOnce={pressed}
        onKeep={() => choose(false)}
        onChosen={() => {
          setPressed(false);
          onChoosing(false);
          onChosen();
        }}
      />
    );
  }
  return (
    <>
      {stage === "away" || stage === "waiting" ? <GatewayLink payment={payment} stage={stage} /> : null}
      {stage === "open" ? <HostedStart payment={payment} /> : null}
      {stage === "card" ? (
        <CardForm payment={payment} onSent={enterCode} onCode={payment.card ? enterCode : undefined} />
      ) : null}
      {stage === "code" && payment.card ? (
        <CodeForm payment={payment} card={payment.card} atOnce={toCode} onChange={() => onCardChange(true)} />
      ) : null}
      {others ? (
        <Button
          ref={otherMethodButton}
          wide
          variant={
            stage === "stuck" ? "primary" : stage === "card" || stage === "code" ? "ghost" : "secondary"
          }
          onClick={() => choose(true)}
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
