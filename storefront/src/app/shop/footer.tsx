import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { InfoPage } from "../../lib/info-pages.ts";
import { Link } from "../../lib/link.tsx";
import type { Paths } from "../../lib/paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { FooterContacts } from "./footer-contacts.tsx";
import { FooterLegal } from "./footer-legal.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import styles from "./footer.module.css";

type FooterLink = readonly [to: (paths: Paths) => string, TextKey];

const info =
  (page: InfoPage) =>
  ({ info: at }: Paths) =>
    at(page);

const columns: readonly { title: TextKey; links: readonly FooterLink[] }[] = [
  {
    title: "footer.company",
    links: [
      [({ about }) => about(), "footer.about"],
      [info("careers"), "footer.careers"],
      [info("news"), "footer.news"],
      [info("investors"), "footer.investors"],
      [({ contacts }) => contacts(), "footer.contacts"],
    ],
  },
  {
    title: "footer.help",
    links: [
      [({ faq }) => faq(), "footer.faq"],
      [info("delivery"), "footer.delivery"],
      [info("returns"), "footer.returns"],
      [info("warranty"), "footer.warranty"],
    ],
  },
  {
    title: "footer.sellers",
    links: [
      [({ becomeSeller }) => becomeSeller(), "footer.sell"],
      [info("business"), "footer.business"],
      [info("advertising"), "footer.advertising"],
      [info("api"), "footer.api"],
    ],
  },
  {
    title: "footer.legal",
    links: [
      [info("terms"), "footer.terms"],
      [info("privacy"), "footer.privacy"],
      [info("selling-rules"), "footer.sellingRules"],
      [info("buyer-protection"), "footer.buyerProtection"],
    ],
  },
];

/** Links, language, theme and payment methods. */
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
            <FooterContacts />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className={styles.title}>{t(title)}</h2>
              <ul role="list">
                {links.map(([to, name]) => (
                  <li key={name}>
                    <Link to={to(paths)} className={styles.link}>
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
          <FooterLegal />
          <PaymentMarks />
        </div>
      </div>
    </footer>
  );
}
