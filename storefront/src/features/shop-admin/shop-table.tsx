import type { ShopSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { auditEntries } from "@bezak/contract/routes/audit.ts";
import { shopMoney } from "@bezak/contract/routes/shop-money.ts";
import { setCashCollector, suspendShop } from "@bezak/contract/routes/seller-admin.ts";
import { Badge, Button, Table, TextLink, type Column } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns, type ListColumns } from "../../lib/list-view/list-appearance.ts";
import { Link } from "../../lib/link.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { Permitted, useRights } from "../../lib/use-rights.tsx";
import styles from "./shop-list.module.css";

export interface ShopTableProps {
  rows: readonly AdministeredShop[];
  loading: boolean;
  empty: ReactNode;
  /** shown instead of rows when loading failed */
  error: ReactNode;
  /** that the rank sees */
  columns: ListColumns;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  order: ShopSort;
  onOrder: (order: ShopSort) => void;
  /** suspends or reactivates a shop */
  onTurn: (shop: AdministeredShop) => void;
  onCash: (shop: AdministeredShop) => void;
}

type Sorted = "shop" | "joined" | "balance";

const headers = {
  newest: { key: "joined", direction: "descending" },
  oldest: { key: "joined", direction: "ascending" },
  name: { key: "shop", direction: "ascending" },
  balance_desc: { key: "balance", direction: "descending" },
  balance_asc: { key: "balance", direction: "ascending" },
} as const;

/** Shops; on a phone one card each. */
export function ShopTable({
  onTurn,
  onCash,
  columns: listed,
  shown,
  order,
  onOrder,
  ...rows
}: ShopTableProps) {
  const t = useTexts();
  const sum = useSum();
  const { mayCall } = useRights();
  const hasActions =
    mayCall(setCashCollector) || mayCall(suspendShop) || mayCall(shopMoney) || mayCall(auditEntries);
  const panel = usePanelPaths();
  const columns: readonly Column<AdministeredShop, Sorted>[] = [
    {
      key: "shop",
      header: t("shopAdmin.shop"),
      primary: true,
      sortable: true,
      cell: ({ id, name }) => <Link to={panel.shop(id)}>{name}</Link>,
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
      sortable: true,
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
    {
      key: "balance",
      header: t("shopAdmin.balance"),
      sortable: true,
      align: "end",
      cell: ({ balance }) => (balance === null ? null : sum(balance)),
    },
  ];
  return (
    <Table
      {...rows}
      caption={t("shopAdmin.title")}
      hideCaption
      {...arrangeColumns(listed, columns, shown)}
      {...toHeaderOrder<ShopSort, Sorted>(headers, { order, onOrder })}
      rowKey={({ id }) => id}
      actionsLabel={t("shopAdmin.actions")}
      rowActions={
        hasActions
          ? (shop) => {
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
                  <Permitted call={shopMoney}>
                    <TextLink asChild variant="standalone">
                      <Link
                        to={panel.shopMoney(shop.id)}
                        aria-label={`${t("shopAdmin.money")}: ${shop.name}`}
                      >
                        {t("shopAdmin.money")}
                      </Link>
                    </TextLink>
                  </Permitted>
                  <HistoryLink id={shop.id} name={shop.name} />
                </>
              );
            }
          : undefined
      }
    />
  );
}
