import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@bezak/ui-kit";
import type { User } from "@bezak/contract/auth.ts";
import { LogOut, Package } from "lucide-react";
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

/** What a signed-in person can go to. Only pages that exist are listed. */
export default function UserMenu({ user, trigger, open, onOpenChange }: UserMenuProps) {
  const t = useTexts();
  const paths = usePaths();
  const logout = useLogout();
  return (
    <Menu trigger={trigger} open={open} onOpenChange={onOpenChange}>
      <MenuLabel>{user.email}</MenuLabel>
      <MenuItem asChild>
        <Link to={paths.orders()}>
          <Package aria-hidden />
          {t("nav.orders")}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={logout}>
        {t("nav.logout")}
      </MenuItem>
    </Menu>
  );
}
