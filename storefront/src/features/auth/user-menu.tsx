import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@bezak/ui-kit";
import type { User } from "@bezak/contract/auth.ts";
import { Heart, LogOut, Package, Settings, ShieldCheck, Store, UserRound } from "lucide-react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { useLogout } from "./use-logout.ts";

export interface UserMenuProps {
  user: User;
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function UserMenu({ user, trigger, open, onOpenChange }: UserMenuProps) {
  const t = useTexts();
  const paths = usePaths();
  const logout = useLogout();
  const links = [
    ...{
      seller: [{ to: paths.sellerPanel(), name: t("nav.sellerPanel"), Icon: Store }],
      admin: [{ to: paths.adminPanel(), name: t("nav.adminPanel"), Icon: ShieldCheck }],
      customer: [],
    }[user.role],
    { to: paths.profile(), name: t("nav.profile"), Icon: UserRound },
    { to: paths.orders(), name: t("nav.orders"), Icon: Package },
    { to: paths.wishlist(), name: t("nav.wishlist"), Icon: Heart },
    { to: paths.settings(), name: t("nav.settings"), Icon: Settings },
    ...(user.role === "customer" ? [{ to: paths.becomeSeller(), name: t("footer.sell"), Icon: Store }] : []),
  ];
  return (
    <Menu trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <MenuLabel>{user.email}</MenuLabel>
      {links.map(({ to, name, Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden />
            {name}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={logout}>
        {t("nav.logout")}
      </MenuItem>
    </Menu>
  );
}
