import { Card, Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import row from "./cart-line-row.module.css";
import styles from "./cart-lines.module.css";

/** The server's placeholder of the cart, which only the browser knows. */
export function CartSkeleton() {
  const t = useTexts();
  return (
    <Card aria-busy aria-label={t("common.loading")} role="group" padding="none" className={styles.card}>
      <div className={styles.header}>
        <Skeleton width="9rem" />
      </div>
      <div className={styles.list}>
        {[0, 1].map((line) => (
          <div key={line} className={row.root}>
            <Skeleton shape="box" ratio="1 / 1" className={row.picture} />
            <div className={row.what}>
              <Skeleton />
              <Skeleton width="70%" />
              <Skeleton width="40%" />
            </div>
            <div className={row.numbers}>
              <Skeleton shape="box" width="8rem" height="var(--control-small)" />
              <Skeleton width="6rem" className={row.total} />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
