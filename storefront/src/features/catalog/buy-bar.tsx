import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./buy-bar.module.css";

export interface BuyBarProps {
  /** set while the page's own button is not visible */
  shown: boolean;
  price: ReactNode;
  /** the button */
  children: ReactNode;
}

/**
 * Bar with price and button on a phone, above the tabs. It is sticky within the product, so it never covers what
 * follows.
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
