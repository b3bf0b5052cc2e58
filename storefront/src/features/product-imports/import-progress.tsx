import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { Button, Card, Progress, StatTile } from "@bezak/ui-kit";
import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { goodRows, isMoving } from "./import-state.ts";
import { ImportProblems } from "./import-problems.tsx";
import styles from "./imports-view.module.css";
import type { ImportMoves } from "./use-imports.ts";

export interface ImportProgressProps {
  run: ProductImport;
  moves: ImportMoves;
}

/** An unfinished import: progress, preview and decision. */
export function ImportProgress({ run, moves }: ImportProgressProps) {
  const t = useTexts();
  const { status, rows, checked, written, created, updated, wrong, fileName } = run;
  const heading = useRef<HTMLHeadingElement>(null);
  // the focused button is gone
  useEffect(() => {
    if (status === "running" && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [status]);
  const good = goodRows(run);
  const products = created + updated;
  const [done, all] = status === "running" ? [written, good] : [checked, rows ?? 0];
  return (
    <Card asChild padding="large">
      <section aria-label={fileName} className={styles.card}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t(`imports.heads.${status}`)}
          </h2>
          <p className={styles.quiet}>{fileName}</p>
        </div>
        {isMoving(run) ? (
          <Progress
            label={t(`imports.goesOn.${status === "running" ? "running" : "checking"}`)}
            value={done}
            max={Math.max(1, all)}
            valueText={t("imports.ofRows", { done, count: all })}
          />
        ) : null}
        <div className={styles.tiles}>
          <StatTile label={t("imports.created")} value={created} />
          <StatTile label={t("imports.updated")} value={updated} />
          <StatTile label={t("imports.wrong")} value={wrong} />
        </div>
        {status === "checked" && products === 0 ? (
          <p role="status">{t(wrong > 0 ? "imports.nothingGood" : "imports.nothingNew")}</p>
        ) : null}
        <div className={styles.actions}>
          {status === "checked" && products > 0 ? (
            <Button variant="primary" loading={moves.starting} onClick={moves.start}>
              {t("imports.start", { count: products })}
            </Button>
          ) : null}
          <Button loading={moves.cancelling} onClick={moves.cancel}>
            {t(status === "running" ? "imports.stop" : "imports.cancel")}
          </Button>
        </div>
        {isMoving(run) ? <p className={styles.quiet}>{t("imports.mayLeave")}</p> : null}
        {status === "checked" && wrong > 0 ? <ImportProblems run={run} /> : null}
      </section>
    </Card>
  );
}
