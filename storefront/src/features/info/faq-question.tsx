import { ChevronDown, Link2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import type { FaqQuestion as Question } from "./info-document.ts";
import { InfoText } from "./info-text.tsx";
import styles from "./faq-question.module.css";

/** A question that expands its answer, also without code; its anchor opens it. */
export function FaqQuestion({ id, question, answer }: Question) {
  const t = useTexts();
  const paths = usePaths();
  const { hash, key } = useLocation();
  const root = useRef<HTMLDetailsElement>(null);
  const wanted = hash === `#${id}`;
  useEffect(() => {
    if (!wanted || !root.current) return;
    root.current.open = true;
    root.current.scrollIntoView({ block: "start" });
  }, [wanted, key]);
  return (
    <details ref={root} id={id} className={styles.root}>
      <summary className={styles.question}>
        <h3>{question}</h3>
        <ChevronDown aria-hidden />
      </summary>
      <div className={styles.answer}>
        <InfoText blocks={answer} />
        <Link to={paths.faq(id)} replace state={{ keepScroll: true }} className={styles.anchor}>
          <Link2 aria-hidden />
          {t("info.anchor")}
        </Link>
      </div>
    </details>
  );
}
