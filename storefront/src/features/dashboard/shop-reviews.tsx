import { Button, EmptyState, Pagination, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { shopReviewsQuery, type ReviewChoice, type ShopReviewPage } from "./dashboard-api.ts";
import { ShopReview } from "./shop-review.tsx";
import styles from "./shop-reviews.module.css";

const tabs = [
  { answered: undefined, name: "all" },
  { answered: false, name: "unanswered" },
  { answered: true, name: "answered" },
] as const;

/** Which reviews an address asks for: `?answered=false&page=2`. */
export function parseReviewChoice(search: URLSearchParams): ReviewChoice {
  const answered = search.get("answered");
  const page = Number(search.get("page"));
  return {
    answered: answered === "true" ? true : answered === "false" ? false : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Published reviews of the shop's goods, to be read and answered. */
export function ShopReviews({ choice }: { choice: ReviewChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { data, error, refetch, fetchStatus, isPlaceholderData } = useQuery(
    shopReviewsQuery(useApi(), choice),
  );
  const addressOf = ({ answered, page }: ReviewChoice) => {
    const query = new URLSearchParams();
    if (answered !== undefined) query.set("answered", String(answered));
    if (page > 1) query.set("page", String(page));
    return `${paths.reviews()}${query.size > 0 ? `?${query}` : ""}`;
  };
  return (
    <div className={styles.root}>
      <nav aria-label={t("shopReviews.filter")} className={styles.tabs}>
        {tabs.map(({ answered, name }) => (
          <Button key={name} asChild size="small" variant="ghost">
            <Link
              to={addressOf({ answered, page: 1 })}
              state={{ keepScroll: true }}
              aria-current={answered === choice.answered ? "page" : undefined}
              className={styles.tab}
            >
              {t(`shopReviews.${name}`)}
              {data ? (
                <span className={styles.count}>{` ${formatNumber(countOf(data.counts, name))}`}</span>
              ) : null}
            </Link>
          </Button>
        ))}
      </nav>
      {data ? (
        <div aria-busy={isPlaceholderData || undefined} className={styles.list}>
          {data.data.map((review) => (
            <ShopReview key={review.id} review={review} />
          ))}
          {data.data.length === 0 ? <NoReviews choice={choice} counts={data.counts} /> : null}
        </div>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState />
      ) : (
        <div role="group" aria-busy aria-label={t("common.loading")} className={styles.list}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} shape="box" height="11rem" />
          ))}
        </div>
      )}
      <Pagination
        label={t("paging.pages")}
        page={choice.page}
        pageCount={data?.pagination.pages ?? 1}
        addressOf={(page) => addressOf({ ...choice, page })}
        renderLink={renderLink}
        previousLabel={t("paging.previous")}
        nextLabel={t("paging.next")}
        pageLabel={(page) => t("paging.page", { page })}
      />
    </div>
  );
}

function countOf({ all, unanswered }: ShopReviewPage["counts"], tab: (typeof tabs)[number]["name"]): number {
  return tab === "all" ? all : tab === "unanswered" ? unanswered : all - unanswered;
}

function NoReviews({ choice, counts }: { choice: ReviewChoice; counts: ShopReviewPage["counts"] }) {
  const t = useTexts();
  const none = counts.all === 0;
  const title = none
    ? t("shopReviews.empty")
    : t(choice.answered === false ? "shopReviews.allAnswered" : "shopReviews.noneAnswered");
  return (
    <EmptyState
      icon={<MessageSquareText aria-hidden />}
      title={title}
      text={none ? t("shopReviews.emptyText") : undefined}
    />
  );
}
