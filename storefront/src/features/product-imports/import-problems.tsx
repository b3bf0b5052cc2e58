import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { Alert, Button, Table, type Column } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import styles from "./imports-view.module.css";
import { downloadErrors } from "./product-imports-api.ts";

type Problem = ProductImport["problems"][number] & { key: string };

/** The first problems of an import; the file contains all. */
export function ImportProblems({ run }: { run: ProductImport }) {
  const t = useTexts();
  const api = useApi();
  const file = useMutation({ mutationFn: () => downloadErrors(api, run.id) });
  const columns: readonly Column<Problem>[] = [
    {
      key: "row",
      header: t("imports.columns.row"),
      cell: ({ row }) => <span className={styles.number}>{row}</span>,
    },
    { key: "column", header: t("imports.columns.column"), cell: ({ column }) => column ?? "–" },
    { key: "text", header: t("imports.columns.text"), primary: true, cell: ({ text }) => text },
  ];
  return (
    <div className={styles.problems}>
      <Alert
        tone="warning"
        title={t("imports.wrongTitle", { count: run.wrong })}
        actions={
          <Button
            size="small"
            icon={<FileDown aria-hidden />}
            loading={file.isPending}
            onClick={() => file.mutate()}
          >
            {t("imports.errorFile")}
          </Button>
        }
      >
        {t("imports.wrongText")}
      </Alert>
      <ActionFailure of={file} />
      <Table
        caption={t("imports.firstProblems")}
        rows={run.problems.map((problem, at) => ({ ...problem, key: `${problem.row} ${at}` }))}
        rowKey={({ key }) => key}
        columns={columns}
        maxHeight="24rem"
        empty={null}
      />
    </div>
  );
}
