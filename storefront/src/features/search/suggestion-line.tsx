import { History, LayoutGrid, Search, Store, X } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useSum } from "../../lib/use-sum.ts";
import type { Suggestion, SuggestionGroup } from "./suggestion-groups.ts";
import styles from "./suggestions.module.css";

const icons = { recent: History, categories: LayoutGrid, products: Search, sellers: Store, all: Search };

export interface SuggestionLineProps {
  id: string;
  kind: SuggestionGroup["key"];
  line: Suggestion;
  /** chosen by the arrow keys */
  active: boolean;
  onFollow: () => void;
  onForget?: () => void;
}

/** A line of the list: a link that the keys of the input choose. */
export function SuggestionLine({ id, kind, line, active, onFollow, onForget }: SuggestionLineProps) {
  const t = useTexts();
  const sum = useSum();
  const Icon = icons[kind];
  const { picture, price, oldPrice } = line;
  return (
    <div role="presentation" className={styles.row}>
      <Link
        id={id}
        to={line.to}
        role="option"
        aria-selected={active}
        aria-description={onForget ? t("search.forgetKey") : undefined}
        tabIndex={-1}
        onClick={onFollow}
        data-kind={kind}
        className={styles.line}
      >
        {picture ? <ThumbPicture url={picture} className={styles.picture} /> : <Icon aria-hidden />}
        <span className={styles.label}>{line.label}</span>
        {price === undefined ? null : (
          <span className={styles.price}>
            <span data-lower={(oldPrice ?? 0) > price || undefined}>{sum(price)}</span>
            {oldPrice && oldPrice > price ? <s>{sum(oldPrice)}</s> : null}
          </span>
        )}
      </Link>
      {onForget ? (
        // for pointers; by keys the line is removed with Delete
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          title={t("search.forget", { text: line.label })}
          onClick={onForget}
          className={styles.forget}
        >
          <X />
        </button>
      ) : null}
    </div>
  );
}
