import { Button } from "@bezak/ui-kit";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "./session-store.ts";
import { useLogout } from "./use-logout.ts";

export function LogoutButton({ children }: { children: ReactNode }) {
  const logout = useLogout();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Button size="small" variant="ghost" icon={<LogOut aria-hidden />} onClick={logout}>
      {children}
    </Button>
  );
}
