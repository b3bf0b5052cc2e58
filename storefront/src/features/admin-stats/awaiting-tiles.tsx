import type { AdminStats, AwaitingKind } from "@bezak/contract/admin-stats.ts";
import { decidingCalls } from "@bezak/contract/moderation-rights.ts";
import { adjustmentRequests } from "@bezak/contract/routes/adjustments.ts";
import { approvals } from "@bezak/contract/routes/approvals.ts";
import { reviewApplications } from "@bezak/contract/routes/applications.ts";
import { contactMessages } from "@bezak/contract/routes/contacts.ts";
import { administeredReturns } from "@bezak/contract/routes/order-admin.ts";
import { refundsOwed } from "@bezak/contract/routes/refunds-owed.ts";
import { administeredReviews } from "@bezak/contract/routes/review-admin.ts";
import { Skeleton } from "@bezak/ui-kit";
import {
  FileText,
  Flag,
  HandCoins,
  Mail,
  PackageSearch,
  Scale,
  Stamp,
  Star,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import type { PanelPaths } from "../../lib/panel-paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import type { AdminCall } from "../../lib/rights.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import styles from "./awaiting-tiles.module.css";
import { getWaitingTime } from "./waiting-time.ts";

const kinds: readonly {
  kind: AwaitingKind;
  Icon: LucideIcon;
  to: (paths: PanelPaths) => string;
  call: AdminCall;
}[] = [
  { kind: "applications", Icon: FileText, to: (paths) => paths.applications(), call: reviewApplications },
  { kind: "reviews", Icon: Star, to: (paths) => `${paths.waiting()}?kind=review`, call: administeredReviews },
  {
    kind: "reports",
    Icon: Flag,
    to: (paths) => `${paths.waiting()}?kind=report`,
    call: decidingCalls.report,
  },
  {
    kind: "products",
    Icon: PackageSearch,
    to: (paths) => `${paths.waiting()}?kind=product`,
    call: decidingCalls.product,
  },
  { kind: "messages", Icon: Mail, to: (paths) => `${paths.waiting()}?kind=message`, call: contactMessages },
  {
    kind: "returns",
    Icon: Undo2,
    to: (paths) => `${paths.administeredReturns()}?status=requested&sort=oldest`,
    call: administeredReturns,
  },
  { kind: "refunds", Icon: HandCoins, to: (paths) => paths.refunds(), call: refundsOwed },
  {
    kind: "adjustments",
    Icon: Scale,
    to: (paths) => `${paths.adjustments()}?status=waiting`,
    call: adjustmentRequests,
  },
  { kind: "approvals", Icon: Stamp, to: (paths) => paths.approvals(), call: approvals },
];

/** What waits for a decision that the administrator may take: its number, the age of the oldest, and a link. `awaiting` is undefined while it loads. */
export function AwaitingTiles({ awaiting }: { awaiting: AdminStats["awaiting"] | undefined }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { mayCall } = useRights();
  const shown = kinds.filter(({ call }) => mayCall(call));
  return (
    <ul
      role="list"
      aria-busy={!awaiting || undefined}
      aria-labelledby="awaiting-title"
      className={styles.root}
    >
      {shown.map(({ kind, Icon, to }) => (
        <li key={kind}>
          <Link to={to(paths)} data-none={awaiting?.[kind] === 0 || undefined} className={styles.tile}>
            <Icon aria-hidden />
            <span className={styles.name}>{t(`overview.awaiting.${kind}`)}</span>{" "}
            <b className={styles.number}>
              {awaiting ? formatNumber(awaiting[kind]) : <Skeleton width="1.5rem" />}
            </b>{" "}
            <span className={styles.age}>
              {awaiting ? <Oldest since={awaiting.oldest[kind]} /> : <Skeleton width="70%" />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Oldest({ since }: { since: string | null }) {
  const t = useTexts();
  if (since === null) return t("overview.nothingWaits");
  const time = getWaitingTime(since, serverNow());
  const age =
    time.unit === "lessThanHour"
      ? t("overview.age.lessThanHour")
      : t(`overview.age.${time.unit}`, { count: time.count });
  return t("overview.oldest", { age });
}
