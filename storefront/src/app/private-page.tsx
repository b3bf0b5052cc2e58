import { Alert, Button, EmptyState } from "@bezak/ui-kit";
import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../features/auth/session-store.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";
import { usePaths } from "../lib/use-paths.ts";

export interface PrivatePageProps {
  /** where to return after signing in */
  path: string;
  title: string;
  text: string;
  /** 1 if the guest's page has no other heading */
  headingLevel?: 1 | 2;
  /** shown until the session is known */
  skeleton: ReactNode;
  /** for signed-in users */
  children: ReactNode;
}

/** A personal page: the server renders its skeleton, guests get a link to sign in. */
export function PrivatePage(props: PrivatePageProps) {
  const { path, title, text, headingLevel, skeleton, children } = props;
  const t = useTexts();
  const paths = usePaths();
  const { user, isLoading, error } = useSession();
  const hydrated = useHydrated();
  if (!hydrated || (isLoading && !user)) return skeleton;
  if (user) return children;
  return (
    <>
      {error ? (
        <Alert
          tone="danger"
          actions={
            <Button size="small" onClick={() => window.location.reload()}>
              {t("common.retry")}
            </Button>
          }
        >
          {t(`errors.${error}`)}
        </Alert>
      ) : null}
      <EmptyState
        icon={<UserRound aria-hidden />}
        headingLevel={headingLevel}
        title={title}
        text={text}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.login(path)}>{t("nav.login")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.register(path)}>{t("nav.register")}</Link>
            </Button>
          </>
        }
      />
    </>
  );
}
