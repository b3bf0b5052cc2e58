import type { Section } from "@bezak/contract/content.ts";
import { Alert } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../../lib/thumb-picture.tsx";
import { useLocalized } from "../../../lib/use-localized.ts";
import styles from "./section-items.module.css";

export interface SectionItemsProps {
  filled: Section;
}

/** Names shown; of the others only their number. */
const shownMax = 12;

/** What visitors would see in a section now; that they would see nothing of an empty one. */
export function SectionItems({ filled }: SectionItemsProps) {
  const t = useTexts();
  const text = useLocalized();
  // a text is in the preview as a whole
  if (filled.type === "text") return null;
  const count = filled.items.length;
  if (count === 0) {
    return (
      <Alert tone="warning" title={t("contentAdmin.sections.empty")}>
        {t(`contentAdmin.sections.emptyTexts.${filled.type}`)}
      </Alert>
    );
  }
  const rows = filled.items.slice(0, shownMax).map((item) => ({
    id: item.id,
    name: text("title" in item ? item.title : item.name) || t("common.untitled"),
    picture: "title" in item ? item.image.mobile : item.image,
  }));
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t("contentAdmin.sections.sees", { count })}</p>
      <ol role="list" className={styles.list}>
        {rows.map(({ id, name, picture }) => (
          <li key={id} className={styles.item}>
            <ThumbPicture url={picture} className={styles.picture} />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ol>
      {count > shownMax ? (
        <p className={styles.more}>{t("contentAdmin.sections.more", { count: count - shownMax })}</p>
      ) : null}
    </div>
  );
}
