import { sweepPayouts as sweepRoute } from "@bezak/contract/routes/payouts.ts";
import { Button, Card, Table, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Banknote } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { randomKey } from "../../lib/random-key.ts";
import { useSum } from "../../lib/use-sum.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { LeftOut } from "./left-out.tsx";
import { payoutsKey, previewQuery, sweepPayouts } from "./payouts-api.ts";
import { RelatedMark } from "./related-mark.tsx";
import styles from "./payouts-view.module.css";

/** Preview of the next payouts and of the shops left out, with the button that creates the payouts. */
export function SweepCard() {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const id = useId();
  const key = useRef("");
  const [confirming, setConfirming] = useState(false);
  const preview = useQuery(previewQuery(api));
  const sweep = useMutation({
    mutationFn: () => sweepPayouts(api, key.current),
    onSuccess: (made) => {
      setConfirming(false);
      toast.show({ text: t("adminPayouts.made", { count: made.length }), tone: "success" });
      return cache.invalidateQueries({ queryKey: payoutsKey });
    },
  });
  const { data } = preview;
  // the page shows its cards once all are known
  if (data === undefined) return renderMissing(preview) ?? null;

  function ask() {
    // one key for all attempts of this dialog, so that a repeat after a lost answer pays nobody twice
    key.current = randomKey();
    sweep.reset();
    setConfirming(true);
    // the user confirms the current numbers, not those of when the page was opened
    void preview.refetch();
  }

  const nobody = data.payouts.length === 0;
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.sweep}>
        <h2 id={id}>{t("adminPayouts.sweepTitle")}</h2>
        <p className={styles.total}>{sum(data.total)}</p>
        <p className={styles.quiet}>
          {nobody
            ? t("adminPayouts.sweepNothing")
            : t("adminPayouts.sweepText", { count: data.payouts.length })}
        </p>
        {nobody ? null : (
          <Permitted call={sweepRoute}>
            <div>
              <Button variant="primary" icon={<Banknote aria-hidden />} onClick={ask}>
                {t("adminPayouts.sweep")}
              </Button>
            </div>
          </Permitted>
        )}
        {data.leftOut.length > 0 ? <LeftOut rows={data.leftOut} /> : null}
        {confirming ? (
          <QuestionDialog
            size="medium"
            title={t("adminPayouts.confirmTitle")}
            text={t("adminPayouts.confirmText", { count: data.payouts.length, total: sum(data.total) })}
            act={t("adminPayouts.confirm")}
            keep={t("adminPayouts.back")}
            busy={sweep.isPending}
            problem={sweep.error && describeError(sweep.error, t)}
            onAct={sweep.mutate}
            onClose={() => setConfirming(false)}
          >
            <Table
              caption={t("adminPayouts.willPay")}
              rows={data.payouts}
              rowKey={({ seller }) => seller.id}
              maxHeight="18rem"
              empty={t("adminPayouts.sweepNothing")}
              columns={[
                {
                  key: "shop",
                  header: t("adminPayouts.columns.shop"),
                  primary: true,
                  cell: ({ seller, relatedBuyers }) => (
                    <div className={styles.what}>
                      <span>{seller.name}</span>
                      <RelatedMark related={relatedBuyers} />
                    </div>
                  ),
                },
                {
                  key: "amount",
                  header: t("adminPayouts.columns.amount"),
                  align: "end",
                  cell: ({ amount }) => <span className={styles.number}>{sum(amount)}</span>,
                },
              ]}
            />
          </QuestionDialog>
        ) : null}
      </section>
    </Card>
  );
}
