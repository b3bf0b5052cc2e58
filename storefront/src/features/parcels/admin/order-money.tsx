import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { useSum } from "../../../lib/use-sum.ts";
import styles from "./order-view.module.css";
import { SumList } from "./sum-list.tsx";

/** Sums of one parcel: what the buyer pays, and what of it the shop and the marketplace get. */
export function OrderMoney({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const sum = useSum();
  const { money, total, status, cash, collect, refunded } = parcel;
  const isOver = status === "cancelled" || refunded;
  return (
    <PanelSection title={t("orderAdmin.money")}>
      <SumList
        facts={[
          { name: t("parcels.subtotal"), value: sum(money.subtotal) },
          { name: t("orderAdmin.withDelivery"), value: sum(total) },
          { name: t("parcels.collect"), value: collect > 0 ? sum(collect) : null },
          { name: t("parcels.commission"), value: sum(money.commission) },
          {
            name: t("parcels.freeDelivery"),
            value: money.deliveryAtShopsExpense > 0 ? sum(money.deliveryAtShopsExpense) : null,
          },
          { name: t("orderAdmin.earning"), value: isOver ? null : <b>{sum(money.earning)}</b> },
        ]}
      />
      {isOver ? <p className={styles.quiet}>{t("orderAdmin.noEarning")}</p> : null}
      {cash ? (
        <p className={styles.quiet}>{t(`orders.atDoor.${cash.collector}`, { shop: parcel.seller.name })}</p>
      ) : null}
    </PanelSection>
  );
}
