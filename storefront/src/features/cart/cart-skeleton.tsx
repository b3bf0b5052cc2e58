import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./cart-line-row.module.css";

/** What the server shows of a cart, which only the browser knows. */
export function CartSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy aria-label={t("common.loading")}>
      {[0, 1].map((row) => (
        <div key={row} className={styles.root}>
          <Skeleton shape="box" ratio="1 / 1" className={styles.picture} />
          <div className={styles.what}>
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </div>
          <div className={styles.numbers}>
            <Skeleton shape="box" width="9rem" height="var(--control-small)" />
          </div>
        </div>
      ))}
    </div>
  );
}
