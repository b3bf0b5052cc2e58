import { Button, EmptyState } from "@bezak/ui-kit";
import { KeyRound, ShieldX } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";

/** Admits administrators; guests get a link to sign in and return, other users an explanation, and those without required sign-in codes the way to them. */
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
        {user?.role !== "admin" ? (
          <NotForYou />
        ) : user.secondFactorMissing ? (
          <CodesMissing />
        ) : (
          <Fragment key={user.id}>{children}</Fragment>
        )}
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

/** The marketplace requires a second factor, and this administrator has not set one up. */
function CodesMissing() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <>
      <NotInside title={t("admin.codesMissing")} />
      <EmptyState
        headingLevel={1}
        icon={<KeyRound aria-hidden />}
        title={t("admin.codesMissing")}
        text={t("admin.codesMissingText")}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.settings()}>{t("admin.switchOnCodes")}</Link>
          </Button>
        }
      />
    </>
  );
}

function NotInside({ title }: { title: string }) {
  const name = useTexts()("shop.name");
  return <PageHead title={`${title} · ${name}`} description={title} index={false} />;
}
