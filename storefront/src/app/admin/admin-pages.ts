import {
  ChartBar,
  ChartNoAxesCombined,
  Coins,
  FileText,
  FolderTree,
  HandCoins,
  History,
  Images,
  Inbox,
  Landmark,
  LayoutTemplate,
  Mail,
  PackageSearch,
  Percent,
  Settings,
  Star,
  Store,
  Tags,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { TextKey } from "../../i18n/texts.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";

/** Pages of the panel in the order of the navigation. */
export const adminPages: readonly {
  to: (paths: PanelPaths) => string;
  name: TextKey;
  Icon: LucideIcon;
  /** current only on this page, and not on those below its address */
  end?: boolean;
}[] = [
  { to: (paths) => paths.overview(), name: "admin.nav.overview", Icon: ChartNoAxesCombined, end: true },
  { to: (paths) => paths.analytics(), name: "admin.nav.analytics", Icon: ChartBar },
  { to: (paths) => paths.waiting(), name: "admin.nav.waiting", Icon: Inbox },
  { to: (paths) => paths.administeredReviews(), name: "admin.nav.reviews", Icon: Star },
  { to: (paths) => paths.contactMessages(), name: "admin.nav.messages", Icon: Mail },
  { to: (paths) => paths.applications(), name: "admin.nav.applications", Icon: FileText },
  { to: (paths) => paths.shops(), name: "admin.nav.shops", Icon: Store },
  { to: (paths) => paths.administeredOrders(), name: "admin.nav.orders", Icon: PackageSearch },
  { to: (paths) => paths.administeredProducts(), name: "admin.nav.products", Icon: Tags },
  { to: (paths) => paths.categories(), name: "admin.nav.categories", Icon: FolderTree },
  { to: (paths) => paths.users(), name: "admin.nav.users", Icon: Users },
  { to: (paths) => paths.payouts(), name: "admin.nav.payouts", Icon: Landmark },
  { to: (paths) => paths.refunds(), name: "admin.nav.refunds", Icon: HandCoins },
  { to: (paths) => paths.cashReceipts(), name: "admin.nav.cash", Icon: Coins },
  { to: (paths) => paths.commission(), name: "admin.nav.commission", Icon: Percent },
  { to: (paths) => paths.banners(), name: "admin.nav.banners", Icon: Images },
  { to: (paths) => paths.sections(), name: "admin.nav.sections", Icon: LayoutTemplate },
  { to: (paths) => paths.marketplaceSettings(), name: "admin.nav.settings", Icon: Settings },
  { to: (paths) => paths.audit(), name: "admin.nav.audit", Icon: History },
];
