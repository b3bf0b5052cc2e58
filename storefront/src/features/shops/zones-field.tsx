import { Alert, Checkbox, SegmentedControl } from "@bezak/ui-kit";
import { useId } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./shop-form.module.css";

/** A city with its name in the language of the page. */
export interface CityChoice {
  value: string;
  label: string;
}

export interface ZonesFieldProps {
  /** undefined while they are loading or cannot be loaded: the chosen ones stay */
  cities: readonly CityChoice[] | undefined;
  /** null for all */
  value: readonly string[] | null;
  error: string | undefined;
  onChange: (value: readonly string[] | null) => void;
}

/** Cities that the shop delivers to: all or some. */
export function ZonesField({ cities, value, error, onChange }: ZonesFieldProps) {
  const t = useTexts();
  const id = useId();
  const known = cities ?? value?.map((slug) => ({ value: slug, label: slug })) ?? [];
  const toggle = (slug: string, on: boolean) =>
    onChange(on ? [...(value ?? []), slug] : (value ?? []).filter((other) => other !== slug));
  return (
    <div
      role="group"
      aria-label={t("shopSettings.zones")}
      aria-describedby={value ? `${id}-hint` : undefined}
      className={styles.zones}
    >
      <SegmentedControl
        label={t("shopSettings.zones")}
        options={[
          { value: "all", label: t("shopSettings.allCities") },
          { value: "some", label: t("shopSettings.someCities") },
        ]}
        value={value === null ? "all" : "some"}
        onValueChange={(choice) => onChange(choice === "all" ? null : [])}
      />
      {value ? (
        <>
          <p id={`${id}-hint`} className={styles.quiet}>
            {t("shopSettings.zonesHint")}
          </p>
          <div className={styles.cities} aria-invalid={error !== undefined || undefined}>
            {known.map(({ value: slug, label }) => (
              <Checkbox
                key={slug}
                label={label}
                checked={value.includes(slug)}
                onChange={(event) => toggle(slug, event.currentTarget.checked)}
              />
            ))}
          </div>
        </>
      ) : null}
      {error ? <Alert tone="danger">{error}</Alert> : null}
    </div>
  );
}
