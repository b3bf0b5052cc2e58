import { DatePicker } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { useCalendar } from "../../lib/use-calendar.ts";
import type { ParcelChoice } from "./parcel-choice.ts";
import styles from "./parcel-filter.module.css";

export interface ParcelFilterProps {
  choice: ParcelChoice;
  onChoose: (choice: ParcelChoice) => void;
}

/** Filters parcels by text and dates; the choice is part of the address. */
export function ParcelFilter({ choice, onChoose }: ParcelFilterProps) {
  const t = useTexts();
  const calendar = useCalendar();
  const narrow = (change: Partial<ParcelChoice>) => onChoose({ ...choice, ...change, page: 1 });
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("parcels.search")}
        hint={t("parcels.searchHint")}
        find={t("parcels.find")}
        q={choice.q}
        onSearch={(q) => narrow({ q })}
        className={styles.search}
      />
      <DatePicker
        {...calendar}
        label={t("parcels.from")}
        hideLabel
        placeholder={t("parcels.from")}
        value={choice.from ?? ""}
        max={choice.to}
        invalidText={t("parcels.noDay")}
        onValueChange={(from) => narrow({ from: from || undefined })}
      />
      <DatePicker
        {...calendar}
        label={t("parcels.to")}
        hideLabel
        placeholder={t("parcels.to")}
        value={choice.to ?? ""}
        min={choice.from}
        invalidText={t("parcels.noDay")}
        onValueChange={(to) => narrow({ to: to || undefined })}
      />
    </div>
  );
}
