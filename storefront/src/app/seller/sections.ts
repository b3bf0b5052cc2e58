import type { SellerRole, SellerSection } from "@bezak/contract/seller-roles.ts";
import { mayEnter } from "@bezak/contract/seller-roles.ts";
import {
  LayoutDashboard,
  PackageCheck,
  Settings,
  Star,
  Tags,
  Undo2,
  Users,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import type { TextKey } from "../../i18n/texts.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";
import { sellerPages } from "../seller-routes.tsx";

/** An entry of the panel's navigation. */
export interface PanelSection {
  section: SellerSection;
  name: TextKey;
  Icon: LucideIcon;
  to: (paths: PanelPaths) => string;
}

const all: readonly (PanelSection & { path: string })[] = [
  {
    path: "",
    section: "dashboard",
    name: "sellerPanel.nav.dashboard",
    Icon: LayoutDashboard,
    to: (paths) => paths.dashboard(),
  },
  {
    path: "orders",
    section: "orders",
    name: "sellerPanel.nav.orders",
    Icon: PackageCheck,
    to: (paths) => paths.orders(),
  },
  {
    path: "products",
    section: "products",
    name: "sellerPanel.nav.products",
    Icon: Tags,
    to: (paths) => paths.products(),
  },
  {
    path: "returns",
    section: "returns",
    name: "sellerPanel.nav.returns",
    Icon: Undo2,
    to: (paths) => paths.returns(),
  },
  {
    path: "reviews",
    section: "reviews",
    name: "sellerPanel.nav.reviews",
    Icon: Star,
    to: (paths) => paths.reviews(),
  },
  {
    path: "finance",
    section: "finance",
    name: "sellerPanel.nav.finance",
    Icon: Wallet,
    to: (paths) => paths.finance(),
  },
  {
    path: "settings",
    section: "settings",
    name: "sellerPanel.nav.settings",
    Icon: Settings,
    to: (paths) => paths.settings(),
  },
  {
    path: "team",
    section: "members",
    name: "sellerPanel.nav.team",
    Icon: Users,
    to: (paths) => paths.team(),
  },
];

/** Entries that a role may open, in order. */
export function sectionsFor(role: SellerRole): readonly PanelSection[] {
  return all.filter(
    ({ path, section }) => mayEnter(role, section) && sellerPages.some((page) => page.path === path),
  );
}
