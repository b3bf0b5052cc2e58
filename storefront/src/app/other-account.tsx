import { Button } from "@bezak/ui-kit";
import { useLogout } from "../features/auth/use-logout.ts";
import { usePaths } from "../lib/use-paths.ts";

export interface OtherAccountProps {
  /** address to which signing in returns */
  path: string;
  label: string;
  variant?: "primary" | "secondary";
}

/** Signs out and opens the login page, which returns to the invitation. */
export function OtherAccount({ path, label, variant }: OtherAccountProps) {
  const leave = useLogout(usePaths().login(path));
  return (
    <Button variant={variant} onClick={leave}>
      {label}
    </Button>
  );
}
