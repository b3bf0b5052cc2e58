import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Card, FileDrop, Progress } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./imports-view.module.css";

export interface SendTableProps {
  onSend: (file: File) => void;
  sending: File | null;
  error: unknown;
}

const megabytes = sellerLimits.importBytes / 1_048_576;
const rows = sellerLimits.importRowsMax;

export function SendTable({ onSend, sending, error }: SendTableProps) {
  const t = useTexts();
  return (
    <Card padding="large" className={styles.card}>
      {sending ? (
        <Progress indeterminate label={t("imports.sending", { name: sending.name })} />
      ) : (
        <FileDrop
          label={t("imports.file")}
          hint={t("imports.fileHint", { megabytes, rows })}
          prompt={t("imports.drop")}
          chooseLabel={t("imports.choose")}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          maxSize={sellerLimits.importBytes}
          items={[]}
          error={error ? describeError(error, t) : undefined}
          onAdd={([file]) => file && onSend(file)}
          onRemove={() => undefined}
          removeLabel={(name) => name}
          stateText={({ name }) => name}
          problemText={({ reason, file }) =>
            t(reason === "size" ? "imports.tooLarge" : "imports.wrongType", { name: file.name, megabytes })
          }
        />
      )}
    </Card>
  );
}
