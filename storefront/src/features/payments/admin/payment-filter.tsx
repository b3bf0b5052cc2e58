import { paymentMethods, paymentOutcomes } from "@bezak/contract/payment-status.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { FilterChoice } from "../../../lib/filter-choice.tsx";
import { ListSearch } from "../../../lib/list-search.tsx";
import { PeriodFields } from "../../../lib/period-fields.tsx";
import styles from "./payment-filter.module.css";
import type { PaymentsChoice } from "./payments-address.ts";

/** Cash is paid at no gateway. */
const methods = paymentMethods.filter((method) => method !== "cash");

export interface PaymentFilterProps {
  choice: PaymentsChoice;
  onChange: (change: Partial<PaymentsChoice>) => void;
}

/** Filters of the list of payments; the choice is part of the address. */
export function PaymentFilter({ choice, onChange }: PaymentFilterProps) {
  const t = useTexts();
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("paymentAdmin.search")}
        hint={t("paymentAdmin.searchHint")}
        q={choice.q}
        onSearch={(q) => onChange({ q })}
        className={styles.search}
      />
      <FilterChoice
        label="paymentAdmin.method"
        all="paymentAdmin.anyMethod"
        value={choice.method}
        options={methods.map((method) => [method, t(`orders.methods.${method}`)])}
        onChange={(method) => onChange({ method })}
      />
      <FilterChoice
        label="paymentAdmin.outcome"
        all="paymentAdmin.anyOutcome"
        value={choice.outcome}
        options={paymentOutcomes.map((outcome) => [outcome, t(`paymentAdmin.outcomes.${outcome}`)])}
        onChange={(outcome) => onChange({ outcome })}
      />
      <PeriodFields period={choice} onChange={onChange} />
    </div>
  );
}
