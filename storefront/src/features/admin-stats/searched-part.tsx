import type { AdminSearches } from "@bezak/contract/admin-analytics.ts";
import { toPercent } from "@bezak/contract/part-percent.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./overview-view.module.css";
import { RankedCard } from "./ranked-card.tsx";
import { RowName } from "./row-name.tsx";
import { usePercent } from "./use-percent.ts";

/** What was searched most often, and what was searched without finding anything; each leads to the search itself. */
export function SearchedPart({ period, totals, before, top, empty }: AdminSearches) {
  const t = useTexts();
  const { format } = usePercent();
  const paths = usePaths();
  const toRow = (words: string, value: number, about?: string) => ({
    key: words,
    name: <RowName name={words} to={`${paths.search()}?q=${encodeURIComponent(words)}`} />,
    value,
    text: t("analytics.searchCount", { count: value }),
    about,
  });
  const [now, then] = [toPercent(totals.emptySearches), toPercent(before.emptySearches)];
  const { count, of } = totals.emptySearches;
  return (
    <>
      {now === null ? null : (
        <p>
          {t("analytics.emptyShare", {
            share: format(now),
            part: formatNumber(count),
            all: formatNumber(of),
          })}
          {then === null ? null : ` ${t("analytics.emptyShareBefore", { share: format(then) })}`}
        </p>
      )}
      <div className={styles.lists}>
        <RankedCard
          table="empty_searches"
          period={period}
          title={t("analytics.emptySearches")}
          about={t("analytics.emptySearchesAbout")}
          head={[t("analytics.words"), t("analytics.inVain")]}
          rows={empty.map((row) => toRow(row.words, row.empty))}
        />
        <RankedCard
          table="top_searches"
          period={period}
          title={t("analytics.topSearches")}
          about={t("analytics.topSearchesAbout")}
          head={[t("analytics.words"), t("analytics.searched")]}
          rows={top.map((row) =>
            toRow(
              row.words,
              row.searches,
              row.empty > 0 ? t("analytics.ofThemEmpty", { count: row.empty }) : undefined,
            ),
          )}
        />
      </div>
    </>
  );
}
