import type { Payment } from "@bezak/contract/payments.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { goToGateway } from "./gateway-address.ts";
import { startPaymentMutation } from "./payments-api.ts";

/** Has the acquirer open a page for a bank card and navigates there; each attempt has a page of its own. */
export function HostedStart({ payment }: { payment: Payment }) {
  const t = useTexts();
  const paths = usePaths();
  const start = useMutation({
    ...startPaymentMutation(useApi(), useQueryClient(), payment.id),
    // a paused call would navigate unexpectedly once the network is back
    networkMode: "always",
  });
  const { error } = start;
  const lost = isApiError(error) && error.status === 0;

  function open() {
    const returnUrl = paths.paymentStatus(payment.id);
    // a promise, since callbacks of `mutate` do not run after this button is unmounted by the answer
    start
      .mutateAsync({ orderId: payment.orderId, method: "card", returnUrl })
      .then(({ payUrl }) => goToGateway(payUrl))
      .catch(() => undefined);
  }

  return (
    <>
      {error ? <Alert tone="danger">{lost ? t("payment.lostChoice") : describeError(error, t)}</Alert> : null}
      <Button
        wide
        variant="primary"
        size="large"
        loading={start.isPending}
        iconEnd={<ExternalLink aria-hidden />}
        onClick={open}
      >
        {t(payment.status === "failed" ? "payment.againAt.card" : "payment.payAt.card")}
      </Button>
    </>
  );
}
