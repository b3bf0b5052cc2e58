import { mayEnter } from "@bezak/contract/seller-roles.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./seller-shell.module.css";
import { useOwnShop } from "./use-own-shop.ts";

/** Explains on every page why the shop takes no orders at present. */
export function ShopStatusBanner() {
  const t = useTexts();
  const date = useDate();
  const paths = usePanelPaths();
  const shopPaths = usePaths();
  const { data: shop } = useOwnShop();
  if (shop?.status === "suspended") {
    return (
      <Alert
        tone="danger"
        title={t("sellerPanel.suspendedTitle")}
        className={styles.standing}
        actions={
          <Button asChild size="small">
            <Link to={shopPaths.contacts("seller")}>{t("sellerPanel.writeToSupport")}</Link>
          </Button>
        }
      >
        {shop.suspendedReason ? <p>{t("sellerPanel.reason", { reason: shop.suspendedReason })}</p> : null}
        {shop.suspendedAt ? <p>{t("sellerPanel.suspendedAt", { date: date(shop.suspendedAt) })}</p> : null}
        <p>{t("sellerPanel.suspendedText")}</p>
        <p>{t("sellerPanel.suspendedAnswer")}</p>
      </Alert>
    );
  }
  if (!shop?.holidayUntil) return null;
  return (
    <Alert
      tone="info"
      title={t("sellerPanel.holidayTitle", { until: date(shop.holidayUntil) })}
      className={styles.standing}
      actions={
        mayEnter(shop.role, "settings") ? (
          <Button asChild size="small">
            <Link to={paths.settings()}>{t("sellerPanel.nav.settings")}</Link>
          </Button>
        ) : null
      }
    >
      {t("sellerPanel.holidayText")}
    </Alert>
  );
}
