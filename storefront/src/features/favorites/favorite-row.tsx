import type { Favorite } from "@bezak/contract/favorites.ts";
import { Badge, IconButton, Price, Tag } from "@bezak/ui-kit";
import { Pencil, Trash2, TrendingDown } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { focusNeighbour } from "../../lib/focus-neighbour.ts";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./favorite-row.module.css";
import { MarksForm } from "./marks-form.tsx";

export interface FavoriteRowProps {
  favorite: Favorite;
  /** the list comes from the cache: it is read-only */
  frozen?: boolean;
  /** button that adds the product to the cart */
  buy: ReactNode;
  onRemove: () => void;
}

/** A favorite with product, price, the buyer's notes and actions. */
export function FavoriteRow({ favorite, frozen, buy, onRemove }: FavoriteRowProps) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const { product, addedPrice, tags, priority, notes } = favorite;
  const name = text(product.name) || t("common.untitled");
  const drop = addedPrice - product.price;
  const price = { size: "small", current: sum(product.price) } as const;
  return (
    <article data-sold-out={!product.inStock || undefined} className={styles.root}>
      <Link to={paths.product(product.slug)} tabIndex={-1} aria-hidden className={styles.picture}>
        <ThumbPicture url={product.images[0]?.url ?? product.image} />
      </Link>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link to={paths.product(product.slug)} data-favorite className={styles.link}>
            {name}
          </Link>
        </h2>
        {product.oldPrice !== null && product.oldPrice > product.price ? (
          <Price
            {...price}
            currentLabel={t("product.price")}
            old={sum(product.oldPrice)}
            oldLabel={t("product.oldPrice")}
          />
        ) : (
          <Price {...price} />
        )}
        <div className={styles.marks}>
          {drop > 0 ? (
            <Badge tone="success">
              <TrendingDown aria-hidden />
              {t("wishlist.dropped", { sum: sum(drop) })}
            </Badge>
          ) : null}
          {product.inStock ? null : <Badge>{t("product.soldOut")}</Badge>}
          {priority > 1 ? <Badge tone="info">{t(`wishlist.priorities.${priority}` as TextKey)}</Badge> : null}
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
        {notes ? <p className={styles.notes}>{notes}</p> : null}
      </div>
      <div className={styles.actions}>
        <div className={styles.buy}>{product.inStock ? buy : null}</div>
        <IconButton
          ref={edit}
          label={t("wishlist.editNamed", { name })}
          aria-expanded={editing}
          aria-controls={editing ? formId : undefined}
          disabled={frozen}
          onClick={() => setEditing(!editing)}
        >
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          label={t("wishlist.remove", { name })}
          disabled={frozen}
          onClick={(event) => {
            focusNeighbour(event.currentTarget, "data-favorite");
            onRemove();
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {editing ? (
        <div id={formId} className={styles.form}>
          <MarksForm
            favorite={favorite}
            onDone={() => {
              setEditing(false);
              edit.current?.focus();
            }}
          />
        </div>
      ) : null}
    </article>
  );
}
