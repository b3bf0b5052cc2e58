import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./info-contents.module.css";

export interface InfoContentsProps {
  sections: readonly { id: string; title: string }[];
  /** a single row on a phone, for few short titles */
  short?: boolean;
}

/** Table of contents with plain anchors, which work before the page is hydrated. */
export function InfoContents({ sections, short }: InfoContentsProps) {
  const t = useTexts();
  return (
    <nav aria-labelledby="contents-title" data-short={short} className={styles.root}>
      <h2 id="contents-title" className={styles.title}>
        {t("info.contents")}
      </h2>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
