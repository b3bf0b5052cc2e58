import type { Category } from "@bezak/contract/catalog.ts";
import { Link } from "../../lib/link.tsx";
import { Strip, type StripProps } from "../../lib/strip.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./category-tiles.module.css";

export interface CategoryTilesProps extends Pick<StripProps, "title" | "hideTitle"> {
  categories: readonly Category[];
}

export function CategoryTiles({ title, hideTitle, categories }: CategoryTilesProps) {
  const text = useLocalized();
  const paths = usePaths();
  if (categories.length === 0) return null;
  return (
    <Strip title={title} hideTitle={hideTitle} className={styles.strip}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={paths.category(category.slug || category.id)} className={styles.tile}>
            <ThumbPicture url={category.image} fallback={null} className={styles.picture} />
            <span className={styles.name}>{text(category.name)}</span>
          </Link>
        </li>
      ))}
    </Strip>
  );
}
