import { useTexts } from "../../i18n/texts-context.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { PeriodFields } from "../../lib/period-fields.tsx";
import type { ParcelChoice } from "./parcel-choice.ts";
import styles from "./parcel-filter.module.css";

export interface ParcelFilterProps {
  choice: ParcelChoice;
  onChoose: (choice: ParcelChoice) => void;
}

/** Filters parcels by text and dates; the choice is part of the address. */
export function ParcelFilter({ choice, onChoose }: ParcelFilterProps) {
  const t = useTexts();
  const narrow = (change: Partial<ParcelChoice>) => onChoose({ ...choice, ...change, page: 1 });
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("parcels.search")}
        hint={t("parcels.searchHint")}
        q={choice.q}
        onSearch={(q) => narrow({ q })}
        className={styles.search}
      />
      <PeriodFields period={choice} onChange={narrow} />
    </div>
  );
}
