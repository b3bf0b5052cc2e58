import { findDay } from "./find-day.ts";
import { ListSearch } from "./list-search.tsx";
import { PeriodFields, type Period } from "./period-fields.tsx";
import { queryId, queryText } from "./query-text.ts";
import { ShopFilter } from "./shop-filter.tsx";
import styles from "./shop-list-filter.module.css";

/** Filters of a list of all shops, named in the address as in the call. */
export interface ShopListChoice extends Period {
  /** empty for all */
  q: string;
  /** id of a shop */
  seller?: string;
}

/** Reads them from an address; invalid values are ignored. */
export function parseShopListChoice(search: URLSearchParams): ShopListChoice {
  const [seller, from, to] = [
    queryId(search, "seller"),
    findDay(search.get("from")),
    findDay(search.get("to")),
  ];
  return { q: queryText(search), ...(seller && { seller }), ...(from && { from }), ...(to && { to }) };
}

/** The same for a call. */
export const shopListQuery = ({ q, seller, from, to }: ShopListChoice) => ({
  q: q || undefined,
  seller,
  from,
  to,
});

/** Whether any of them is set. */
export const isShopListNarrowed = ({ q, seller, from, to }: ShopListChoice): boolean =>
  [q, seller, from, to].some(Boolean);

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
          className={styles.wide}
        />
        <div className={styles.wide}>
          <ShopFilter shop={choice.seller} onChange={(seller) => onChange({ seller })} />
        </div>
        <PeriodFields period={choice} onChange={onChange} />
      </div>
    </div>
  );
}
