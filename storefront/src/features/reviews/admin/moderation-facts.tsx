import type { AdministeredReview } from "@bezak/contract/review-admin.ts";
import { Alert, TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { Link } from "../../../lib/link.tsx";
import { mailLink } from "../../../lib/mail-link.ts";
import { ThumbPicture } from "../../../lib/thumb-picture.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import styles from "./moderation-facts.module.css";

/** What a decision about a review depends on: product, shop, account, reports. */
export function ModerationFacts({ review }: { review: AdministeredReview }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const rights = useRights();
  const { product, shop, author, rejectionReason, reports } = review;
  const { account } = author;
  return (
    <div className={styles.root}>
      <div className={styles.product}>
        <ThumbPicture url={product?.image} className={styles.picture} />
        <div className={styles.about}>
          {product ? (
            <TextLink asChild>
              <Link to={paths.product(product.slug)} data-panel-key="o">
                {text(product.name) || t("common.untitled")}
              </Link>
            </TextLink>
          ) : (
            <span>{t("waiting.reviews.gone")}</span>
          )}
          {shop ? (
            <span className={styles.quiet}>
              {t("waiting.reviews.shop")}:{" "}
              <TextLink asChild>
                <Link to={paths.seller(shop.slug)}>{shop.name}</Link>
              </TextLink>
            </span>
          ) : null}
        </div>
      </div>
      {rights.mayUse("reviewAuthors") ? (
        <p className={styles.quiet}>
          {t("waiting.reviews.account")}:{" "}
          {account ? (
            <>
              {account.name ? `${account.name}, ` : null}
              <TextLink href={mailLink(account.email)}>{account.email}</TextLink>
            </>
          ) : (
            t("waiting.reviews.noAccount")
          )}
        </p>
      ) : null}
      {rejectionReason ? (
        <p className={styles.quiet}>{t("waiting.reviews.rejectedFor", { reason: rejectionReason })}</p>
      ) : null}
      {reports.open > 0 ? <Reports reports={reports} /> : null}
    </div>
  );
}

function Reports({ reports }: Pick<AdministeredReview, "reports">) {
  const t = useTexts();
  const date = useDate();
  const open = reports.latest.filter((report) => report.open);
  const settled = reports.count - reports.open;
  return (
    <Alert
      role="note"
      tone="danger"
      title={t("waiting.reviews.reports", { count: reports.open })}
      className={styles.reports}
    >
      <ul role="list" className={styles.list}>
        {open.map(({ reason, text, createdAt }) => (
          <li key={`${createdAt} ${reason} ${text}`}>
            <span>
              {t(`reviews.reasons.${reason}`)}, {date(createdAt)}
            </span>
            {text ? <p className={styles.text}>{text}</p> : null}
          </li>
        ))}
      </ul>
      {reports.open > open.length ? (
        <p>{t("waiting.reviews.moreReports", { count: reports.open - open.length })}</p>
      ) : null}
      {settled > 0 ? <p>{t("waiting.reviews.settledReports", { count: settled })}</p> : null}
    </Alert>
  );
}
