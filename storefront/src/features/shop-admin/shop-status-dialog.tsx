import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { TextArea, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { administeredShopsKey, resumeShop, suspendShop } from "./shop-admin-api.ts";

export interface ShopStatusDialogProps {
  shop: AdministeredShop;
  onClose: () => void;
}

/** Suspends a shop with a reason that its owner can read, or reactivates it. */
export default function ShopStatusDialog({ shop, onClose }: ShopStatusDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const [refusals, setRefusals] = useState(0);
  const form = useRefusalFocus(refusals);
  const { id, name, status } = shop;
  const suspends = status === "active";
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => (suspends ? suspendShop(api, id, reason.trim()) : resumeShop(api, id)),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: administeredShopsKey });
      toast.show({
        tone: "success",
        text: t(suspends ? "shopAdmin.suspendedNow" : "shopAdmin.resumedNow", { name }),
      });
      onClose();
    },
    // somebody else may have been quicker, or the shop no longer exists
    onError: () => void queryClient.invalidateQueries({ queryKey: administeredShopsKey }),
  });

  function submit() {
    if (suspends && reason.trim().length < limits.reasonMin) return setRefusals((count) => count + 1);
    mutate();
  }

  return (
    <QuestionDialog
      title={t(suspends ? "shopAdmin.suspendTitle" : "shopAdmin.resumeTitle", { name })}
      text={t(suspends ? "shopAdmin.suspendText" : "shopAdmin.resumeText")}
      act={t(suspends ? "shopAdmin.suspendConfirm" : "shopAdmin.resumeConfirm")}
      keep={t("shopAdmin.cancel")}
      tone={suspends ? "danger" : "primary"}
      busy={isPending}
      problem={error && describeError(error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {suspends ? (
        <TextArea
          id="suspension-reason"
          required
          rows={3}
          label={t("shopAdmin.reason")}
          hint={t("shopAdmin.reasonHint")}
          maxLength={limits.reasonMax}
          value={reason}
          error={
            refusals > 0 && reason.trim().length < limits.reasonMin ? t("shopAdmin.fieldReason") : undefined
          }
          onChange={(event) => {
            setReason(event.currentTarget.value);
            if (!isPending) reset();
          }}
        />
      ) : null}
    </QuestionDialog>
  );
}
