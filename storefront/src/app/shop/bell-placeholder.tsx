import { useEffect, useEffectEvent } from "react";
import { isCustomer, useSession } from "../../features/auth/session-store.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import styles from "./bell-placeholder.module.css";

/**
 * The user's bell; with `to`, the bell of the administrator's panel. Reserves its space at once; its code is loaded
 * after hydration.
 */
export function BellPlaceholder({ to }: { to?: string }) {
  const { user, isLoading } = useSession();
  const bell = useLoaded(() => import("../../features/notifications/notification-bell.tsx"));
  const someone = to === undefined ? isCustomer(user) : user?.role === "admin";
  const bring = useEffectEvent(() => void bell.prepare().catch(() => undefined));
  const ready = someone && !isLoading;
  // visitors of the panel are probably signed in: reserves the space, so that nothing moves once the session is known
  const maySoon = to !== undefined && isLoading && user === null;
  useEffect(() => {
    if (ready) bring();
  }, [ready]);
  if (!someone && !maySoon) return null;
  return (
    <span data-panel={to !== undefined || undefined} className={styles.root}>
      {bell.Part ? <bell.Part to={to} /> : null}
    </span>
  );
}
