import { Button, EmptyState } from "@bezak/ui-kit";
import { ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";

/** Admits administrators; guests get a link to sign in and return, other users an explanation. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { user, isLoading } = useSession();
  return (
    <>
      {user || isLoading ? null : <NotInside title={t("admin.guest")} />}
      <PrivatePage
        path={pathname + search}
        headingLevel={1}
        title={t("admin.guest")}
        text={t("admin.guestText")}
        skeleton={<PanelSkeleton />}
      >
        {user?.role === "admin" ? children : <NotForYou />}
      </PrivatePage>
    </>
  );
}

function NotForYou() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  return (
    <>
      <NotInside title={t("admin.notForYou")} />
      <EmptyState
        headingLevel={1}
        icon={<ShieldX aria-hidden />}
        title={t("admin.notForYou")}
        text={t("admin.notForYouText", { email: user?.email ?? "" })}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.home()}>{t("common.toHome")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.profile()}>{t("nav.profile")}</Link>
            </Button>
          </>
        }
      />
    </>
  );
}

function NotInside({ title }: { title: string }) {
  const name = useTexts()("shop.name");
  return <PageHead title={`${title} · ${name}`} description={title} index={false} />;
}
