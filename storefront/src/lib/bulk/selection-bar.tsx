import { jobLimits } from "@bezak/contract/job-kinds.ts";
import { Button } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../format-sum.ts";
import styles from "./bulk-bar.module.css";
import type { Selection } from "./use-selection.ts";

export interface SelectionBarProps {
  selection: Selection;
  /** rows that the filters find, undefined until it is known for these filters; null where rows are selected one by one only */
  total: number | null | undefined;
  /** what cannot be done here, and where it can */
  hint?: string;
  /** buttons of class `act` of `bulk-bar.module.css` */
  children: ReactNode;
}

/** How many rows are selected, below the list. Needs the message part `jobs`. */
export function SelectionBar({ selection, total, hint, children }: SelectionBarProps) {
  const t = useTexts();
  const { ids, count } = selection;
  const found = total ?? 0;
  const isMore = ids !== null && count > 0 && found > count;
  // more than a request may name
  const most = ids === null ? jobLimits.rows : jobLimits.ids;
  const tooMany = ids === null ? "jobs.most" : total === null ? "jobs.mostByHand" : "jobs.mostSelected";
  // beyond that some lists are not counted, and no job is begun
  const describe = (number: number) =>
    number > jobLimits.rows
      ? t("jobs.moreThan", { number: formatNumber(jobLimits.rows) })
      : formatNumber(number);
  return (
    <div role="group" aria-label={t("jobs.bar")} hidden={count === 0} className={styles.bar}>
      <p role="status" className={styles.count}>
        {count === 0 ? null : t("jobs.selected", { number: describe(count) })}
      </p>
      {isMore ? (
        <Button size="small" variant="ghost" onClick={() => selection.selectAll(found)}>
          {t("jobs.selectAll", { number: describe(found) })}
        </Button>
      ) : null}
      {count > most ? (
        <p className={styles.most}>{t(tooMany, { number: formatNumber(most) })}</p>
      ) : (
        <div className={styles.acts}>{children}</div>
      )}
      <Button size="small" variant="ghost" onClick={selection.clear}>
        {t("jobs.clear")}
      </Button>
      {hint ? <p className={styles.most}>{hint}</p> : null}
    </div>
  );
}
