import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import { useSum } from "../../lib/use-sum.ts";
import { getChange, findFix, type CheckedLine } from "./cart-changes.ts";
import { useCart } from "./cart-store.ts";
import styles from "./line-change.module.css";
import { useRemoval } from "./use-removal.ts";

export interface LineChangeProps {
  checked: CheckedLine;
  /** name of the product as the page shows it */
  name: string;
}

/** Says why a line cannot be ordered, with the button that resolves it. */
export function LineChange({ checked, name }: LineChangeProps) {
  const t = useTexts();
  const sum = useSum();
  const { dispatch } = useCart();
  const { remove } = useRemoval();
  const change = getChange(checked);
  const fix = findFix(checked);
  if (change === null || fix === null) return null;
  const { line, item } = checked;
  const texts = {
    price: t("cart.priceChanged", { before: sum(line.price), now: sum(item?.price ?? line.price) }),
    not_enough: t("cart.notEnough", { count: item?.stock ?? 0 }),
    out_of_stock: t("cart.outOfStock"),
    gone: t("cart.gone"),
    own_shop: t("cart.ownShop"),
    seller_away: item?.awayUntil
      ? t("cart.sellerAwayUntil", { until: dayDigits(item.awayUntil) })
      : t("cart.sellerAway"),
    not_delivered: t("cart.notDelivered"),
    order_too_large: t("cart.orderTooLarge"),
  }[change];
  const pressed = { price: t("cart.acceptPrice"), not_enough: t("cart.takeLeft") };
  return (
    <div className={styles.root} role="status">
      <span className={styles.text}>{texts}</span>
      <Button
        size="small"
        onClick={(event) => (fix.type === "remove" ? remove(line, name, event.currentTarget) : dispatch(fix))}
      >
        {change === "price" || change === "not_enough" ? pressed[change] : t("cart.remove")}
      </Button>
    </div>
  );
}
