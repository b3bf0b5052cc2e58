import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./buy-bar.module.css";

export interface BuyBarProps {
  /** the page's own button is out of sight */
  shown: boolean;
  price: ReactNode;
  /** the button */
  children: ReactNode;
}

/**
 * Price and button at hand on a phone, above the tabs. It sticks to the screen while the product is on it and comes to
 * rest below the product, so it never covers what follows.
 */
export function BuyBar({ shown, price, children }: BuyBarProps) {
  const t = useTexts();
  return (
    <div
      role="group"
      aria-label={t("product.buyBar")}
      data-shown={shown || undefined}
      className={styles.root}
    >
      <div className={styles.price}>{price}</div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}
