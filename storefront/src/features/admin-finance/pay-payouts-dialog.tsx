import type { SellerPayout } from "@bezak/contract/finance.ts";
import { jobLimits } from "@bezak/contract/job-kinds.ts";
import { Skeleton, TextField } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { jobsKey } from "../../lib/bulk/jobs-api.ts";
import { describeError } from "../../lib/describe-error.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { randomKey } from "../../lib/random-key.ts";
import { useSum } from "../../lib/use-sum.ts";
import { payPayouts } from "./bank-files-api.ts";
import { PaidProgress } from "./paid-progress.tsx";
import { PayoutBoxes } from "./payout-boxes.tsx";
import styles from "./payouts-view.module.css";

export interface PayPayoutsDialogProps {
  title: string;
  /** sent ones; undefined until they are known */
  payouts: readonly SellerPayout[] | undefined;
  /** why they are not known */
  missing?: ReactNode;
  /** there are more than one act may have, and these are the first */
  isPart?: boolean;
  onStarted?: () => void;
  onClose: () => void;
}

const sumOf = (payouts: readonly SellerPayout[]) => payouts.reduce((total, { amount }) => total + amount, 0);

/** Records payouts as paid by the bank, except for those that are unticked, and shows how far it is. Needs `jobs` too. */
export function PayPayoutsDialog({
  title,
  payouts,
  missing,
  isPart,
  onStarted,
  onClose,
}: PayPayoutsDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [reference, setReference] = useState("");
  const [key] = useState(randomKey);
  const all = payouts ?? [];
  const [paid, stay] = [all.filter(({ id }) => !left.has(id)), all.filter(({ id }) => left.has(id))];
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => payPayouts(api, { payouts: paid, reference: reference.trim() }, key),
    onSuccess() {
      void cache.invalidateQueries({ queryKey: jobsKey });
      onStarted?.();
    },
  });
  if (data) return <PaidProgress job={data} onClose={onClose} />;
  const fieldError = isApiError(error) ? error.fields.reference : undefined;
  return (
    <QuestionDialog
      size="medium"
      title={title}
      text={t("adminPayouts.payManyText")}
      act={t("adminPayouts.doPayMany", { number: formatNumber(paid.length) })}
      keep={t("adminPayouts.back")}
      busy={isPending}
      disabled={paid.length === 0}
      problem={!fieldError && error && describeError(error, t)}
      onAct={mutate}
      onClose={onClose}
    >
      {payouts ? (
        <>
          <div role="status">
            <p>
              {t("adminPayouts.willMark", {
                number: formatNumber(paid.length),
                all: formatNumber(all.length),
                total: sum(sumOf(paid)),
              })}
            </p>
            {stay.length > 0 ? (
              <p className={styles.quiet}>
                {t("adminPayouts.willStay", { number: formatNumber(stay.length), total: sum(sumOf(stay)) })}
              </p>
            ) : null}
            {isPart ? (
              <p className={styles.quiet}>
                {t("adminPayouts.firstOfFile", { max: formatNumber(jobLimits.ids) })}
              </p>
            ) : null}
          </div>
          <TextField
            label={t("adminPayouts.referenceField")}
            hint={t("adminPayouts.referenceForAll")}
            maxLength={100}
            autoComplete="off"
            value={reference}
            error={fieldError}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
          <PayoutBoxes
            payouts={all}
            ticked={new Set(paid.map(({ id }) => id))}
            onTicked={(ticked) => setLeft(new Set(all.map(({ id }) => id).filter((id) => !ticked.has(id))))}
          />
        </>
      ) : (
        (missing ?? <Skeleton shape="box" height="12rem" />)
      )}
    </QuestionDialog>
  );
}
