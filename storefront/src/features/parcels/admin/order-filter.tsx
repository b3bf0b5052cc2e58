import { parcelDates } from "@bezak/contract/list-dates.ts";
import { paymentMethods, paymentStatuses } from "@bezak/contract/payment-status.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { FilterChoice } from "../../../lib/filter-choice.tsx";
import { ListSearch } from "../../../lib/list-search.tsx";
import { PeriodFields } from "../../../lib/period-fields.tsx";
import { ShopFilter } from "../../../lib/shop-filter.tsx";
import styles from "./order-filter.module.css";
import type { OrdersChoice } from "./orders-address.ts";

/** A city with delivery, its name in the language of the page. */
export interface CityChoice {
  slug: string;
  name: string;
}

export interface OrderFilterProps {
  choice: OrdersChoice;
  cities: readonly CityChoice[];
  onChoose: (choice: OrdersChoice) => void;
}

/** Filters of the list of parcels; the choice is part of the address. */
export function OrderFilter({ choice, cities, onChoose }: OrderFilterProps) {
  const t = useTexts();
  const narrow = (change: Partial<OrdersChoice>) => onChoose({ ...choice, ...change, page: 1 });
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("orderAdmin.search")}
        hint={t("orderAdmin.searchHint")}
        q={choice.q}
        onSearch={(q) => narrow({ q })}
        className={styles.search}
      />
      <ShopFilter shop={choice.seller} onChange={(seller) => narrow({ seller })} />
      <FilterChoice
        label="orderAdmin.city"
        all="orderAdmin.anyCity"
        value={choice.city}
        options={cities.map(({ slug, name }) => [slug, name])}
        onChange={(city) => narrow({ city })}
      />
      <FilterChoice
        label="orderAdmin.method"
        all="orderAdmin.anyMethod"
        value={choice.paymentMethod}
        options={paymentMethods.map((method) => [method, t(`orders.methods.${method}`)])}
        onChange={(paymentMethod) => narrow({ paymentMethod })}
      />
      <FilterChoice
        label="orderAdmin.payment"
        all="orderAdmin.anyPayment"
        value={choice.paymentStatus}
        options={paymentStatuses.map((status) => [status, t(`orderAdmin.paymentStatuses.${status}`)])}
        onChange={(paymentStatus) => narrow({ paymentStatus })}
      />
      <div className={styles.dated}>
        <NativeSelect
          hideLabel
          label={t("orderAdmin.dated")}
          value={choice.dated ?? "placed"}
          options={parcelDates.map((value) => ({ value, label: t(`orderAdmin.dates.${value}`) }))}
          onChange={(event) =>
            narrow({ dated: parcelDates.slice(1).find((one) => one === event.currentTarget.value) })
          }
        />
      </div>
      <PeriodFields period={choice} onChange={narrow} />
    </div>
  );
}
