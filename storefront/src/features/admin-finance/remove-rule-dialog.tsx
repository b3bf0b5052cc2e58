import { Alert, Button, Dialog, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { commissionKey, removeRule } from "./commission-api.ts";

export interface RemoveRuleDialogProps {
  id: string;
  /** what it is for, in words */
  name: string;
  onClose: () => void;
}

/** Asks before a rule is taken away. */
export default function RemoveRuleDialog({ id, name, onClose }: RemoveRuleDialogProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const removal = useMutation({
    mutationFn: () => removeRule(api, id),
    onSuccess: () => {
      toast.show({ text: t("adminCommission.removed"), tone: "success" });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: commissionKey }),
  });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={t("adminCommission.removeTitle")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button variant="primary" loading={removal.isPending} onClick={() => removal.mutate()}>
            {t("adminCommission.remove")}
          </Button>
          <Button onClick={onClose}>{t("adminCommission.cancel")}</Button>
        </>
      }
    >
      {removal.error ? <Alert tone="danger">{describeError(removal.error, t)}</Alert> : null}
      <p>{t("adminCommission.removeText", { rule: name })}</p>
    </Dialog>
  );
}
