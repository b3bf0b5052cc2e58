import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { readCurrent } from "../../lib/read-current.ts";
import { describeBesideReason, isReason, ReasonField } from "../../lib/reason-field.tsx";
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
  // as it was shown, or as somebody else has left it meanwhile
  const [current, setCurrent] = useState(shop);
  const { name, status } = shop;
  const suspends = status === "active";
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => (suspends ? suspendShop(api, current, reason.trim()) : resumeShop(api, current)),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: administeredShopsKey });
      toast.show({
        tone: "success",
        text: t(suspends ? "shopAdmin.suspendedNow" : "shopAdmin.resumedNow", { name }),
      });
      onClose();
    },
    onError(refused) {
      // somebody else may have been quicker, or the shop no longer exists
      void queryClient.invalidateQueries({ queryKey: administeredShopsKey });
      const now = readCurrent<AdministeredShop>(refused);
      if (!now) return;
      if (now.status === status) return setCurrent(now);
      // the list shows what the other did, and there is nothing left to confirm
      toast.show({ tone: "danger", text: describeError(refused, t) });
      onClose();
    },
  });

  function submit() {
    if (suspends && !isReason(reason)) return setRefusals((count) => count + 1);
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
      problem={describeBesideReason(error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {suspends ? (
        <ReasonField
          id="suspension-reason"
          label={t("shopAdmin.reason")}
          hint={t("shopAdmin.reasonHint")}
          short={t("shopAdmin.fieldReason")}
          reason={reason}
          onReason={(written) => {
            setReason(written);
            if (!isPending) reset();
          }}
          checked={refusals > 0}
          error={error}
        />
      ) : null}
    </QuestionDialog>
  );
}
