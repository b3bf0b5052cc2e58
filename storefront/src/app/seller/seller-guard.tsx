import { Button, EmptyState } from "@bezak/ui-kit";
import { Store } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PrivatePage } from "../private-page.tsx";
import { PanelHead } from "./panel-head.tsx";
import { SellerSkeleton } from "./seller-skeleton.tsx";
import { useOwnShop } from "./use-own-shop.ts";

/** Admits members of a shop; guests get a link to sign in and return, other users a link to apply. */
export function SellerGuard({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { user, isLoading } = useSession();
  return (
    <>
      {user || isLoading ? null : <PanelHead title={t("sellerPanel.guest")} />}
      <PrivatePage
        path={pathname + search}
        headingLevel={1}
        title={t("sellerPanel.guest")}
        text={t("sellerPanel.guestText")}
        skeleton={<SellerSkeleton />}
      >
        <Members>{children}</Members>
      </PrivatePage>
    </>
  );
}

function Members({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { user, update } = useSession();
  const { data: shop, error, refetch, fetchStatus } = useOwnShop();
  const becameSeller = shop !== undefined && user?.role === "customer";
  // the application was approved after the session was loaded
  useEffect(() => {
    if (becameSeller) update({ role: "seller" });
    // oxlint-disable-next-line react/exhaustive-deps -- `update` is another function each time
  }, [becameSeller]);
  if (shop && !hasStatus(error, 403)) return children;
  if (hasStatus(error, 403, 404)) return <NotASeller />;
  if (!error && fetchStatus !== "paused") return <SellerSkeleton />;
  return (
    <>
      <PanelHead title={t("sellerPanel.title")} />
      {error ? (
        <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />
      ) : (
        <OfflineState headingLevel={1} />
      )}
    </>
  );
}

function NotASeller() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <>
      <PanelHead title={t("sellerPanel.onlySellers")} />
      <EmptyState
        headingLevel={1}
        icon={<Store aria-hidden />}
        title={t("sellerPanel.onlySellers")}
        text={t("sellerPanel.onlySellersText")}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.becomeSeller()}>{t("sellerPanel.becomeSeller")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.home()}>{t("common.toHome")}</Link>
            </Button>
          </>
        }
      />
    </>
  );
}
