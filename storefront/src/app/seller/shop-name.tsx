import { Avatar, Badge, Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { avatarSource } from "../../lib/avatar-source.ts";
import styles from "./seller-top.module.css";
import { useOwnShop } from "./use-own-shop.ts";

/** Name of the shop and whether it is open. */
export function ShopName() {
  const t = useTexts();
  const { data: shop, isLoading } = useOwnShop();
  if (!shop) {
    return (
      <p className={styles.shop}>{isLoading ? <Skeleton width="9rem" /> : <b>{t("sellerPanel.title")}</b>}</p>
    );
  }
  return (
    <p className={styles.shop}>
      <Avatar name={shop.name} decorative size="small" src={avatarSource(shop.logo)} />
      <b className={styles.shopName}>{shop.name}</b>
      {shop.status === "suspended" ? (
        <Badge tone="danger">{t("sellerPanel.suspended")}</Badge>
      ) : shop.holidayUntil ? (
        <Badge tone="info">{t("sellerPanel.holiday")}</Badge>
      ) : null}
    </p>
  );
}
