import { Link } from "react-router-dom";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { CatalogFilter } from "../../lib/paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { LanguageLinks } from "./language-links.tsx";
import styles from "./footer.module.css";

type FooterLink = readonly [CatalogFilter, TextKey];

/** The pages behind these links are not written yet: the specification sends them to the catalogue with a filter. */
const columns: readonly { title: TextKey; links: readonly FooterLink[] }[] = [
  {
    title: "footer.company",
    links: [
      ["careers", "footer.careers"],
      ["news", "footer.news"],
      ["investors", "footer.investors"],
    ],
  },
  {
    title: "footer.help",
    links: [
      ["delivery", "footer.delivery"],
      ["returns", "footer.returns"],
      ["warranty", "footer.warranty"],
    ],
  },
  {
    title: "footer.sellers",
    links: [
      ["business", "footer.business"],
      ["advertising", "footer.advertising"],
      ["api", "footer.api"],
    ],
  },
  {
    title: "footer.legal",
    links: [
      ["terms", "footer.terms"],
      ["privacy", "footer.privacy"],
      ["selling-rules", "footer.sellingRules"],
      ["buyer-protection", "footer.buyerProtection"],
    ],
  },
];

/** `year` is the server's and the browser's current one. */
export function Footer({ year }: { year: number }) {
  const t = useTexts();
  const paths = usePaths();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className={styles.title}>{t(title)}</h2>
              <ul role="list">
                {links.map(([filter, name]) => (
                  <li key={filter}>
                    <Link to={paths.catalog(filter)} className={styles.link}>
                      {t(name)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <p suppressHydrationWarning>{t("footer.copyright", { year })}</p>
          <LanguageLinks />
        </div>
      </div>
    </footer>
  );
}
