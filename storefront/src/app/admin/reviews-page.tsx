import { VisuallyHidden } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import {
  moderationQuery,
  saveReviews,
  type ModerationChoice,
} from "../../features/reviews/admin/moderation-api.ts";
import { ModerationList } from "../../features/reviews/admin/moderation-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { listColumns } from "../../lib/list-view/list-appearance.ts";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { usualOrders } from "../../lib/list-view/usual-order.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { parseReviewsChoice, reviewsSearch } from "./reviews-address.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const reviewColumns = listColumns("reviews", {});

const toFilters = (search: URLSearchParams) => reviewsSearch({ ...parseReviewsChoice(search), page: 1 });

/** Reviews of all shops, decided ones too. */
export default function ReviewsPage() {
  const t = useTexts();
  const replaceAddress = useReplaceAddress();
  const choice = parseReviewsChoice(new URLSearchParams(useLocation().search));
  const view = useListView({
    columns: reviewColumns,
    path: usePanelPaths().administeredReviews(),
    toFilters,
  });
  const toAddress = (to: ModerationChoice) => view.toAddress(reviewsSearch(to));
  const reviews = useQuery(moderationQuery(useApi(), choice));
  const title = t("waiting.reviews.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <header>
        <h1>{title}</h1>
        {/* the headings of the rows are below it */}
        <h2>
          <VisuallyHidden>{t(`waiting.reviews.lists.${choice.list}`)}</VisuallyHidden>
        </h2>
      </header>
      <ViewBar
        list={view}
        order={
          <OrderChoice
            options={usualOrders}
            order={choice.sort}
            onOrder={(sort) => replaceAddress(toAddress({ ...choice, sort, page: 1 }))}
          />
        }
        exportMenu={
          <ExportMenu
            save={(client, format) => saveReviews(client, choice, format)}
            total={reviews.data?.pagination.total}
          />
        }
      />
      <ModerationList choice={choice} toAddress={toAddress} toPage={toAddress} />
    </div>
  );
}
