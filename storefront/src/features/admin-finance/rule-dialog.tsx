import type { CommissionRule } from "@bezak/contract/finance.ts";
import { Combobox, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { noShop, ShopField } from "../../lib/shop-field.tsx";
import { useDebounced } from "../../lib/use-debounced.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { CommissionPreviewTable } from "./commission-preview.tsx";
import { commissionKey, findRuleChange, setDefaultCommission, setRule } from "./commission-api.ts";
import { describeRuleChange } from "./describe-rule-change.ts";
import { readPercent, writePercent } from "../../lib/percent.ts";

export interface RuleDialogProps {
  /** null for a new rule */
  rule: CommissionRule | null;
  categories: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Creates a rule or changes its rate. What a rule applies to cannot be changed. */
export default function RuleDialog({ rule, categories, onClose }: RuleDialogProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const text = useLocalized();
  const point = t("adminCommission.point");
  const [category, setCategory] = useState("");
  const [shop, setShop] = useState(noShop);
  const [typed, setTyped] = useState(rule ? writePercent(rule.percent, point) : "");
  // of the rule as it was shown, or as somebody else has left it meanwhile
  const [version, setVersion] = useState(rule?.version);
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const percent = readPercent(typed);
  const nothing = rule === null && category === "" && shop.id === "";

  const categoryId = rule ? (rule.category?.id ?? null) : category || null;
  const sellerId = rule ? (rule.seller?.id ?? null) : shop.id || null;
  const scope = sellerId === null ? "category" : categoryId === null ? "seller" : "seller_category";
  // a request for every key that is pressed would be as many as the month is long
  const previewed = useDebounced(percent);
  const saving = useMutation({
    mutationFn: () => {
      const written = { percent: percent ?? 0, version };
      if (rule?.scope === "default") return setDefaultCommission(api, written);
      return setRule(api, { scope, categoryId, sellerId, ...written });
    },
    onError(error) {
      const change = findRuleChange(error);
      if (!change) return;
      setVersion(change.current?.version);
      void cache.invalidateQueries({ queryKey: commissionKey });
    },
    onSuccess: () => {
      toast.show({ text: t("adminCommission.saved"), tone: "success" });
      onClose();
      return cache.invalidateQueries({ queryKey: commissionKey });
    },
  });
  const changed = findRuleChange(saving.error);
  const serverErrors = isApiError(saving.error) ? saving.error.fields : {};

  function submit() {
    setAttempts(attempts + 1);
    if (percent !== null && !nothing) saving.mutate();
  }

  const shown = (problem: string | undefined) => (attempts > 0 ? problem : undefined);
  return (
    <QuestionDialog
      size="large"
      title={t(rule ? "adminCommission.editTitle" : "adminCommission.addTitle")}
      text={
        rule
          ? [rule.seller?.name, text(rule.category?.name)].filter(Boolean).join(" · ") ||
            t("adminCommission.everything")
          : undefined
      }
      act={t("adminCommission.save")}
      keep={t("adminCommission.cancel")}
      busy={saving.isPending}
      problem={
        changed
          ? describeRuleChange(changed, { t, point })
          : saving.error && Object.keys(serverErrors).length === 0 && describeError(saving.error, t)
      }
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {rule ? null : (
        <>
          <Combobox
            clearable
            clearLabel={t("adminCommission.clear")}
            emptyText={t("adminCommission.categoryNone")}
            countText={(count) => t("adminCommission.categoryCount", { count })}
            label={t("adminCommission.category")}
            placeholder={t("adminCommission.anyCategory")}
            options={categories}
            value={category}
            onValueChange={setCategory}
            error={shown(nothing ? t("adminCommission.chooseOne") : serverErrors.categoryId)}
          />
          <ShopField
            placeholder={t("adminCommission.anyShop")}
            value={shop}
            error={serverErrors.sellerId}
            onChange={setShop}
          />
        </>
      )}
      <TextField
        required
        label={t("adminCommission.percentField")}
        hint={t("adminCommission.percentHint")}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={shown(percent === null ? t("adminCommission.percentWrong") : serverErrors.percent)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <CommissionPreviewTable
        query={
          previewed === null || nothing
            ? null
            : {
                scope: rule?.scope ?? scope,
                category: categoryId ?? undefined,
                seller: sellerId ?? undefined,
                percent: previewed,
              }
        }
      />
    </QuestionDialog>
  );
}
