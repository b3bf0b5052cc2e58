import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import type { CatalogFilter } from "../../lib/paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
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

/** Where else one can go, how the shop speaks and looks, and what can be paid with. */
export default function Footer() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.shop}>
            <Logo />
            <p>{t("shop.promise")}</p>
          </div>
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
        <div className={styles.choices}>
          <LanguageLinks />
          <ThemeSwitch />
        </div>
        <div className={styles.end}>
          <p suppressHydrationWarning>{t("footer.copyright", { year: new Date().getFullYear() })}</p>
          <PaymentMarks />
        </div>
      </div>
    </footer>
  );
}
