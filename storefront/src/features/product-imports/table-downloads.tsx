import { tableFormats, type TableFormat } from "@bezak/contract/import-status.ts";
import { Button, Card, VisuallyHidden } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import styles from "./imports-view.module.css";
import { downloadTable } from "./product-imports-api.ts";

const kinds = ["template", "export"] as const;

/** Downloads an empty table for new products, and one of all products for changes. */
export function TableDownloads() {
  const t = useTexts();
  const id = useId();
  const api = useApi();
  const file = useMutation({
    mutationFn: ({ what, format }: { what: (typeof kinds)[number]; format: TableFormat }) =>
      downloadTable(api, what, format),
  });
  return (
    <div className={styles.downloads}>
      <ActionFailure of={file} className={styles.wide} />
      {kinds.map((what) => (
        <Card key={what} asChild padding="large">
          <section aria-labelledby={id + what} className={styles.card}>
            <h2 id={id + what} className={styles.title}>
              {t(`imports.${what}`)}
            </h2>
            <p className={styles.quiet}>{t(`imports.${what}Text`)}</p>
            <div className={styles.actions}>
              {tableFormats.toReversed().map((format) => (
                <Button
                  key={format}
                  icon={<FileDown aria-hidden />}
                  loading={file.isPending && file.variables.what === what && file.variables.format === format}
                  onClick={() => file.mutate({ what, format })}
                >
                  <span aria-hidden>{format.toUpperCase()}</span>
                  <VisuallyHidden>{`${t(`imports.${what}`)}, ${format.toUpperCase()}`}</VisuallyHidden>
                </Button>
              ))}
            </div>
          </section>
        </Card>
      ))}
    </div>
  );
}
