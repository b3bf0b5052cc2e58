import type { Product } from "@bezak/contract/catalog.ts";
import { RotateCcw, Truck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./product-promises.module.css";

export function ProductPromises({ product }: { product: Pick<Product, "delivery" | "returnDays"> }) {
  const t = useTexts();
  const { delivery, returnDays } = product;
  return (
    <ul role="list" className={styles.root}>
      <li>
        <Truck aria-hidden />
        <p>
          <strong>{t("product.deliveryDays", { count: delivery.days })}</strong>
          {delivery.cities.length > 1 ? (
            <span>{t("product.deliveryCities", { count: delivery.cities.length })}</span>
          ) : null}
        </p>
      </li>
      <li>
        <RotateCcw aria-hidden />
        <p>
          <strong>{t("product.returnDays", { count: returnDays })}</strong>
          <span>{t("product.returnText")}</span>
        </p>
      </li>
    </ul>
  );
}
