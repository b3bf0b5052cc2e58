import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { ImportProblems } from "./import-problems.tsx";
import styles from "./imports-view.module.css";

export function ImportResult({ run }: { run: ProductImport }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { status, created, updated, wrong, fileName, failure } = run;
  if (status === "failed") {
    return (
      <Alert tone="danger" title={t("imports.failedTitle", { name: fileName })}>
        {failure ?? t("imports.failedText")}
      </Alert>
    );
  }
  const counts = t("imports.counts", { created, updated });
  const productsLink = (
    <Button asChild size="small" variant="primary">
      <Link to={paths.products()}>{t("imports.toGoods")}</Link>
    </Button>
  );
  return (
    <div className={styles.problems}>
      {status === "done" ? (
        <Alert tone="success" title={t("imports.doneTitle", { name: fileName })} actions={productsLink}>
          {counts}
        </Alert>
      ) : (
        <Alert title={t("imports.cancelledTitle", { name: fileName })}>
          {created + updated > 0 ? t("imports.cancelledText", { counts }) : t("imports.cancelledEmpty")}
        </Alert>
      )}
      {status === "done" && wrong > 0 ? <ImportProblems run={run} /> : null}
    </div>
  );
}
