import { Skeleton } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { RefreshFailure } from "../../lib/refresh-failure.tsx";
import styles from "./overview-view.module.css";

export interface FigureSectionProps<Data> {
  title: string;
  about?: string;
  /** beside the title, as an export */
  menu?: ReactNode;
  /** until when the figures are complete */
  counted?: ReactNode;
  query: UseQueryResult<Data>;
  /** CSS length of what is shown while it loads */
  height: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page of figures with a query of its own: it loads, fails and is repeated by itself. */
export function FigureSection<Data>({
  title,
  about,
  menu,
  counted,
  query,
  height,
  children,
}: FigureSectionProps<Data>) {
  const id = useId();
  const { data, error, refetch, isPlaceholderData } = query;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <ExportTitle menu={menu}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </ExportTitle>
      {about ? <p className={styles.quiet}>{about}</p> : null}
      {counted}
      {data !== undefined && error ? <RefreshFailure error={error} onRetry={() => void refetch()} /> : null}
      {renderMissing(query, 3) ?? (
        <div aria-busy={data === undefined || isPlaceholderData || undefined} className={styles.numbers}>
          {data === undefined ? <Skeleton shape="box" height={height} /> : children(data)}
        </div>
      )}
    </section>
  );
}
