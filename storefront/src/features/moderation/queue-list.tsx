import type { ModerationItem } from "@bezak/contract/moderation.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import { Alert, Button, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { CircleCheck, RefreshCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { AddressSearch } from "../../lib/address-search.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { MoreButton } from "../../lib/more-button.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { RefreshFailure } from "../../lib/refresh-failure.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useActiveWindow } from "../../lib/use-active-window.ts";
import { openedQuery, queueQuery, type QueueChoice } from "./moderation-api.ts";
import { QueueItem } from "./queue-item.tsx";
import styles from "./queue-list.module.css";
import { shownCounts, type KindCounts } from "./queue-state.ts";
import { useQueue } from "./use-queue.ts";

/** Numbers of all kinds together. */
const sumOf = (counts: KindCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Calls count no further. */
const MOST_COUNTED = 1000;

export interface QueueListProps {
  choice: QueueChoice;
  /** the kinds that the administrator may decide about */
  kinds: readonly ModerationKind[];
  toAddress: (choice: QueueChoice) => string;
  /** what an item is about, above its buttons */
  renderBody: (item: ModerationItem) => ReactNode;
}

/** Everything that waits for a decision, to decide about. Needs the message part `moderation`. */
export function QueueList({ choice, kinds, toAddress, renderBody }: QueueListProps) {
  const t = useTexts();
  const api = useApi();
  const [open, setOpen] = useState<string>();
  const list = useInfiniteQuery(queueQuery(api, choice));
  // whoever has left the window does not have it open any more
  const isActive = useActiveWindow();
  const opened = useQuery(openedQuery(api, isActive ? open : undefined)).data;
  const loaded = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const { kind, q } = choice;
  const queue = useQueue(loaded, `${kind} ${q}`);
  const first = list.data?.pages[0];
  const counts = first && shownCounts(first.counts, loaded, queue.state);
  const isMore = kinds.some((one) => (first?.counts[one] ?? 0) >= MOST_COUNTED);

  async function refresh() {
    const { removed } = queue.state;
    if ((await list.refetch()).isSuccess) queue.reload(removed);
  }

  return (
    <section
      aria-label={t("moderation.queue")}
      data-loading={list.isLoading || undefined}
      className={styles.root}
    >
      <button type="button" hidden data-undo-latest onClick={queue.undoLatest} />
      <div className={styles.tools}>
        <AddressSearch
          label={t("moderation.search")}
          hint={t("moderation.searchHint")}
          q={q}
          toAddress={(words) => toAddress({ kind, q: words })}
          className={styles.search}
        />
        <Button
          icon={<RefreshCw aria-hidden />}
          loading={list.isRefetching && !list.isFetchingNextPage}
          onClick={() => void refresh()}
        >
          {t("moderation.refresh")}
        </Button>
      </div>
      <TabLinks
        label={t("moderation.filter")}
        tabs={[null, ...kinds].map((one) => ({
          name: t(`moderation.kinds.${one ?? "all"}`),
          to: toAddress({ kind: one, q }),
          isHere: one === kind,
          count: counts ? (one ? (counts[one] ?? 0) : sumOf(counts)) : null,
          isMore: one ? first?.counts[one] === MOST_COUNTED : isMore,
          alarm: one === "report",
        }))}
      />
      {list.data && list.fetchStatus === "paused" ? (
        <Alert tone="warning">{t("moderation.offline")}</Alert>
      ) : list.isRefetchError && !list.isFetching ? (
        <RefreshFailure error={list.error} onRetry={() => void refresh()} />
      ) : null}
      {list.data ? (
        queue.items.length > 0 ? (
          <ul role="list" className={styles.rows}>
            {queue.items.map((item) => (
              <QueueItem
                key={item.id}
                item={item}
                opened={(opened ?? item.openedBy).filter(({ id }) => id === item.id)}
                problem={queue.state.problems.get(item.id)}
                queue={queue}
                onOpen={() => setOpen(item.id)}
              >
                {renderBody(item)}
              </QueueItem>
            ))}
          </ul>
        ) : list.hasNextPage ? null : q ? (
          <NothingFound
            headingLevel={2}
            title={t("moderation.nothingFound")}
            text={t("moderation.nothingFoundText")}
            showAll={t("moderation.showAll")}
            to={toAddress({ kind, q: "" })}
          />
        ) : (
          <EmptyState
            headingLevel={2}
            icon={<CircleCheck aria-hidden />}
            title={t(`moderation.none.${kind ?? "all"}`)}
            text={t("moderation.noneText")}
          />
        )
      ) : list.error ? (
        <LoadFailure headingLevel={2} error={list.error} onRetry={() => void list.refetch()} />
      ) : list.fetchStatus === "paused" ? (
        <OfflineState headingLevel={2} />
      ) : (
        <div role="group" aria-busy aria-label={t("common.loading")} className={styles.rows}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="box" height="16rem" />
          ))}
        </div>
      )}
      <MoreButton list={list} label={t("moderation.more")} />
    </section>
  );
}
