import type { CommissionRule } from "@bezak/contract/finance.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { CommissionPreviewTable } from "./commission-preview.tsx";
import { commissionKey, findRuleChange, removeRule } from "./commission-api.ts";
import { describeRuleChange } from "./describe-rule-change.ts";

export interface RemoveRuleDialogProps {
  rule: CommissionRule;
  /** what the rule applies to, as text */
  name: string;
  onClose: () => void;
}

export default function RemoveRuleDialog({ rule, name, onClose }: RemoveRuleDialogProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  // of the rule as it was shown, or as somebody else has left it meanwhile
  const [version, setVersion] = useState<string | undefined>(rule.version);
  const removal = useMutation({
    mutationFn: () => removeRule(api, { id: rule.id, version }),
    onError: (error) => setVersion(findRuleChange(error)?.current?.version ?? version),
    onSuccess: () => {
      toast.show({ text: t("adminCommission.removed"), tone: "success" });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: commissionKey }),
  });
  const changed = findRuleChange(removal.error);
  return (
    <QuestionDialog
      title={t("adminCommission.removeTitle")}
      text={t("adminCommission.removeText", { rule: name })}
      act={t("adminCommission.remove")}
      keep={t("adminCommission.cancel")}
      busy={removal.isPending}
      problem={
        changed
          ? describeRuleChange(changed, { t, point: t("adminCommission.point") })
          : removal.error && describeError(removal.error, t)
      }
      size="large"
      onAct={removal.mutate}
      onClose={onClose}
    >
      <CommissionPreviewTable
        query={{ scope: rule.scope, category: rule.category?.id, seller: rule.seller?.id }}
      />
    </QuestionDialog>
  );
}
