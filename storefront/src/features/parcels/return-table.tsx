import type { SellerReturn } from "@bezak/contract/parcels.ts";
import { Table, type Column } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-table.module.css";
import { ReturnBadge } from "./return-badge.tsx";

export interface ReturnTableProps {
  rows: readonly SellerReturn[];
  loading: boolean;
  empty: ReactNode;
  /** shown instead of rows when loading failed */
  error?: ReactNode;
}

/** Returns of the shop's products; on a phone one card each. */
export function ReturnTable(shown: ReturnTableProps) {
  const t = useTexts();
  const text = useLocalized();
  const date = useDate();
  const sum = useSum();
  const paths = usePanelPaths();
  const columns: readonly Column<SellerReturn>[] = [
    {
      key: "return",
      header: t("sellerReturns.columns.return"),
      primary: true,
      cell: ({ id, items }) => (
        <span className={styles.goods}>
          <ThumbPicture url={items[0]?.product.image} className={styles.thumb} />
          <span className={styles.words}>
            <Link to={paths.oneReturn(id)} className={styles.name}>
              {text(items[0]?.product.name) || t("common.untitled")}
            </Link>
            <span className={styles.quiet}>
              {t("parcels.pieces", { count: items.reduce((all, { quantity }) => all + quantity, 0) })}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: "reason",
      header: t("sellerReturns.columns.reason"),
      cell: ({ reason, photos }) => (
        <span className={styles.cell}>
          <span className={styles.whole}>{t(`returns.reasons.${reason}`)}</span>
          {photos.length > 0 ? (
            <span className={styles.quiet}>{t("sellerReturns.photos", { count: photos.length })}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: "buyer",
      header: t("sellerReturns.columns.buyer"),
      cell: ({ buyer, parcel }) => (
        <span className={styles.cell}>
          {buyer.name}
          <Link to={paths.order(parcel.number)} className={styles.quiet}>
            {parcel.number}
          </Link>
        </span>
      ),
    },
    {
      key: "amount",
      header: t("sellerReturns.columns.amount"),
      align: "end",
      cell: ({ amount }) => <span className={styles.sum}>{sum(amount)}</span>,
    },
    {
      key: "state",
      header: t("sellerReturns.columns.state"),
      cell: ({ status, createdAt }) => (
        <span className={`${styles.cell} ${styles.whole}`}>
          <ReturnBadge status={status} />
          <span className={styles.quiet}>{date(createdAt)}</span>
        </span>
      ),
    },
  ];
  return (
    <Table
      {...shown}
      caption={t("sellerReturns.title")}
      hideCaption
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}
