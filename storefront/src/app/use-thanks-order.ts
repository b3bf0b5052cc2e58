import { useQuery } from "@tanstack/react-query";
import { useSession } from "../features/auth/session-store.ts";
import { orderQuery } from "../features/orders/orders-api.ts";
import { useApi } from "../lib/api-context.ts";
import { useHydrated } from "../lib/use-hydrated.ts";

/** The order of the thanks page by its number; requested once the session is known. */
export function useThanksOrder(number: string) {
  const { user } = useSession();
  const hydrated = useHydrated();
  return useQuery({ ...orderQuery(useApi(), number), enabled: hydrated && user !== null && number !== "" });
}
