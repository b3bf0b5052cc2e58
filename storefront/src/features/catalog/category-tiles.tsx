import { Picture } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { categoriesQuery } from "./catalog-api.ts";
import styles from "./category-tiles.module.css";

/** Side of a category's picture. */
const side = 400;

/** The top categories as tiles; nothing while they are not there. */
export function CategoryTiles({ title }: { title: string }) {
  const text = useLocalized();
  const paths = usePaths();
  const { data = [] } = useQuery(categoriesQuery(useApi()));
  const top = data.filter((category) => category.parentId === null);
  if (top.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2>{title}</h2>
      <ul role="list" className={styles.grid}>
        {top.map((category) => (
          <li key={category.id}>
            <Link to={paths.category(category.slug)} className={styles.tile}>
              {category.image ? (
                <Picture src={category.image} alt="" width={side} height={side} ratio="1 / 1" />
              ) : null}
              <span className={styles.name}>{text(category.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
