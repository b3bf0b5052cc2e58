import type { UserSort } from "@bezak/contract/administered-sorts.ts";
import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { Table, type Column, type Sort } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { dayDigits } from "../../../lib/day-digits.ts";
import { formatPhone } from "../../../lib/format-phone.ts";
import { formatNumber } from "../../../lib/format-sum.ts";
import { toHeaderOrder } from "../../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../../lib/list-view/list-appearance.ts";
import type { Selection } from "../../../lib/bulk/use-selection.ts";
import { Link } from "../../../lib/link.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { userColumns } from "./user-columns.ts";
import styles from "./user-list.module.css";
import { BlockState } from "./block-state.tsx";

export interface UserTableProps {
  rows: readonly AdministeredUser[];
  loading: boolean;
  empty: ReactNode;
  /** shown instead of rows when loading failed */
  error: ReactNode;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  boxes: Selection["boxes"];
  order: UserSort;
  onOrder: (order: UserSort) => void;
}

const headers = {
  newest: { key: "registered", direction: "descending" },
  oldest: { key: "registered", direction: "ascending" },
  orders_desc: { key: "orders", direction: "descending" },
  orders_asc: { key: "orders", direction: "ascending" },
  spent_desc: { key: "spent", direction: "descending" },
  spent_asc: { key: "spent", direction: "ascending" },
} as const satisfies Record<UserSort, Sort<SortKey>>;

type SortKey = "registered" | "orders" | "spent";

/** Users; on a phone one card each. */
export function UserTable({ shown, boxes, order, onOrder, ...rows }: UserTableProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const columns: readonly Column<AdministeredUser, SortKey>[] = [
    {
      key: "person",
      header: t("userAdmin.person"),
      primary: true,
      cell: ({ id, name, email, phone }) => (
        <span className={styles.lines}>
          <Link to={paths.user(id)} className={styles.name}>
            {name || email}
          </Link>
          {name ? <span className={styles.quiet}>{email}</span> : null}
          {phone ? <span className={`${styles.quiet} ${styles.whole}`}>{formatPhone(phone)}</span> : null}
        </span>
      ),
    },
    {
      key: "role",
      header: t("userAdmin.role"),
      cell: ({ role, shop }) => (
        <span className={styles.role}>
          {t(`userAdmin.roles.${role}`)}
          {shop ? <span className={styles.quiet}>{shop.name}</span> : null}
        </span>
      ),
    },
    { key: "state", header: t("userAdmin.state"), cell: (user) => <BlockState user={user} /> },
    {
      key: "orders",
      header: t("userAdmin.orders"),
      align: "end",
      sortable: true,
      cell: ({ orders, spent }) => (
        <span className={styles.numbers}>
          {formatNumber(orders)}
          {spent > 0 ? <span className={styles.quiet}>{sum(spent)}</span> : null}
        </span>
      ),
    },
    {
      key: "seen",
      header: t("userAdmin.lastSeen"),
      cell: ({ lastSeenAt, createdAt }) => (
        <span className={styles.visit}>
          {lastSeenAt ? <time dateTime={lastSeenAt}>{date(lastSeenAt)}</time> : t("userAdmin.notSeen")}
          <span className={styles.quiet}>{t("userAdmin.since", { date: dayDigits(createdAt) })}</span>
        </span>
      ),
    },
    {
      key: "phone",
      header: t("userAdmin.phone"),
      cell: ({ phone }) => (phone ? <span className={styles.whole}>{formatPhone(phone)}</span> : "–"),
    },
    {
      key: "registered",
      header: t("userAdmin.registered"),
      sortable: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dayDigits(createdAt)}</time>,
    },
    {
      key: "spent",
      header: t("userAdmin.spent"),
      align: "end",
      sortable: true,
      cell: ({ spent }) => sum(spent),
    },
  ];
  return (
    <Table
      {...rows}
      caption={t("userAdmin.title")}
      hideCaption
      {...arrangeColumns(userColumns, columns, shown)}
      {...toHeaderOrder<UserSort, SortKey>(headers, { order, onOrder })}
      rowKey={({ id }) => id}
      {...boxes}
      selectAllLabel={t("jobs.selectPage")}
      selectRowLabel={({ name, email }: AdministeredUser) => t("jobs.selectRow", { name: name || email })}
      loadingRows={8}
    />
  );
}
