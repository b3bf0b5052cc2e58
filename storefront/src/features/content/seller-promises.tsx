import type { Seller } from "@bezak/contract/sellers.ts";
import { TextLink } from "@bezak/ui-kit";
import { RotateCcw, ShieldCheck, Truck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./seller-promises.module.css";

export interface SellerPromisesProps {
  seller: Seller;
  /** name of a city by its slug; the slug itself until it is known */
  cityName: (slug: string) => string;
}

/** Delivery and return terms of a shop and the guarantees of the marketplace. */
export function SellerPromises({ seller, cityName }: SellerPromisesProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const sum = useSum();
  const { deliveryZones: zones, freeShippingThreshold: threshold } = seller;
  const returns = seller.returnPolicy ? text(seller.returnPolicy) : "";
  return (
    <ul role="list" className={styles.root}>
      {zones || threshold !== null ? (
        <li>
          <Truck aria-hidden />
          <p>
            <strong>{t("store.delivers")}.</strong>{" "}
            {zones ? t("store.deliversTo", { cities: zones.map(cityName).join(", ") }) : null}{" "}
            {threshold === null ? null : t("store.freeFrom", { sum: sum(threshold) })}
          </p>
        </li>
      ) : null}
      {returns ? (
        <li>
          <RotateCcw aria-hidden />
          <p>
            <strong>{t("store.returns")}.</strong> {returns}
          </p>
        </li>
      ) : null}
      <li>
        <ShieldCheck aria-hidden />
        <p>
          {t("store.protection")}{" "}
          <TextLink asChild>
            <Link to={paths.info("buyer-protection")}>{t("store.protectionLink")}</Link>
          </TextLink>
        </p>
      </li>
    </ul>
  );
}
