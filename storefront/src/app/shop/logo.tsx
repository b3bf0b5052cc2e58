import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./logo.module.css";

/** Name and mark of the shop, a glazed tile with a saffron star; links to the home page. */
export function Logo() {
  return (
    <Link to={usePaths().home()} className={styles.root}>
      <svg viewBox="0 0 32 32" aria-hidden className={styles.mark}>
        <rect width="32" height="32" rx="8" className={styles.tile} />
        <path d="M16 5l4 7 7 4-7 4-4 7-4-7-7-4 7-4z" className={styles.star} />
        <circle cx="16" cy="16" r="3" className={styles.tile} />
      </svg>
      <span className={styles.name}>{useTexts()("shop.name")}</span>
    </Link>
  );
}
