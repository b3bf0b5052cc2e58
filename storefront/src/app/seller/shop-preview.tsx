import type { OwnShop } from "@bezak/contract/shops.ts";
import { Card, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { sellerQuery } from "../../features/content/content-api.ts";
import { SellerHead } from "../../features/content/seller-head.tsx";
import type { ShopFields } from "../../features/shops/shop-fields.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import styles from "./shop-preview.module.css";

const unknown = { rating: 0, reviewCount: 0, productCount: 0, joinedAt: "" };

/** Header of the shop's public page with the form's values, saved or not. Needs the message part `store`. */
export function ShopPreview({ shop, fields }: { shop: OwnShop; fields: ShopFields }) {
  const t = useTexts();
  const { data, isPending } = useQuery(sellerQuery(useApi(), shop.id));
  if (isPending) return <Skeleton shape="box" height="16rem" />;
  const { name, logo, banner, description, workingHours } = fields;
  // a suspended shop has no public page, but its settings can be changed
  const known = data ?? { ...unknown, id: shop.id, slug: shop.slug, returnPolicy: null };
  const written = description.ru.trim() === "" ? null : description;
  return (
    <Card asChild padding="large" className={styles.root}>
      <section aria-label={t("shopSettings.preview")}>
        <p className={styles.label}>{t("shopSettings.preview")}</p>
        <SellerHead
          headingLevel={3}
          seller={{
            ...known,
            name: name.trim() || shop.name,
            logo,
            banner,
            workingHours: workingHours.trim() || null,
            description: written,
            holidayUntil: null,
            freeShippingThreshold: null,
            deliveryZones: null,
          }}
        />
      </section>
    </Card>
  );
}
