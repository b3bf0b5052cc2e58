import { InfoContents } from "./info-contents.tsx";
import type { InfoDocument } from "./info-document.ts";
import { InfoHead } from "./info-head.tsx";
import { InfoText, type InfoTextProps } from "./info-text.tsx";
import styles from "./info-view.module.css";

/** From this number of sections on there is a table of contents. */
const long = 4;

export interface InfoViewProps extends Pick<InfoTextProps, "live"> {
  document: InfoDocument;
}

export function InfoView({ document, live }: InfoViewProps) {
  const { sections } = document;
  const hasContents = sections.length >= long;
  return (
    <article className={styles.root}>
      <InfoHead document={document} />
      <div className={styles.columns} data-contents={hasContents || undefined}>
        {hasContents ? <InfoContents sections={sections} /> : null}
        <div className={styles.sections}>
          {sections.map(({ id, title, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              <InfoText blocks={text} live={live} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
