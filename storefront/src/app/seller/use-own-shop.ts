import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../features/auth/session-store.ts";
import { ownShopQuery } from "../../features/shops/shops-api.ts";
import { useApi } from "../../lib/api-context.ts";

/** Milliseconds between refreshes of the counts while the panel is open. */
const refetchMs = 60_000;

function useShop(refetchInterval: number | false) {
  const { user } = useSession();
  return useQuery({
    ...ownShopQuery(useApi(), user?.id ?? null),
    refetchInterval,
    refetchOnWindowFocus: true,
  });
}

/** The user's shop; all components share one request. */
export const useOwnShop = () => useShop(false);

/** The same with polling. For a single component that is always mounted, since each one has a timer of its own. */
export const useFreshOwnShop = () => useShop(refetchMs);
