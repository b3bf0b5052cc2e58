import { shopStates, type ShopState } from "@bezak/contract/seller-roles.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { countedBy, type TabbedPage } from "../../lib/counted.ts";
import { ListSearch } from "../../lib/list-search.tsx";
import { PeriodFields } from "../../lib/period-fields.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import type { ShopsChoice } from "./shop-admin-api.ts";
import styles from "./shop-list.module.css";

export interface ShopFilterProps {
  choice: ShopsChoice;
  /** whose counts are shown; undefined until it is loaded */
  page: TabbedPage<ShopState> | undefined;
  toAddress: (choice: ShopsChoice) => string;
  onChoose: (choice: ShopsChoice) => void;
}

/** Filters the shops; the choice is part of the address. */
export function ShopFilter({ choice, page, toAddress, onChoose }: ShopFilterProps) {
  const t = useTexts();
  return (
    <>
      <TabLinks
        label={t("shopAdmin.state")}
        tabs={[null, ...shopStates].map((status) => ({
          name: t(`shopAdmin.${status ?? "all"}`),
          to: toAddress({ ...choice, status, page: 1 }),
          isHere: status === choice.status,
          ...countedBy(page, status),
        }))}
      />
      <div className={styles.filter}>
        <ListSearch
          label={t("shopAdmin.search")}
          hint={t("shopAdmin.searchHint")}
          q={choice.q}
          onSearch={(q) => onChoose({ ...choice, q, page: 1 })}
          className={styles.search}
        />
        <PeriodFields
          period={choice}
          texts={{ from: t("shopAdmin.openedFrom"), to: t("shopAdmin.openedTo") }}
          onChange={(period) => onChoose({ ...choice, ...period, page: 1 })}
        />
      </div>
    </>
  );
}
