import { ListSearch } from "./list-search.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { ShopFilter } from "./shop-filter.tsx";
import type { ShopListChoice } from "./shop-list-choice.ts";
import styles from "./filter-grid.module.css";

export interface ShopListFilterProps {
  choice: ShopListChoice;
  texts: { search: string; hint: string };
  onChange: (change: Partial<ShopListChoice>) => void;
}

/** Words, shop and days of a list of the administrators' panel. Needs the message part `calendar`. */
export function ShopListFilter({ choice, texts, onChange }: ShopListFilterProps) {
  return (
    <div className={styles.root}>
      <div className={styles.fields}>
        <ListSearch
          label={texts.search}
          hint={texts.hint}
          q={choice.q}
          onSearch={(q) => onChange({ q })}
          className={styles.search}
        />
        <div className={styles.wide}>
          <ShopFilter shop={choice.seller} onChange={(seller) => onChange({ seller })} />
        </div>
        <PeriodFields period={choice} onChange={onChange} />
      </div>
    </div>
  );
}
