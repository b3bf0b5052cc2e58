import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { inLanguage, languages, type Language } from "../../lib/language.ts";
import { knownQuery } from "../../lib/paths.ts";
import { openStorage } from "../../lib/storage.ts";
import { storeLanguage } from "../follow-stored-language.ts";
import styles from "./language-links.module.css";

/**
 * Links to the page in other languages, each a document of its own. Scroll position and typed text are carried over.
 */
export function LanguageLinks({ small }: { small?: boolean }) {
  const t = useTexts();
  const current = useLanguage();
  // the small variant repeats the footer's, and one landmark is enough
  const Place = small ? "div" : "nav";
  const { pathname, search } = useLocation();
  function choose(event: MouseEvent<HTMLAnchorElement>, language: Language) {
    storeLanguage(openStorage("localStorage"), language);
    // the whole query of the address, while the rendered link has only known parameters
    const { search: whole, hash } = window.location;
    const address = `${inLanguage(pathname, language)}${whole}${hash}`;
    event.currentTarget.href = address;
    // a new tab starts at the top
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
              // the not-found page is one document for many addresses
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
