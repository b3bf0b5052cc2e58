import { Button, EmptyState, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { matchingQuestions } from "./faq-filter.ts";
import { FaqQuestion } from "./faq-question.tsx";
import { InfoContents } from "./info-contents.tsx";
import type { FaqDocument } from "./info-document.ts";
import { InfoHead } from "./info-head.tsx";
import styles from "./faq-view.module.css";

/** Questions and answers by subject, filtered while typing. */
export function FaqView({ document }: { document: FaqDocument }) {
  const t = useTexts();
  const paths = usePaths();
  const [search, setSearch] = useState("");
  const shown = matchingQuestions(document.categories, search);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <article className={styles.root}>
      <InfoHead document={document} />
      <div role="search" aria-label={t("info.search")} className={styles.search}>
        <TextField
          type="search"
          label={t("info.search")}
          hideLabel
          placeholder={t("info.search")}
          autoComplete="off"
          start={<Search aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status" className={styles.found}>
          {search.trim() === "" ? null : t("info.found", { count })}
        </p>
      </div>
      <div className={styles.columns}>
        {shown.length > 0 ? <InfoContents short sections={shown} /> : null}
        <div className={styles.categories}>
          {shown.map(({ id, title, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.category}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              {questions.map((question) => (
                <FaqQuestion key={question.id} {...question} />
              ))}
            </section>
          ))}
          {shown.length === 0 ? (
            <EmptyState
              title={t("info.nothing")}
              text={t("info.nothingText")}
              actions={
                <>
                  <Button asChild variant="primary">
                    <Link to={paths.contacts()}>{t("info.write")}</Link>
                  </Button>
                  <Button onClick={() => setSearch("")}>{t("info.allQuestions")}</Button>
                </>
              }
            />
          ) : null}
        </div>
      </div>
    </article>
  );
}
