import { tableFormats, type TableFormat } from "@bezak/contract/import-status.ts";
import { limits } from "@bezak/contract/limits.ts";
import { Button, IconButton, Popover, useToast } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../action-failure.tsx";
import type { ApiClient } from "../api-client.ts";
import { useApi } from "../api-context.ts";
import { formatNumber } from "../format-sum.ts";
import styles from "./export-menu.module.css";

export interface ExportMenuProps {
  /** saves everything that the list's filters find, in its order */
  save: (api: ApiClient, format: TableFormat) => Promise<void>;
  /** rows that the filters find; undefined until it is known */
  total: number | undefined;
  /** of one table among several of a page: its name; the button is an icon, and the name is read with it */
  table?: string;
  /** what is saved, instead of everything that a filter finds */
  text?: string;
}

/** Saves a list as a file. Needs the message part `list-exports`. */
export function ExportMenu({ save, total, table, text }: ExportMenuProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const saving = useMutation({
    mutationFn: (format: TableFormat) => save(api, format),
    onSuccess: () => toast.show({ text: t("listExports.saved"), tone: "success" }),
  });
  const isEmpty = total === 0;
  const most = { count: formatNumber(limits.exportRows) };
  return (
    <Popover
      align="end"
      title={table === undefined ? t("listExports.title") : t("listExports.named", { name: table })}
      closeLabel={t("common.close")}
      trigger={
        table === undefined ? (
          <Button icon={<FileDown aria-hidden />}>{t("listExports.open")}</Button>
        ) : (
          <IconButton label={t("listExports.named", { name: table })}>
            <FileDown aria-hidden />
          </IconButton>
        )
      }
    >
      <div className={styles.root}>
        <p>
          {isEmpty
            ? t(table === undefined ? "listExports.nothing" : "listExports.emptyTable")
            : (text ?? t("listExports.text", most))}
        </p>
        <div className={styles.formats}>
          {tableFormats.map((format) => {
            const isSaving = saving.isPending && saving.variables === format;
            return (
              <Button
                key={format}
                loading={isSaving}
                disabled={isEmpty || (saving.isPending && !isSaving)}
                onClick={() => saving.mutate(format)}
              >
                {t(`listExports.formats.${format}`)}
              </Button>
            );
          })}
        </div>
        <p role="status" className={styles.quiet}>
          {saving.isPending ? t("listExports.preparing") : t("listExports.recorded")}
        </p>
        <ActionFailure of={saving} />
      </div>
    </Popover>
  );
}
