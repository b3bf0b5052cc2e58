import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { Alert, Stepper } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { ImportProgress } from "./import-progress.tsx";
import { ImportResult } from "./import-result.tsx";
import { isUnfinished, stepOf } from "./import-state.ts";
import { importQuery, importsKey } from "./product-imports-api.ts";
import { useImportMoves } from "./use-imports.ts";

const steps = ["file", "check", "write"] as const;

/** Steps of an import; `current` counts from 0, which is also shown before the first import. */
export function ImportSteps({ current }: { current: number }) {
  const t = useTexts();
  const shown = Math.min(current + 1, steps.length);
  return (
    <Stepper
      label={t("imports.way")}
      steps={steps.map((step) => ({ label: t(`imports.steps.${step}`) }))}
      current={current}
      doneLabel={t("imports.stepDone")}
      positionLabel={t("imports.stepOf", { step: shown, all: steps.length })}
    />
  );
}

/** The shop's newest import: its progress or result. */
export function CurrentImport({ known }: { known: ProductImport }) {
  const t = useTexts();
  const client = useQueryClient();
  const { data: run, error } = useQuery(importQuery(useApi(), known));
  const moves = useImportMoves(run.id);
  const { status } = run;
  useEffect(() => {
    if (status === known.status) return;
    void client.invalidateQueries({ queryKey: [...importsKey, "list"] });
    if (status === "done") void client.invalidateQueries({ queryKey: ["seller-products"] });
  }, [client, status, known.status]);
  const failure = moves.error ?? error;
  return (
    <>
      <ImportSteps current={stepOf[status]} />
      {failure ? <Alert tone="danger">{describeError(failure, t)}</Alert> : null}
      {isUnfinished(run) ? <ImportProgress run={run} moves={moves} /> : <ImportResult run={run} />}
    </>
  );
}
