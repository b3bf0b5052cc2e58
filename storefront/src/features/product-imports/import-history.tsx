import type { ImportStatus } from "@bezak/contract/import-status.ts";
import type { ProductImport } from "@bezak/contract/product-imports.ts";
import {
  Badge,
  Button,
  EmptyState,
  Table,
  VisuallyHidden,
  type BadgeProps,
  type Column,
} from "@bezak/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileDown, FileSpreadsheet } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./imports-view.module.css";
import { downloadErrors, importsQuery } from "./product-imports-api.ts";

const tones: Record<ImportStatus, BadgeProps["tone"]> = {
  checking: "info",
  checked: "warning",
  running: "info",
  done: "success",
  failed: "danger",
  cancelled: "neutral",
};

/** Earlier imports, newest first. */
export function ImportHistory({ page }: { page: number }) {
  const t = useTexts();
  const api = useApi();
  const date = useDate();
  const paths = usePanelPaths();
  const imports = useQuery(importsQuery(api, page));
  const file = useMutation({ mutationFn: (id: string) => downloadErrors(api, id) });
  const columns: readonly Column<ProductImport>[] = [
    {
      key: "file",
      header: t("imports.columns.file"),
      primary: true,
      cell: ({ fileName, createdAt, failure }) => (
        <div className={styles.what}>
          <span>{fileName}</span>
          <span className={styles.quiet}>{date(createdAt)}</span>
          {failure === null ? null : <span className={styles.quiet}>{failure}</span>}
        </div>
      ),
    },
    {
      key: "status",
      header: t("imports.columns.status"),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`imports.statuses.${status}`)}</Badge>,
    },
    ...(["rows", "created", "updated", "wrong"] as const).map((name): Column<ProductImport> => ({
      key: name,
      header: t(`imports.columns.${name}`),
      align: "end",
      cell: (one) => <span className={styles.number}>{one[name] ?? "–"}</span>,
    })),
  ];
  return (
    <div className={styles.problems}>
      <ActionFailure of={file} />
      <Table
        caption={t("imports.history")}
        {...pageRows(imports)}
        rowKey={({ id }) => id}
        columns={columns}
        loadingRows={3}
        actionsLabel={t("imports.columns.errors")}
        // rows of old imports and their problems are deleted
        rowActions={({ id, problems, fileName }) =>
          problems.length > 0 ? (
            <Button
              size="small"
              icon={<FileDown aria-hidden />}
              loading={file.isPending && file.variables === id}
              onClick={() => file.mutate(id)}
            >
              <span aria-hidden>CSV</span>
              <VisuallyHidden>{t("imports.errorFileOf", { name: fileName })}</VisuallyHidden>
            </Button>
          ) : null
        }
        empty={
          <EmptyState
            headingLevel={3}
            icon={<FileSpreadsheet aria-hidden />}
            title={t("imports.noHistory")}
            text={t("imports.noHistoryText")}
          />
        }
      />
      <ListPages
        page={page}
        part={imports.data}
        toAddress={(to) => (to > 1 ? `${paths.imports()}?page=${to}` : paths.imports())}
      />
    </div>
  );
}
