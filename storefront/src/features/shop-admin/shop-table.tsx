import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { setCashCollector, suspendShop } from "@bezak/contract/routes/seller-admin.ts";
import { Badge, Button, Table, type Column } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import styles from "./shop-list.module.css";

export interface ShopTableProps {
  rows: readonly AdministeredShop[];
  loading: boolean;
  empty: ReactNode;
  /** shown instead of rows when loading failed */
  error: ReactNode;
  /** suspends or reactivates a shop */
  onTurn: (shop: AdministeredShop) => void;
  onCash: (shop: AdministeredShop) => void;
}

/** Shops; on a phone one card each. */
export function ShopTable({ onTurn, onCash, ...shown }: ShopTableProps) {
  const t = useTexts();
  const paths = usePaths();
  const columns: readonly Column<AdministeredShop>[] = [
    {
      key: "shop",
      header: t("shopAdmin.shop"),
      primary: true,
      // the page of a suspended shop is not public
      cell: ({ name, slug, status }) =>
        status === "active" ? <Link to={paths.seller(slug)}>{name}</Link> : name,
    },
    {
      key: "owner",
      header: t("shopAdmin.owner"),
      cell: ({ owner }) =>
        owner ? (
          <span className={styles.person}>
            <span>{owner.name}</span>
            <span className={styles.quiet}>{owner.email}</span>
          </span>
        ) : (
          <span className={styles.quiet}>{t("shopAdmin.noOwner")}</span>
        ),
    },
    {
      key: "products",
      header: t("shopAdmin.products"),
      align: "end",
      cell: ({ productCount }) => formatNumber(productCount),
    },
    {
      key: "joined",
      header: t("shopAdmin.joined"),
      cell: ({ joinedAt }) => <span className={styles.whole}>{dayDigits(joinedAt)}</span>,
    },
    {
      key: "cash",
      header: t("shopAdmin.cash.column"),
      cell: ({ cashCollector }) => t(`shopAdmin.cash.${cashCollector}`),
    },
    {
      key: "status",
      header: t("shopAdmin.status"),
      cell: ({ status, suspendedReason }) =>
        status === "active" ? (
          <Badge tone="success" className={styles.whole}>
            {t("shopAdmin.isActive")}
          </Badge>
        ) : (
          <span className={styles.person}>
            <Badge tone="danger" className={styles.whole}>
              {t("shopAdmin.isSuspended")}
            </Badge>
            {suspendedReason ? (
              <span className={styles.quiet}>{t("shopAdmin.reasonIs", { reason: suspendedReason })}</span>
            ) : null}
          </span>
        ),
    },
  ];
  return (
    <Table
      {...shown}
      caption={t("shopAdmin.title")}
      hideCaption
      headOffset="3.5rem"
      columns={columns}
      rowKey={({ id }) => id}
      actionsLabel={t("shopAdmin.actions")}
      rowActions={(shop) => {
        const action = t(shop.status === "active" ? "shopAdmin.suspend" : "shopAdmin.resume");
        return (
          <>
            <Permitted call={setCashCollector}>
              <Button
                size="small"
                aria-label={`${t("shopAdmin.cash.act")}: ${shop.name}`}
                onClick={() => onCash(shop)}
                className={styles.whole}
              >
                {t("shopAdmin.cash.act")}
              </Button>
            </Permitted>
            <Permitted call={suspendShop}>
              <Button
                size="small"
                aria-label={`${action}: ${shop.name}`}
                onClick={() => onTurn(shop)}
                className={styles.whole}
              >
                {action}
              </Button>
            </Permitted>
            <HistoryLink id={shop.id} name={shop.name} />
          </>
        );
      }}
    />
  );
}
