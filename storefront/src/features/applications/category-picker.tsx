import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Checkbox, Tag, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useId, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { allOf, foundIn, type CategoryChoice } from "./category-choices.ts";
import styles from "./category-picker.module.css";

export interface CategoryPickerProps {
  choices: readonly CategoryChoice[];
  /** ids, one to five */
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

/** Chooses one to five categories, with a search. A sixth is refused with a message. */
export function CategoryPicker({ choices, value, error, onChange }: CategoryPickerProps) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [tooMany, setTooMany] = useState(false);
  const max = sellerLimits.categoriesMax;
  const shown = foundIn(choices, typed);
  const chosen = allOf(choices).filter((one) => value.includes(one.id));

  function toggle(one: string, wanted: boolean) {
    setTooMany(wanted && value.length >= max);
    if (!wanted) onChange(value.filter((other) => other !== one));
    else if (value.length < max) onChange([...value, one]);
  }

  const rows = (list: readonly CategoryChoice[], level: number) =>
    list.map((one) => (
      <li key={one.id}>
        <Checkbox
          label={one.name}
          checked={value.includes(one.id)}
          onChange={(event) => toggle(one.id, event.currentTarget.checked)}
          className={level === 0 ? styles.top : styles.below}
        />
        {one.below.length > 0 ? <ul role="list">{rows(one.below, level + 1)}</ul> : null}
      </li>
    ));

  return (
    <div role="group" aria-labelledby={`${id}-search-label`} className={styles.root}>
      <TextField
        id={`${id}-search`}
        type="search"
        required
        label={t("application.categories")}
        placeholder={t("selling.findCategory")}
        hint={<span aria-live="polite">{t("selling.chosen", { count: chosen.length, max })}</span>}
        error={tooMany ? t("selling.categoriesMax") : error}
        start={<Search aria-hidden />}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter in the search field must not submit the form
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {chosen.length > 0 ? (
        <ul role="list" className={styles.chosen}>
          {chosen.map(({ id: one, name }) => (
            <li key={one}>
              <Tag onRemove={() => toggle(one, false)} removeLabel={t("selling.removeCategory", { name })}>
                {name}
              </Tag>
            </li>
          ))}
        </ul>
      ) : null}
      {shown.length > 0 ? (
        <ul role="list" className={styles.list}>
          {rows(shown, 0)}
        </ul>
      ) : (
        <p role="status" className={styles.none}>
          {t("selling.noCategory")}
        </p>
      )}
    </div>
  );
}
