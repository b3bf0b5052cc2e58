import type { PayoutSettings } from "@bezak/contract/payouts.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Alert, Button, Dialog, Skeleton, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
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

/** From what sum on shops are paid, and how often. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const formId = useId();
  const { data, error, refetch, fetchStatus } = useQuery(termsQuery(api));
  const [typed, setTyped] = useState<Partial<Record<TermName, string>>>({});
  const [tries, setTries] = useState(0);
  const form = useRefusalFocus(tries);
  const saving = useMutation({
    mutationFn: (terms: PayoutSettings) => setTerms(api, terms),
    onSuccess() {
      toast.show({ text: t("adminPayouts.termsSaved"), tone: "success" });
      onClose();
      return cache.invalidateQueries({ queryKey: payoutsKey });
    },
  });
  const told = isApiError(saving.error) ? saving.error.fields : {};
  const shownOf = (name: TermName) => typed[name] ?? (data ? formatNumber(data[name]) : "");

  function read(name: TermName): number | null {
    const number = wholeNumber(shownOf(name));
    return number !== null && number >= 1 && number <= most[name] ? number : null;
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    setTries(tries + 1);
    const [minimumPayout, payoutIntervalDays] = [read("minimumPayout"), read("payoutIntervalDays")];
    if (minimumPayout === null || payoutIntervalDays === null) return;
    saving.mutate({ minimumPayout, payoutIntervalDays });
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
      value={shownOf(name)}
      error={
        tries > 0 && read(name) === null ? t(wrong[name], { max: formatNumber(most[name]) }) : told[name]
      }
      onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !saving.isPending && onClose()}
      title={t("adminPayouts.terms")}
      description={t("adminPayouts.termsText")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" loading={saving.isPending} disabled={!data}>
            {t("adminPayouts.save")}
          </Button>
          <Button disabled={saving.isPending} onClick={onClose}>
            {t("adminPayouts.back")}
          </Button>
        </>
      }
    >
      {data ? (
        <form ref={form} id={formId} noValidate onSubmit={submit} className={styles.form}>
          {saving.error && !names.some((name) => told[name]) ? (
            <Alert tone="danger">{describeError(saving.error, t)}</Alert>
          ) : null}
          {names.map(field)}
        </form>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState />
      ) : (
        <div role="group" aria-busy aria-label={t("common.loading")} className={styles.form}>
          <Skeleton shape="box" height="4.5rem" />
          <Skeleton shape="box" height="4.5rem" />
        </div>
      )}
    </Dialog>
  );
}
