import { Alert, Button, Card, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { downloadBankFile, payoutsKey, scheduledQuery } from "./payouts-api.ts";
import styles from "./payouts-view.module.css";

/** Creates the file for the bank; hidden while no payout waits for it. */
export function BankFileCard() {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const id = useId();
  const { data: waiting = 0 } = useQuery(scheduledQuery(api));
  const file = useMutation({
    mutationFn: () => downloadBankFile(api),
    onSuccess: () => toast.show({ text: t("adminPayouts.fileDone"), tone: "success" }),
    // a file whose answer was lost exists all the same, and the list then contains its payouts
    onSettled: () => cache.invalidateQueries({ queryKey: payoutsKey }),
  });
  if (waiting === 0 && !file.error) return null;
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.sweep}>
        <h2 id={id}>{t("adminPayouts.file")}</h2>
        <p className={styles.quiet}>{t("adminPayouts.fileText")}</p>
        {file.error ? <Alert tone="danger">{describeError(file.error, t)}</Alert> : null}
        <div>
          <Button icon={<FileDown aria-hidden />} loading={file.isPending} onClick={() => file.mutate()}>
            {`${t("adminPayouts.file")} (${waiting})`}
          </Button>
        </div>
      </section>
    </Card>
  );
}
