import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import type { MenuCategory } from "./category-menu.ts";
import styles from "./category-links.module.css";

export interface CategoryBranchProps {
  categories: readonly MenuCategory[];
  /** expands all levels, as during a search */
  unfolded: boolean;
  onFollow: () => void;
}

/** Lines of the category menu; the levels below a line expand under it. */
export function CategoryBranch({ categories, unfolded, onFollow }: CategoryBranchProps) {
  return (
    <ul role="list">
      {categories.map((category) => (
        <CategoryLine key={category.address} category={category} unfolded={unfolded} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function CategoryLine({
  category,
  unfolded,
  onFollow,
}: { category: MenuCategory } & Omit<CategoryBranchProps, "categories">) {
  const t = useTexts();
  const paths = usePaths();
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const { address, name, image, productCount, children } = category;
  const open = children.length > 0 && (chosen ?? unfolded);
  return (
    <li>
      <div className={styles.row}>
        <Link to={paths.category(address)} onClick={onFollow} className={styles.link}>
          {image ? <ThumbPicture url={image} className={styles.picture} /> : null}
          <span className={styles.name}>{name}</span>
          {productCount === null ? null : <span className={styles.count}>{formatNumber(productCount)}</span>}
        </Link>
        {children.length > 0 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t("nav.unfold", { name })}
            onClick={() => setChosen(!open)}
            className={styles.unfold}
          >
            <ChevronDown aria-hidden />
          </button>
        ) : null}
      </div>
      {open ? (
        <div id={id} className={styles.below}>
          <CategoryBranch categories={children} unfolded={unfolded} onFollow={onFollow} />
        </div>
      ) : null}
    </li>
  );
}
