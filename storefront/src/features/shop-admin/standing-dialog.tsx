import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { Alert, Button, Dialog, TextArea, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { administeredShopsKey, resumeShop, suspendShop } from "./shop-admin-api.ts";

const formId = "shop-standing";
const reasonMin = 3;

export interface StandingDialogProps {
  shop: AdministeredShop;
  onClose: () => void;
}

/** Stops a shop, with the reason its owner will read; or lets a stopped one sell again. */
export default function StandingDialog({ shop, onClose }: StandingDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const [refusals, setRefusals] = useState(0);
  const root = useRefusalFocus(refusals);
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
    // somebody else may have been quicker, or the shop is gone
    onError: () => void queryClient.invalidateQueries({ queryKey: administeredShopsKey }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (suspends && reason.trim().length < reasonMin) return setRefusals((count) => count + 1);
    mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="small"
      title={t(suspends ? "shopAdmin.suspendTitle" : "shopAdmin.resumeTitle", { name })}
      description={t(suspends ? "shopAdmin.suspendText" : "shopAdmin.resumeText")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button type="submit" form={formId} variant={suspends ? "danger" : "primary"} loading={isPending}>
            {t(suspends ? "shopAdmin.suspendConfirm" : "shopAdmin.resumeConfirm")}
          </Button>
          <Button disabled={isPending} onClick={onClose}>
            {t("shopAdmin.cancel")}
          </Button>
        </>
      }
    >
      <form ref={root} id={formId} noValidate onSubmit={submit}>
        {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
        {suspends ? (
          <TextArea
            id="suspension-reason"
            required
            rows={3}
            label={t("shopAdmin.reason")}
            hint={t("shopAdmin.reasonHint")}
            maxLength={limits.reasonMax}
            value={reason}
            error={refusals > 0 && reason.trim().length < reasonMin ? t("shopAdmin.fieldReason") : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              if (!isPending) reset();
            }}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
