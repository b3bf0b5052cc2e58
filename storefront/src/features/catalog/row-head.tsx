import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./product-row.module.css";
import { Link } from "../../lib/link.tsx";

/** Title of a row with a link to the full list. */
export function RowHead({ title, allPath }: { title: string; allPath?: string }) {
  const t = useTexts();
  return (
    <div className={styles.header}>
      <h2>{title}</h2>
      {allPath ? (
        <TextLink asChild variant="standalone">
          <Link to={allPath} aria-label={`${t("common.all")}: ${title}`}>
            {t("common.all")}
          </Link>
        </TextLink>
      ) : null}
    </div>
  );
}
