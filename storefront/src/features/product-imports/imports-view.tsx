import { Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { whyMissing } from "../../lib/list-state.tsx";
import { CurrentImport, ImportSteps } from "./current-import.tsx";
import { ImportHistory } from "./import-history.tsx";
import { isUnfinished } from "./import-state.ts";
import styles from "./imports-view.module.css";
import { importsQuery } from "./product-imports-api.ts";
import { SendTable } from "./send-table.tsx";
import { TableDownloads } from "./table-downloads.tsx";
import type { SendImport } from "./use-imports.ts";

export interface ImportsViewProps {
  send: SendImport;
  /** page of the history, from 1 */
  page: number;
}

/** Imports and exports products as tables. Once its file is sent, an import continues when the user leaves the page. */
export function ImportsView({ send, page }: ImportsViewProps) {
  const api = useApi();
  const list = useQuery(importsQuery(api, 1));
  const loading = list.isPending && list.fetchStatus !== "paused";
  const newest = list.data?.data[0];
  const unfinished = newest !== undefined && isUnfinished(newest);
  return (
    <div className={styles.root}>
      {loading ? <Skeleton height="9rem" /> : null}
      {whyMissing(list)}
      {newest ? <CurrentImport key={newest.id} known={newest} /> : null}
      {list.data && !newest ? <ImportSteps current={0} /> : null}
      {list.data && !unfinished ? (
        <SendTable onSend={send.mutate} sending={send.isPending ? send.variables : null} error={send.error} />
      ) : null}
      {/* rendered after what is above it, which would push it down */}
      {loading ? null : <TableDownloads />}
      {list.data ? <ImportHistory page={page} /> : null}
    </div>
  );
}
