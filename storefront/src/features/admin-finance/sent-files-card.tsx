import type { SentBankFile } from "@bezak/contract/bank-files.ts";
import { jobLimits } from "@bezak/contract/job-kinds.ts";
import { payPayouts } from "@bezak/contract/routes/bank-files.ts";
import { Button, Card, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useId, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { Permitted } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { sentFilesQuery, sentOfFileQuery } from "./bank-files-api.ts";
import { useBatchName } from "./batch-name.ts";
import { PayPayoutsDialog } from "./pay-payouts-dialog.tsx";
import styles from "./sent-files-card.module.css";
import cards from "./payouts-view.module.css";

export interface SentFilesCardProps {
  /** the list of the payouts of a file that are at the bank */
  toAddress: (batch: string) => string;
}

/** Files for which the bank's answer is not recorded yet, each marked as paid at once; hidden while there are none. */
export function SentFilesCard({ toAddress }: SentFilesCardProps) {
  const t = useTexts();
  const sum = useSum();
  const id = useId();
  const describeBatch = useBatchName();
  const files = useQuery(sentFilesQuery(useApi()));
  const [paying, setPaying] = useState<SentBankFile | null>(null);
  // the page shows its cards once all are known
  const rows = files.data;
  if (rows === undefined) return renderMissing(files) ?? null;
  return (
    <>
      {rows.length === 0 ? null : (
        <Card asChild padding="large">
          <section aria-labelledby={id} className={cards.sweep}>
            <h2 id={id}>{t("adminPayouts.sentFiles")}</h2>
            <p className={cards.quiet}>{t("adminPayouts.sentFilesText")}</p>
            <ul className={styles.list}>
              {rows.map((file) => (
                <li key={file.batch} className={styles.file}>
                  <div className={cards.what}>
                    <TextLink asChild>
                      <Link to={toAddress(file.batch)}>
                        {t("adminPayouts.fileNamed", { file: describeBatch(file.batch) })}
                      </Link>
                    </TextLink>
                    <span className={cards.quiet}>
                      {t("adminPayouts.fileWaits", {
                        open: formatNumber(file.sent.payouts),
                        all: formatNumber(file.payouts),
                        total: sum(file.sent.total),
                      })}
                    </span>
                  </div>
                  <Permitted call={payPayouts}>
                    <Button
                      size="small"
                      icon={<CheckCheck aria-hidden />}
                      aria-label={`${t("adminPayouts.payFile")}: ${describeBatch(file.batch)}`}
                      onClick={() => setPaying(file)}
                    >
                      {t("adminPayouts.payFile")}
                    </Button>
                  </Permitted>
                </li>
              ))}
            </ul>
          </section>
        </Card>
      )}
      {paying ? <PayFileDialog file={paying} onClose={() => setPaying(null)} /> : null}
    </>
  );
}

function PayFileDialog({ file, onClose }: { file: SentBankFile; onClose: () => void }) {
  const t = useTexts();
  const payouts = useQuery(sentOfFileQuery(useApi(), file.batch));
  return (
    <PayPayoutsDialog
      title={t("adminPayouts.payFileTitle", { file: useBatchName()(file.batch) })}
      payouts={payouts.data}
      missing={renderMissing(payouts, 3)}
      isPart={file.sent.payouts > jobLimits.ids}
      onClose={onClose}
    />
  );
}
