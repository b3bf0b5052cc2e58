import type { Facets } from "@bezak/contract/catalog.ts";
import { Checkbox, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { ShowMore } from "./show-more.tsx";
import styles from "./filter-panel.module.css";

export interface BrandFilterProps {
  value: readonly string[];
  brands: Facets["brands"];
  onChange: (value: string[]) => void;
}

/** From this many brands on there is a search field. */
const many = 9;

const least = 6;

/** Checkboxes of brands; a long list can be searched and is collapsed at first. */
export function BrandFilter({ value, brands, onChange }: BrandFilterProps) {
  const t = useTexts();
  const [wanted, setWanted] = useState("");
  if (brands.length === 0) return null;
  const needle = wanted.trim().toLowerCase();
  const found = brands.filter((brand) => brand.value.toLowerCase().includes(needle));
  const box = ({ value: brand, count }: Facets["brands"][number]) => (
    <li key={brand}>
      <Checkbox
        label={brand}
        aside={formatNumber(count)}
        checked={value.includes(brand)}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? [...value, brand] : value.filter((one) => one !== brand))
        }
      />
    </li>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("catalog.brand")}</legend>
      {brands.length >= many ? (
        <TextField
          type="search"
          label={t("catalog.findBrand")}
          hideLabel
          placeholder={t("catalog.findBrand")}
          start={<Search aria-hidden />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          className={styles.find}
        />
      ) : null}
      {found.length === 0 ? <p className={styles.none}>{t("catalog.noBrand")}</p> : null}
      {needle === "" ? (
        <ShowMore least={least} isShown={(index) => value.includes(brands[index]?.value ?? "")}>
          {brands.map(box)}
        </ShowMore>
      ) : (
        <ul role="list">{found.map(box)}</ul>
      )}
    </fieldset>
  );
}
