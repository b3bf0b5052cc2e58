import { useTexts } from "../../i18n/texts-context.tsx";
import { NavLink } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { useCategoryMenu } from "./use-category-menu.ts";
import styles from "./category-strip.module.css";

/** The categories in one line below the top bar on wide screens; empty when they cannot be loaded. */
export function CategoryStrip() {
  const t = useTexts();
  const paths = usePaths();
  const { menu = [] } = useCategoryMenu();
  return (
    <nav aria-label={t("nav.categories")} className={styles.root}>
      <ul role="list" className={styles.list}>
        {menu.map((category) => (
          <li key={category.address}>
            <NavLink to={paths.category(category.address)} className={styles.link}>
              {category.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
