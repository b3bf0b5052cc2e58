import { Alert, Button, EmptyState } from "@bezak/ui-kit";
import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../features/auth/session-store.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";
import { usePaths } from "../lib/use-paths.ts";

export interface PrivatePageProps {
  /** where the person comes back to after signing in */
  path: string;
  title: string;
  text: string;
  /** 1 where the guest's page has no other heading */
  headingLevel?: 1 | 2;
  /** keeps the place until it is known who is there */
  skeleton: ReactNode;
  /** shown to whoever is signed in */
  children: ReactNode;
}

/** A page of one person: the server renders its skeleton, guests are led to the login. */
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
