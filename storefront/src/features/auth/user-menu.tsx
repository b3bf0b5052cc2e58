import { Button, Menu, MenuItem, MenuLabel, MenuSeparator } from "@bezak/ui-kit";
import type { User } from "@bezak/contract/auth.ts";
import { ChevronDown, LogOut, Package, UserRound } from "lucide-react";
import { Link } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { firstName } from "./first-name.ts";
import { useLogout } from "./use-logout.ts";

/** What a signed-in person can go to. Only pages that exist are listed. */
export default function UserMenu({ user }: { user: User }) {
  const t = useTexts();
  const paths = usePaths();
  const logout = useLogout();
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          icon={<UserRound aria-hidden />}
          iconEnd={<ChevronDown aria-hidden />}
          aria-label={t("nav.account", { name: user.name })}
        >
          {firstName(user.name)}
        </Button>
      }
    >
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
