import { useTexts } from "../../i18n/texts-context.tsx";
import type { InfoDocument } from "./info-document.ts";
import styles from "./info-view.module.css";

export function InfoHead({ document }: { document: Pick<InfoDocument, "title" | "lead" | "updated"> }) {
  const t = useTexts();
  const [iso, words] = document.updated;
  return (
    <header className={styles.head}>
      <h1>{document.title}</h1>
      <p className={styles.lead}>{document.lead}</p>
      <p className={styles.updated}>
        {t("info.updated")} <time dateTime={iso}>{words}</time>
      </p>
    </header>
  );
}
