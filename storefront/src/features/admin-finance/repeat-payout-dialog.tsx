import type { SellerPayout } from "@bezak/contract/finance.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { describePayoutChange } from "./describe-payout-change.ts";
import { payoutsKey, repeatPayout } from "./payouts-api.ts";

export interface RepeatPayoutDialogProps {
  payout: SellerPayout;
  onClose: () => void;
}

/** Makes a payout in place of a failed one, once. */
export function RepeatPayoutDialog({ payout, onClose }: RepeatPayoutDialogProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const repeating = useMutation({
    mutationFn: () => repeatPayout(api, payout),
    onSuccess({ number }) {
      toast.show({ text: t("adminPayouts.repeatedNow", { number }), tone: "success" });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: payoutsKey }),
  });
  return (
    <QuestionDialog
      title={t("adminPayouts.repeatTitle", { number: payout.number })}
      text={t("adminPayouts.repeatText", { shop: payout.seller.name })}
      act={t("adminPayouts.doRepeat")}
      keep={t("adminPayouts.back")}
      busy={repeating.isPending}
      problem={
        repeating.error && (describePayoutChange(repeating.error, t) ?? describeError(repeating.error, t))
      }
      onAct={repeating.mutate}
      onClose={onClose}
    />
  );
}
