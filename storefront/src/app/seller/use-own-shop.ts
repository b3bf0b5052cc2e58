import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../features/auth/session-store.ts";
import { ownShopQuery } from "../../features/shops/shops-api.ts";
import { useApi } from "../../lib/api-context.ts";

/** What waits for the shop is counted anew as often while the panel is open. */
const lookAgainMs = 60_000;

/** The shop of whoever is signed in; asked for once for the whole panel. */
export function useOwnShop() {
  const { user } = useSession();
  return useQuery({
    ...ownShopQuery(useApi(), user?.id ?? null),
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: true,
  });
}
