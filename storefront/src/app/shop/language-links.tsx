import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { inLanguage, languages, type Language } from "../../lib/language.ts";
import { knownQuery } from "../../lib/paths.ts";
import { openStorage } from "../../lib/storage.ts";
import { rememberLanguage } from "../follow-stored-language.ts";
import styles from "./language-links.module.css";

/**
 * The same page in the other languages. Plain links: another language is another document. Where the page was
 * scrolled to and what was typed goes along.
 */
export function LanguageLinks({ small }: { small?: boolean }) {
  const t = useTexts();
  const current = useLanguage();
  // the small one repeats the footer's: one landmark is enough
  const Place = small ? "div" : "nav";
  const { pathname, search } = useLocation();
  function choose(event: MouseEvent<HTMLAnchorElement>, language: Language) {
    rememberLanguage(openStorage("localStorage"), language);
    // with everything that stands in the address now, also what the rendered link leaves out
    const { search: whole, hash } = window.location;
    const address = `${inLanguage(pathname, language)}${whole}${hash}`;
    event.currentTarget.href = address;
    // another tab starts at the top
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const go = () => window.location.assign(address);
    import("./restore-scroll.ts")
      .then(({ saveScroll }) => saveScroll(openStorage("sessionStorage")))
      .then(go, go);
  }
  return (
    <Place role={small ? "group" : undefined} aria-label={t("languages.label")}>
      <ul role="list" className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`${inLanguage(pathname, language)}${knownQuery(search)}`}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? "true" : undefined}
              data-small={small}
              // the page of nothing is one document at many addresses
              suppressHydrationWarning
              onClick={(event) => choose(event, language)}
              className={styles.link}
            >
              {t(`languages.${language}`)}
            </a>
          </li>
        ))}
      </ul>
    </Place>
  );
}
