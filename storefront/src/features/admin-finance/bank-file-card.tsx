import type { PayoutPreview } from "@bezak/contract/finance.ts";
import { Button, Card, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useId, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { downloadBankFile, payoutsKey, previewQuery } from "./payouts-api.ts";
import styles from "./payouts-view.module.css";

/** Creates the file for the bank after it has said what the file will contain; hidden while no payout waits for it. */
export function BankFileCard() {
  const t = useTexts();
  const cache = useQueryClient();
  const id = useId();
  const [confirming, setConfirming] = useState(false);
  const query = previewQuery(useApi());
  const file = useQuery(query).data?.bankFile;
  if (!file) return null;
  const { payouts, left } = file;
  if (payouts === 0 && left.payouts === 0 && !confirming) return null;

  function ask() {
    setConfirming(true);
    // the user confirms the current numbers, not those of when the page was opened
    void cache.refetchQueries({ queryKey: query.queryKey, exact: true });
  }

  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.sweep}>
        <h2 id={id}>{t("adminPayouts.file")}</h2>
        <p className={styles.quiet}>
          {t(payouts > 0 ? "adminPayouts.fileText" : "adminPayouts.fileNothing")}
        </p>
        <Left file={file} />
        {payouts > 0 ? (
          <div>
            <Button icon={<FileDown aria-hidden />} onClick={ask}>
              {`${t("adminPayouts.file")} (${payouts})`}
            </Button>
          </div>
        ) : null}
        {confirming ? <BankFileDialog file={file} onClose={() => setConfirming(false)} /> : null}
      </section>
    </Card>
  );
}

/** Scheduled payouts that stay out of the file. */
function Left({ file: { left } }: { file: PayoutPreview["bankFile"] }) {
  const t = useTexts();
  const sum = useSum();
  if (left.payouts === 0) return null;
  return (
    <p className={styles.quiet}>
      {t("adminPayouts.fileLeft", { count: left.payouts, total: sum(left.total) })}
    </p>
  );
}

function BankFileDialog({ file, onClose }: { file: PayoutPreview["bankFile"]; onClose: () => void }) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const making = useMutation({
    mutationFn: () => downloadBankFile(api),
    onSuccess() {
      toast.show({ text: t("adminPayouts.fileDone"), tone: "success" });
      onClose();
    },
    // a file whose answer was lost exists all the same, and the list then contains its payouts
    onSettled: () => cache.invalidateQueries({ queryKey: payoutsKey }),
  });
  return (
    <QuestionDialog
      size="medium"
      title={t("adminPayouts.fileTitle")}
      text={t("adminPayouts.fileConfirm", { count: file.payouts, total: sum(file.total) })}
      act={t("adminPayouts.fileAct")}
      keep={t("adminPayouts.back")}
      busy={making.isPending}
      disabled={file.payouts === 0}
      problem={making.error && describeError(making.error, t)}
      onAct={making.mutate}
      onClose={onClose}
    >
      <Left file={file} />
    </QuestionDialog>
  );
}
