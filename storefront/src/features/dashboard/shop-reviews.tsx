import { EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isBeyondLast, ListPages } from "../../lib/list-pages.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { pageNumber } from "../../lib/page-number.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { writeQuery } from "../../lib/write-query.ts";
import { shopReviewsQuery, type ReviewChoice, type ShopReviewPage } from "./dashboard-api.ts";
import { ShopReview } from "./shop-review.tsx";
import styles from "./shop-reviews.module.css";

const tabs = [
  { answered: undefined, name: "all" },
  { answered: false, name: "unanswered" },
  { answered: true, name: "answered" },
] as const;

/** Reads the choice from the query: `?answered=false&page=2`. */
export function parseReviewChoice(search: URLSearchParams): ReviewChoice {
  const answered = search.get("answered");
  return {
    answered: answered === "true" ? true : answered === "false" ? false : undefined,
    page: pageNumber(search),
  };
}

export function ShopReviews({ choice }: { choice: ReviewChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const reviews = useQuery(shopReviewsQuery(useApi(), choice));
  const { data, isPlaceholderData } = reviews;
  const focus = useListFocus<HTMLDivElement>(data?.data);
  const toAddress = ({ answered, page }: ReviewChoice) =>
    paths.reviews() + writeQuery({ answered: answered?.toString(), page });
  return (
    <div className={styles.root}>
      <TabLinks
        label={t("shopReviews.filter")}
        tabs={tabs.map(({ answered, name }) => ({
          name: t(`shopReviews.${name}`),
          to: toAddress({ answered, page: 1 }),
          isHere: answered === choice.answered,
          count: data && getCount(data.counts, name),
        }))}
      />
      {data && !isBeyondLast(data) ? (
        <div {...focus} aria-busy={isPlaceholderData || undefined} className={styles.list}>
          {data.data.map((review) => (
            <ShopReview key={review.id} review={review} leaves={choice.answered === false} />
          ))}
          {data.data.length === 0 ? <NoReviews choice={choice} counts={data.counts} /> : null}
        </div>
      ) : (
        (renderMissing(reviews) ?? (
          <div role="group" aria-busy aria-label={t("common.loading")} className={styles.list}>
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} shape="box" height="11rem" />
            ))}
          </div>
        ))
      )}
      <ListPages page={choice.page} part={data} toAddress={(page) => toAddress({ ...choice, page })} />
    </div>
  );
}

function getCount({ all, unanswered }: ShopReviewPage["counts"], tab: (typeof tabs)[number]["name"]): number {
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
