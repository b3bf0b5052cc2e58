import type {
  AdministeredProductSort,
  AmountSort,
  ParcelSort,
  ShopSort,
  TimeSort,
  UserSort,
} from "@bezak/contract/administered-sorts.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { UsualOrder } from "./usual-order.ts";
import styles from "./view-bar.module.css";

type ListOrder =
  | AdministeredProductSort
  | AmountSort
  | ParcelSort
  | ShopSort
  | TimeSort
  | UserSort
  | UsualOrder;

export interface OrderChoiceProps<Order extends ListOrder> {
  options: readonly Order[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** Chooses the order of a list, also where its column is not shown. Needs the message part `list-views`. */
export function OrderChoice<Order extends ListOrder>({ options, order, onOrder }: OrderChoiceProps<Order>) {
  const t = useTexts();
  return (
    <NativeSelect
      hideLabel
      className={styles.order}
      label={t("listViews.order")}
      value={order}
      options={options.map((value) => ({ value: value as string, label: t(`listViews.orders.${value}`) }))}
      onChange={({ currentTarget: { value } }) => onOrder(options.find((one) => one === value) ?? order)}
    />
  );
}
