import { favoriteSorts, type FavoriteSort } from "@bezak/contract/favorite-sorts.ts";
import { Button, NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./favorite-list.module.css";
import type { FavoriteListAnswer, FavoriteListState } from "./favorites-api.ts";
import { listQuery } from "./list-state.ts";

export interface FavoritesToolbarProps {
  state: FavoriteListState;
  answer: FavoriteListAnswer;
  onSort: (sort: FavoriteSort) => void;
}

export function FavoritesToolbar({ state, answer, onSort }: FavoritesToolbarProps) {
  const t = useTexts();
  const paths = usePaths();
  const { tags } = answer.data;
  const at = (tag: string | undefined) => `${paths.wishlist()}${listQuery({ ...state, tag, page: 1 })}`;
  const chip = (tag: string | undefined, label: string) => (
    <Button asChild key={label} size="small" variant={state.tag === tag ? "secondary" : "ghost"}>
      <Link to={at(tag)} aria-current={state.tag === tag || undefined}>
        {label}
      </Link>
    </Button>
  );
  return (
    <div className={styles.bar}>
      <p aria-live="polite" className={styles.count}>
        {t("wishlist.count", { count: answer.pagination.total })}
      </p>
      <NativeSelect
        label={t("wishlist.sort")}
        hideLabel
        value={state.sort}
        options={favoriteSorts.map((sort) => ({ value: sort, label: t(`wishlist.sorts.${sort}`) }))}
        onChange={(event) => onSort(event.currentTarget.value as FavoriteSort)}
        className={styles.sort}
      />
      {tags.length > 0 ? (
        <nav aria-label={t("wishlist.tags")} className={styles.chips}>
          {chip(undefined, t("wishlist.allTags"))}
          {tags.map(({ value, count }) => chip(value, t("wishlist.tagCount", { tag: value, count })))}
        </nav>
      ) : null}
    </div>
  );
}
