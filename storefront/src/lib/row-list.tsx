import { Skeleton } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { isBeyondLast } from "./list-pages.tsx";
import { renderMissing } from "./list-state.tsx";
import styles from "./row-list.module.css";
import { useListFocus } from "./use-list-focus.ts";

export interface RowListProps<Row> {
  query: UseQueryResult<{ data: Row[]; pagination: { pages: number; total: number } }>;
  /** one `li` with its key */
  renderRow: (row: Row) => ReactNode;
  /** what is shown without any row */
  empty: ReactNode;
  /** CSS length of a row that is being loaded */
  rowHeight: string;
}

/** A page of rows in a part of a panel's page, with its states of loading, failure and emptiness. */
export function RowList<Row>({ query, renderRow, empty, rowHeight }: RowListProps<Row>) {
  const t = useTexts();
  const { data, isPlaceholderData } = query;
  const focus = useListFocus<HTMLDivElement>(data?.data);
  // rows of another choice may stay until those of this one are loaded, but not that there were none
  const isUnknown = isPlaceholderData && data?.data.length === 0;
  if (data && !isUnknown && !isBeyondLast(data)) {
    return (
      <div {...focus} aria-busy={isPlaceholderData || undefined} className={styles.list}>
        {data.data.length > 0 ? (
          <ul role="list" className={styles.rows}>
            {data.data.map(renderRow)}
          </ul>
        ) : (
          empty
        )}
      </div>
    );
  }
  return (
    renderMissing(query, 3) ?? (
      <div role="group" aria-busy aria-label={t("common.loading")} className={styles.rows}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="box" height={rowHeight} />
        ))}
      </div>
    )
  );
}
