import type { Category } from "@bezak/contract/catalog.ts";
import { VisuallyHidden } from "@bezak/ui-kit";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./category-tiles.module.css";

export interface CategoryTilesProps {
  title: string;
  /** the title is read and not shown: pictures with names speak for themselves */
  hideTitle?: boolean;
  categories: readonly Category[];
}

/** Categories as pictures with names: a strip to swipe on a phone. */
export function CategoryTiles({ title, hideTitle, categories }: CategoryTilesProps) {
  const text = useLocalized();
  const paths = usePaths();
  if (categories.length === 0) return null;
  return (
    <section className={styles.root}>
      {hideTitle ? (
        <VisuallyHidden>
          <h2>{title}</h2>
        </VisuallyHidden>
      ) : (
        <h2>{title}</h2>
      )}
      <ul role="list" className={styles.strip}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={paths.category(category.slug || category.id)} className={styles.tile}>
              <span className={styles.picture}>
                {category.image ? <ThumbPicture url={category.image} /> : null}
              </span>
              <span className={styles.name}>{text(category.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
