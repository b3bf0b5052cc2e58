import { Skeleton } from "@bezak/ui-kit";
import { Store } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { checkLines, orderablePart, type CheckedLine } from "./cart-changes.ts";
import styles from "./cart-brief.module.css";
import type { CartLinesProps } from "./cart-lines.tsx";
import { useCart } from "./cart-store.ts";
import { LineChange } from "./line-change.tsx";
import { groupBySeller } from "./seller-groups.ts";

/** Read-only cart by seller for the checkout; only lines that cannot be ordered can be changed. */
export function CartBrief({ quote, waiting }: CartLinesProps) {
  const t = useTexts();
  const { lines } = useCart();
  return groupBySeller(checkLines(lines, quote)).map(({ key, name, lines: own }) => (
    <section
      key={key}
      aria-label={name ?? t(key === "left-out" ? "cart.leftOut" : "cart.items")}
      className={styles.root}
    >
      {key === "left-out" ? (
        <h3 className={styles.seller}>{t("cart.leftOut")}</h3>
      ) : name === null ? (
        waiting && (
          <p className={styles.seller} aria-hidden>
            <Store />
            <Skeleton width="7rem" />
          </p>
        )
      ) : (
        <h3 className={styles.seller}>
          <Store aria-hidden />
          {name}
        </h3>
      )}
      <ul role="list" aria-label={t("cart.items")} className={styles.list}>
        {own.map((checked) => (
          <li key={`${checked.line.id} ${checked.line.variantId ?? ""}`} className={styles.line}>
            <BriefLine checked={checked} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function BriefLine({ checked }: { checked: CheckedLine }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const { line, item } = checked;
  const { quantity, amount } = orderablePart(checked);
  const name = text(item?.name) || line.name || t("common.untitled");
  return (
    <>
      <ThumbPicture url={item?.image ?? line.image} />
      <span className={styles.what}>
        <Link to={paths.product(line.id)} data-cart-line className={styles.name}>
          {name}
        </Link>
        {item?.variantTitle ? <span className={styles.quiet}>{text(item.variantTitle)}</span> : null}
        <span className={styles.numbers}>
          <span className={styles.quiet}>
            {t("cart.times", { count: quantity || line.quantity, sum: sum(item?.price ?? line.price) })}
          </span>
          {quantity === 0 ? null : <span className={styles.total}>{sum(amount)}</span>}
        </span>
      </span>
      <span className={styles.change}>
        <LineChange checked={checked} name={name} />
      </span>
    </>
  );
}
