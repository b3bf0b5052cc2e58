import type { Payment } from "@bezak/contract/payments.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { Button } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { goToGateway } from "./gateway-address.ts";
import { MethodTiles } from "./method-tiles.tsx";
import { startPaymentMutation } from "./payments-api.ts";
import styles from "./payment-view.module.css";

export interface MethodChooserProps {
  payment: Payment;
  /** opened by a press, so the first method receives the focus */
  atOnce: boolean;
  /** closes without a change */
  onKeep: () => void;
  /** after another method was chosen, if the browser stays on this page */
  onChosen: () => void;
}

/** Chooses another payment method and navigates to its gateway. */
export function MethodChooser({ payment, atOnce, onKeep, onChosen }: MethodChooserProps) {
  const t = useTexts();
  const paths = usePaths();
  const form = useRef<HTMLFormElement>(null);
  // the method on opening: if its gateway does not answer, the new choice stays and can be tried again here
  const [before] = useState(payment.method);
  const others = payment.methods.filter((method) => method !== before);
  const [chosen, setChosen] = useState<PaymentMethod | "">(others.length === 1 ? others[0]! : "");
  const [unavailable, setUnavailable] = useState<readonly PaymentMethod[]>([]);
  const start = useMutation({
    ...startPaymentMutation(useApi(), useQueryClient(), payment.id),
    // a paused call would navigate unexpectedly once the network is back
    networkMode: "always",
  });
  const { error } = start;
  const lost = isApiError(error) && error.status === 0;

  useEffect(() => {
    if (atOnce) form.current?.querySelector("input")?.focus();
  }, [atOnce]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (chosen === "" || start.isPending) return;
    const returnUrl = paths.paymentStatus(payment.id);
    start.mutate(
      { orderId: payment.orderId, method: chosen, returnUrl },
      {
        onSuccess: ({ payUrl }) => {
          goToGateway(payUrl);
          onChosen();
        },
        onError: (failed) => {
          if (!hasCode(failed, "payment_method_unavailable")) return;
          setUnavailable((gone) => [...gone, chosen]);
          setChosen("");
        },
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={send} className={styles.part}>
      <MethodTiles
        label={t("payment.otherTitle")}
        methods={others}
        unavailable={unavailable}
        value={chosen}
        error={error ? (lost ? t("payment.lostChoice") : describeError(error, t)) : undefined}
        onChoose={(method) => {
          setChosen(method);
          start.reset();
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={start.isPending} disabled={chosen === ""}>
          {t("payment.go")}
        </Button>
        <Button variant="ghost" onClick={onKeep} disabled={start.isPending}>
          {t("payment.keep")}
        </Button>
      </div>
    </form>
  );
}
