import { adjustmentRequests } from "@bezak/contract/routes/adjustments.ts";
import { jobs } from "@bezak/contract/routes/admin-jobs.ts";
import { adminAnalytics, adminStats } from "@bezak/contract/routes/admin-stats.ts";
import { adminTeam } from "@bezak/contract/routes/admin-team.ts";
import { approvals } from "@bezak/contract/routes/approvals.ts";
import { reviewApplications } from "@bezak/contract/routes/applications.ts";
import { auditEntries } from "@bezak/contract/routes/audit.ts";
import { cashReceipts } from "@bezak/contract/routes/cash-receipts.ts";
import { administeredCategories } from "@bezak/contract/routes/category-admin.ts";
import { contactMessages } from "@bezak/contract/routes/contacts.ts";
import { administeredBanners, administeredSections } from "@bezak/contract/routes/content-admin.ts";
import { marketplaceSettings } from "@bezak/contract/routes/marketplace-settings.ts";
import { administeredParcels, administeredReturns } from "@bezak/contract/routes/order-admin.ts";
import { commissionRules, payouts } from "@bezak/contract/routes/payouts.ts";
import { administeredPayments } from "@bezak/contract/routes/payment-admin.ts";
import { administeredProducts } from "@bezak/contract/routes/product-admin.ts";
import { moderation } from "@bezak/contract/routes/moderation.ts";
import { refundsOwed } from "@bezak/contract/routes/refunds-owed.ts";
import { administeredReviews } from "@bezak/contract/routes/review-admin.ts";
import { administeredShops } from "@bezak/contract/routes/seller-admin.ts";
import { administeredUsers } from "@bezak/contract/routes/user-admin.ts";
import {
  ChartBar,
  ChartNoAxesCombined,
  Coins,
  CreditCard,
  FileText,
  FolderTree,
  HandCoins,
  History,
  Images,
  Inbox,
  Landmark,
  LayoutTemplate,
  ListChecks,
  Mail,
  PackageSearch,
  Percent,
  Scale,
  Settings,
  Stamp,
  Star,
  Store,
  Tags,
  Undo2,
  UserCog,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { TextKey } from "../../i18n/texts.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";
import { mayCall, type AdminCall, type OwnRank } from "../../lib/rights.ts";

export interface AdminPage {
  to: (paths: PanelPaths) => string;
  /** without one of these there is nothing to see: who may make it, may open the page and those below its address */
  calls: readonly AdminCall[];
  name: TextKey;
  Icon: LucideIcon;
  /** current only on this page, and not on those below its address */
  end?: boolean;
}

/** Pages of the panel in the order of the navigation. */
export const adminPages: readonly AdminPage[] = [
  {
    to: (paths) => paths.overview(),
    calls: [adminStats],
    name: "admin.nav.overview",
    Icon: ChartNoAxesCombined,
    end: true,
  },
  { to: (paths) => paths.analytics(), calls: [adminAnalytics], name: "admin.nav.analytics", Icon: ChartBar },
  {
    to: (paths) => paths.waiting(),
    calls: [moderation, refundsOwed],
    name: "admin.nav.waiting",
    Icon: Inbox,
  },
  {
    to: (paths) => paths.administeredReviews(),
    calls: [administeredReviews],
    name: "admin.nav.reviews",
    Icon: Star,
  },
  {
    to: (paths) => paths.contactMessages(),
    calls: [contactMessages],
    name: "admin.nav.messages",
    Icon: Mail,
  },
  {
    to: (paths) => paths.applications(),
    calls: [reviewApplications],
    name: "admin.nav.applications",
    Icon: FileText,
  },
  { to: (paths) => paths.shops(), calls: [administeredShops], name: "admin.nav.shops", Icon: Store },
  {
    to: (paths) => paths.administeredOrders(),
    calls: [administeredParcels],
    name: "admin.nav.orders",
    Icon: PackageSearch,
  },
  {
    to: (paths) => paths.administeredReturns(),
    calls: [administeredReturns],
    name: "admin.nav.returns",
    Icon: Undo2,
  },
  {
    to: (paths) => paths.administeredPayments(),
    calls: [administeredPayments],
    name: "admin.nav.payments",
    Icon: CreditCard,
  },
  {
    to: (paths) => paths.administeredProducts(),
    calls: [administeredProducts],
    name: "admin.nav.products",
    Icon: Tags,
  },
  {
    to: (paths) => paths.categories(),
    calls: [administeredCategories],
    name: "admin.nav.categories",
    Icon: FolderTree,
  },
  { to: (paths) => paths.users(), calls: [administeredUsers], name: "admin.nav.users", Icon: Users },
  { to: (paths) => paths.payouts(), calls: [payouts], name: "admin.nav.payouts", Icon: Landmark },
  { to: (paths) => paths.refunds(), calls: [refundsOwed], name: "admin.nav.refunds", Icon: HandCoins },
  { to: (paths) => paths.approvals(), calls: [approvals], name: "admin.nav.approvals", Icon: Stamp },
  {
    to: (paths) => paths.adjustments(),
    calls: [adjustmentRequests],
    name: "admin.nav.adjustments",
    Icon: Scale,
  },
  { to: (paths) => paths.cashReceipts(), calls: [cashReceipts], name: "admin.nav.cash", Icon: Coins },
  {
    to: (paths) => paths.commission(),
    calls: [commissionRules],
    name: "admin.nav.commission",
    Icon: Percent,
  },
  { to: (paths) => paths.banners(), calls: [administeredBanners], name: "admin.nav.banners", Icon: Images },
  {
    to: (paths) => paths.sections(),
    calls: [administeredSections],
    name: "admin.nav.sections",
    Icon: LayoutTemplate,
  },
  { to: (paths) => paths.jobs(), calls: [jobs], name: "admin.nav.jobs", Icon: ListChecks },
  { to: (paths) => paths.adminTeam(), calls: [adminTeam], name: "admin.nav.team", Icon: UserCog },
  {
    to: (paths) => paths.marketplaceSettings(),
    calls: [marketplaceSettings],
    name: "admin.nav.settings",
    Icon: Settings,
  },
  { to: (paths) => paths.audit(), calls: [auditEntries], name: "admin.nav.audit", Icon: History },
];

/** The pages that an administrator may open. */
export const pagesFor = (rank: OwnRank): readonly AdminPage[] =>
  adminPages.filter(({ calls }) => calls.some((call) => mayCall(rank, call)));

/** The page of an address, or the one that it belongs to; undefined for those that every administrator has. */
export function findPage(pathname: string, paths: PanelPaths): AdminPage | undefined {
  return adminPages.find(({ to, end }) => {
    const address = to(paths);
    return pathname === address || (!end && pathname.startsWith(`${address}/`));
  });
}
