import { limits } from "@bezak/contract/limits.ts";
import { IconButton, Price, QuantityStepper } from "@bezak/ui-kit";
import { Trash2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { getChange, orderablePart, type CheckedLine } from "./cart-changes.ts";
import styles from "./cart-line-row.module.css";
import { useCart } from "./cart-store.ts";
import { LineChange } from "./line-change.tsx";
import { useRemoval } from "./use-removal.ts";

/** From this stock on, the number of remaining units is not shown. */
const plenty = 6;

/** A line of the cart with product, quantity, price and what has changed. */
export function CartLineRow({ checked }: { checked: CheckedLine }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const { dispatch } = useCart();
  const { remove } = useRemoval();
  const { line, item } = checked;
  const change = getChange(checked);
  const unavailable =
    change !== null && change !== "price" && change !== "not_enough" && change !== "order_too_large";
  const name = text(item?.name) || line.name || t("common.untitled");
  const most = item && item.stock > 0 ? Math.min(item.stock, limits.quantityMax) : limits.quantityMax;
  const { quantity, amount } = orderablePart(checked);
  const total = sum(amount);
  const wholeBefore = (item?.oldPrice ?? 0) * quantity;
  const before = wholeBefore > amount ? wholeBefore : null;

  return (
    <div data-unavailable={unavailable || undefined} className={styles.root}>
      <Link to={paths.product(line.id)} tabIndex={-1} aria-hidden className={styles.picture}>
        <ThumbPicture url={item?.image ?? line.image} />
      </Link>
      <div className={styles.what}>
        <Link to={paths.product(line.id)} data-cart-line className={styles.name}>
          {name}
        </Link>
        {item?.variantTitle ? <p className={styles.quiet}>{text(item.variantTitle)}</p> : null}
        <p className={styles.quiet}>{t("cart.each", { sum: sum(item?.price ?? line.price) })}</p>
        {item && change === null && item.stock < plenty ? (
          <p className={styles.few}>{t("product.stockLeft", { count: item.stock })}</p>
        ) : null}
      </div>
      <div className={styles.numbers}>
        {unavailable ? null : (
          <>
            <QuantityStepper
              size="small"
              label={`${t("product.quantity")}: ${name}`}
              decreaseLabel={t("product.decrease")}
              increaseLabel={t("product.increase")}
              value={line.quantity}
              max={Math.max(most, line.quantity)}
              onValueChange={(quantity) => dispatch({ type: "set-quantity", key: line, quantity })}
            />
            <IconButton
              size="small"
              label={t("product.removeNamed", { name })}
              onClick={(event) => remove(line, name, event.currentTarget)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
        {quantity === 0 ? null : before === null ? (
          <Price size="small" current={total} className={styles.total} />
        ) : (
          <Price
            size="small"
            current={total}
            currentLabel={t("product.price")}
            old={sum(before)}
            oldLabel={t("product.oldPrice")}
            className={styles.total}
          />
        )}
      </div>
      <div className={styles.change}>
        <LineChange checked={checked} name={name} />
      </div>
    </div>
  );
}
