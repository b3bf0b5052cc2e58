import { setCashCollector, suspendShop } from "@bezak/contract/routes/seller-admin.ts";
import type { ShopOverview as Shop } from "@bezak/contract/seller-admin.ts";
import { Alert, Badge, Button } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { CashCollectorDialog } from "./cash-collector-dialog.tsx";
import { ShopAccount } from "./shop-account.tsx";
import { ShopApplications } from "./shop-applications.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import { ShopFigures } from "./shop-figures.tsx";
import { ShopMembers } from "./shop-members.tsx";
import styles from "./shop-overview.module.css";
import ShopStatusDialog from "./shop-status-dialog.tsx";
import { ShopTabs } from "./shop-tabs.tsx";

/**
 * One shop: what it is, who is in it, and how much there is of each kind. What the rank does not see is left out. Needs the
 * message parts `shop-admin`, `application` and `dates`.
 */
export function ShopOverview({ shop }: { shop: Shop }) {
  const t = useTexts();
  const date = useDate();
  // as it was when the question was asked, so that the question does not turn around once it is answered
  const [turning, setTurning] = useState<Shop | null>(null);
  const [cash, setCash] = useState<Shop | null>(null);
  const { id, name, status, suspendedReason, suspendedAt } = shop;
  const isActive = status === "active";
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        <Badge tone={isActive ? "success" : "danger"}>
          {t(isActive ? "shopAdmin.isActive" : "shopAdmin.isSuspended")}
        </Badge>
        <HistoryLink id={id} name={name} />
      </header>
      <div className={styles.root}>
        <ShopTabs id={id} here="overview" />
        {isActive ? null : (
          <Alert role="note" tone="danger" title={t("shopAdmin.one.suspended")}>
            {suspendedReason ? (
              <p className={styles.words}>{t("shopAdmin.reasonIs", { reason: suspendedReason })}</p>
            ) : null}
            {suspendedAt ? <p>{t("shopAdmin.one.decided", { date: date(suspendedAt) })}</p> : null}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Permitted call={suspendShop}>
            <Button onClick={() => setTurning(shop)}>
              {t(isActive ? "shopAdmin.suspend" : "shopAdmin.resume")}
            </Button>
          </Permitted>
          <Permitted call={setCashCollector}>
            <Button onClick={() => setCash(shop)}>{t("shopAdmin.one.cash")}</Button>
          </Permitted>
        </div>
        <div className={styles.columns}>
          <div className={styles.column}>
            <ShopFacts shop={shop} />
            <ShopMembers members={shop.members} />
            <ShopAccount shop={shop} />
          </div>
          <div className={styles.column}>
            <ShopFigures shop={shop} />
            <ShopApplications applications={shop.applications} />
          </div>
        </div>
      </div>
      {turning ? <ShopStatusDialog shop={turning} onClose={() => setTurning(null)} /> : null}
      {cash ? <CashCollectorDialog shop={cash} onClose={() => setCash(null)} /> : null}
    </>
  );
}
