import { SegmentedControl } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { PeriodFields } from "../../lib/period-fields.tsx";
import type { ShopsChoice } from "./shop-admin-api.ts";
import styles from "./shop-list.module.css";

export interface ShopFilterProps {
  choice: ShopsChoice;
  onChoose: (choice: ShopsChoice) => void;
}

/** Filters the shops; the choice is part of the address. */
export function ShopFilter({ choice, onChoose }: ShopFilterProps) {
  const t = useTexts();
  return (
    <div className={styles.filter}>
      <ListSearch
        label={t("shopAdmin.search")}
        hint={t("shopAdmin.searchHint")}
        q={choice.q}
        onSearch={(q) => onChoose({ ...choice, q, page: 1 })}
        className={styles.search}
      />
      <SegmentedControl
        label={t("shopAdmin.state")}
        options={[
          { value: "all", label: t("shopAdmin.all") },
          { value: "active", label: t("shopAdmin.active") },
          { value: "suspended", label: t("shopAdmin.suspended") },
        ]}
        value={choice.status ?? "all"}
        onValueChange={(status) => onChoose({ ...choice, status: status === "all" ? null : status, page: 1 })}
      />
      <PeriodFields
        period={choice}
        texts={{ from: t("shopAdmin.openedFrom"), to: t("shopAdmin.openedTo") }}
        onChange={(period) => onChoose({ ...choice, ...period, page: 1 })}
      />
    </div>
  );
}
