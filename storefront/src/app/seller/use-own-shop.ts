import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../features/auth/session-store.ts";
import { ownShopQuery } from "../../features/shops/shops-api.ts";
import { useApi } from "../../lib/api-context.ts";

/** What waits for the shop is counted anew as often while the panel is open. */
const refetchMs = 60_000;

function useShop(refetchInterval: number | false) {
  const { user } = useSession();
  return useQuery({
    ...ownShopQuery(useApi(), user?.id ?? null),
    refetchInterval,
    refetchOnWindowFocus: true,
  });
}

/** The shop of whoever is signed in; asked for once for the whole panel. */
export const useOwnShop = () => useShop(false);

/** The same, kept fresh: for the one part of the panel that is always there. Each of these asks by a clock of its own. */
export const useFreshOwnShop = () => useShop(refetchMs);
