import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { decideAdjustment, type AdjustmentDecision } from "./adjustments-api.ts";
import { payoutsKey } from "./payouts-api.ts";

const words = {
  approve: {
    title: "adminPayouts.approveTitle",
    text: "adminPayouts.adjustText",
    act: "adminPayouts.approve",
    done: "adminPayouts.adjusted",
  },
  refuse: {
    title: "adminPayouts.refuseTitle",
    text: "adminPayouts.refuseText",
    act: "adminPayouts.doRefuse",
    done: "adminPayouts.refusedNow",
  },
} as const;

interface DecideDialogProps {
  request: AdjustmentRequest;
  decision: AdjustmentDecision;
  onClose: () => void;
}

/** Confirms the approval or refusal of another administrator's adjustment. */
export default function DecideDialog({ request, decision, onClose }: DecideDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const { amount, seller } = request;
  const about = { shop: seller.name, amount: `${amount < 0 ? "−" : "+"}${sum(Math.abs(amount))}` };
  const texts = words[decision];
  const work = useMutation({
    mutationFn: () => decideAdjustment(api, request.id, decision),
    onSuccess() {
      toast.show({ text: t(texts.done, about), tone: "success" });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: payoutsKey }),
  });
  return (
    <QuestionDialog
      title={t(texts.title, about)}
      text={t(texts.text, about)}
      act={t(texts.act)}
      keep={t("adminPayouts.back")}
      busy={work.isPending}
      problem={
        work.error &&
        (hasCode(work.error, "conflict") ? t("adminPayouts.decidedBefore") : describeError(work.error, t))
      }
      onAct={work.mutate}
      onClose={onClose}
    />
  );
}
