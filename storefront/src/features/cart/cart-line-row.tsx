import { limits } from "@bezak/contract/limits.ts";
import { Button, IconButton, QuantityStepper } from "@bezak/ui-kit";
import { Trash2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { changeOf, fixOf, type CheckedLine } from "./cart-changes.ts";
import styles from "./cart-line-row.module.css";
import { useCart } from "./cart-store.ts";

/** One line of the cart: what it is, how many, what it costs, and what changed. */
export function CartLineRow({ checked }: { checked: CheckedLine }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const { dispatch } = useCart();
  const { line, item } = checked;
  const name = text(item?.name) || line.name || t("common.untitled");
  const picture = item?.image ?? line.image;
  const most = item && item.stock > 0 ? Math.min(item.stock, limits.quantityMax) : limits.quantityMax;
  return (
    <div className={styles.box}>
      <div className={styles.root}>
        <Link to={paths.product(line.id)} tabIndex={-1} aria-hidden className={styles.picture}>
          <ThumbPicture url={picture} />
        </Link>
        <div className={styles.what}>
          <Link to={paths.product(line.id)} className={styles.name}>
            {name}
          </Link>
          {item?.seller ? <p className={styles.quiet}>{item.seller.name}</p> : null}
          <p className={styles.quiet}>{t("cart.each", { sum: sum(line.price) })}</p>
          <LineChange checked={checked} />
        </div>
        <div className={styles.numbers}>
          <QuantityStepper
            size="small"
            label={`${t("product.quantity")}: ${name}`}
            decreaseLabel={t("product.decrease")}
            increaseLabel={t("product.increase")}
            value={line.quantity}
            max={Math.max(most, line.quantity)}
            onValueChange={(quantity) => dispatch({ type: "set-quantity", key: line, quantity })}
          />
          <span className={styles.total}>{sum(line.price * line.quantity)}</span>
        </div>
        <IconButton
          size="small"
          label={t("product.removeNamed", { name })}
          onClick={() => dispatch({ type: "remove", key: line })}
          className={styles.remove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function LineChange({ checked }: { checked: CheckedLine }) {
  const t = useTexts();
  const sum = useSum();
  const { dispatch } = useCart();
  const change = changeOf(checked);
  const fix = fixOf(checked);
  if (change === null || fix === null) return null;
  const { line, item } = checked;
  const said = {
    price: t("cart.priceChanged", { before: sum(line.price), now: sum(item?.price ?? line.price) }),
    not_enough: t("cart.notEnough", { count: item?.stock ?? 0 }),
    out_of_stock: t("cart.outOfStock"),
    gone: t("cart.gone"),
  }[change];
  const pressed = { price: t("cart.acceptPrice"), not_enough: t("cart.takeLeft") };
  return (
    <div className={styles.change} role="status">
      <span>{said}</span>
      <Button size="small" onClick={() => dispatch(fix)}>
        {change === "price" || change === "not_enough" ? pressed[change] : t("cart.remove")}
      </Button>
    </div>
  );
}
