import { useEffect, useEffectEvent } from "react";
import { isCustomer, useSession } from "../../features/auth/session-store.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import styles from "./bell-placeholder.module.css";

/**
 * The bell of whoever is signed in; with `to`, the bell of the administrators' panel. Its place is kept at once, its code
 * comes when the page is alive.
 */
export function BellPlaceholder({ to }: { to?: string }) {
  const { user, isLoading } = useSession();
  const bell = useLoaded(() => import("../../features/notifications/notification-bell.tsx"));
  const someone = to === undefined ? isCustomer(user) : user?.role === "admin";
  const bring = useEffectEvent(() => void bell.prepare().catch(() => undefined));
  const ready = someone && !isLoading;
  // whoever opens the panel is most likely somebody: what stands beside the bell must not move when it is known
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
