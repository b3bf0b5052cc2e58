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
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { parseReviewsChoice, reviewsSearch } from "./reviews-address.ts";

/** Reviews of all shops, decided ones too. */
export default function ReviewsPage() {
  const t = useTexts();
  const path = usePanelPaths().administeredReviews();
  const choice = parseReviewsChoice(new URLSearchParams(useLocation().search));
  const toAddress = (to: ModerationChoice) => `${path}${reviewsSearch(to)}`;
  const reviews = useQuery(moderationQuery(useApi(), choice));
  const title = t("waiting.reviews.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <header>
        <ExportTitle
          menu={
            <ExportMenu
              save={(client, format) => saveReviews(client, choice, format)}
              total={reviews.data?.pagination.total}
            />
          }
        >
          <h1>{title}</h1>
        </ExportTitle>
        {/* the headings of the rows are below it */}
        <h2>
          <VisuallyHidden>{t(`waiting.reviews.lists.${choice.list}`)}</VisuallyHidden>
        </h2>
      </header>
      <ModerationList choice={choice} toAddress={toAddress} toPage={toAddress} />
    </div>
  );
}
