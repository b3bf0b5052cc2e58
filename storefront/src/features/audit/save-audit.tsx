import { auditFormats, type AuditFormat } from "@bezak/contract/audit-outcomes.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import { downloadAudit } from "./audit-api.ts";
import type { AuditChoice } from "./audit-address.ts";
import styles from "./audit-view.module.css";

/** Saves what fits the filter as a file. */
export function SaveAudit({ choice, disabled }: { choice: AuditChoice; disabled: boolean }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const save = useMutation({
    mutationFn: (format: AuditFormat) => downloadAudit(api, choice, format),
    onSuccess: () => toast.show({ text: t("audit.saved"), tone: "success" }),
  });
  return (
    <div className={styles.save}>
      <p className={styles.quiet}>{t("audit.saveText")}</p>
      <ActionFailure of={save} />
      <div className={styles.buttons}>
        {auditFormats.map((format) => {
          const isSaving = save.isPending && save.variables === format;
          return (
            <Button
              key={format}
              icon={<FileDown aria-hidden />}
              loading={isSaving}
              disabled={disabled || (save.isPending && !isSaving)}
              onClick={() => save.mutate(format)}
            >
              {t("audit.saveFile", { format: format.toUpperCase() })}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
