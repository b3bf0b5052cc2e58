import { useLocation } from "react-router";
import { parseReviewChoice, ShopReviews } from "../../features/dashboard/shop-reviews.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./numbers-page.module.css";

export default function ReviewsPage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PanelHead title={t("shopReviews.title")} />
      <header>
        <h1>{t("shopReviews.title")}</h1>
        <p className={styles.about}>{t("shopReviews.about")}</p>
      </header>
      <ShopReviews choice={parseReviewChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
