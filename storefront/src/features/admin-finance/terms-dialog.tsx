import type { PayoutSettings } from "@bezak/contract/payout-settings.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Skeleton, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { readCurrent } from "../../lib/read-current.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import { payoutsKey, setTerms, termsQuery } from "./payouts-api.ts";
import styles from "./payouts-view.module.css";

const most = {
  minimumPayout: sellerLimits.payoutMinimumMax,
  payoutIntervalDays: sellerLimits.payoutDaysMax,
};

type TermName = keyof typeof most;

const names: readonly TermName[] = ["minimumPayout", "payoutIntervalDays"];

/** Minimum sum and interval of payouts. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const terms = useQuery(termsQuery(api));
  const { data } = terms;
  const [typed, setTyped] = useState<Partial<Record<TermName, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const saving = useMutation({
    mutationFn: (changed: PayoutSettings) => setTerms(api, changed),
    onSuccess() {
      toast.show({ text: t("adminPayouts.termsSaved"), tone: "success" });
      onClose();
      return cache.invalidateQueries({ queryKey: payoutsKey });
    },
    onError(error) {
      // what was not typed becomes what somebody else has set meanwhile
      const current = readCurrent<PayoutSettings>(error);
      if (current) cache.setQueryData(termsQuery(api).queryKey, current);
    },
  });
  const serverErrors = isApiError(saving.error) ? saving.error.fields : {};
  const getShownValue = (name: TermName) => typed[name] ?? (data ? formatNumber(data[name]) : "");

  function read(name: TermName): number | null {
    const number = wholeNumber(getShownValue(name));
    return number !== null && number >= 1 && number <= most[name] ? number : null;
  }

  function submit() {
    setAttempts(attempts + 1);
    const [minimumPayout, payoutIntervalDays] = [read("minimumPayout"), read("payoutIntervalDays")];
    if (minimumPayout === null || payoutIntervalDays === null || !data) return;
    saving.mutate({ minimumPayout, payoutIntervalDays, version: data.version });
  }

  const wrong = {
    minimumPayout: "adminPayouts.sumWrong",
    payoutIntervalDays: "adminPayouts.daysWrong",
  } as const;
  const field = (name: TermName) => (
    <TextField
      key={name}
      required
      label={t(`adminPayouts.${name}`)}
      hint={t(`adminPayouts.${name}Hint`)}
      inputMode="numeric"
      autoComplete="off"
      end={name === "minimumPayout" ? <span className={styles.unit}>{t("sum")}</span> : undefined}
      value={getShownValue(name)}
      error={
        attempts > 0 && read(name) === null
          ? t(wrong[name], { max: formatNumber(most[name]) })
          : serverErrors[name]
      }
      onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <QuestionDialog
      title={t("adminPayouts.terms")}
      text={t("adminPayouts.termsText")}
      act={t("adminPayouts.save")}
      keep={t("adminPayouts.back")}
      busy={saving.isPending}
      disabled={!data}
      problem={saving.error && !names.some((name) => serverErrors[name]) && describeError(saving.error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {data
        ? names.map(field)
        : (renderMissing(terms) ?? (
            <div role="group" aria-busy aria-label={t("common.loading")} className={styles.form}>
              <Skeleton shape="box" height="4.5rem" />
              <Skeleton shape="box" height="4.5rem" />
            </div>
          ))}
    </QuestionDialog>
  );
}
