import { Card, TextLink, useToast } from "@bezak/ui-kit";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../features/auth/session-store.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { safeNext } from "../lib/paths.ts";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./sign-in-page.module.css";

export interface SignInPageProps {
  title: string;
  /** said once the person is in */
  done: string;
  /** leads to the other way in */
  question: string;
  other: string;
  otherPath: (next: string | undefined) => string;
  children: ReactNode;
}

/** What login and registration share: where to go on, and the way to each other. */
export function SignInPage({ title, done, question, other, otherPath, children }: SignInPageProps) {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const { isAuthenticated, isLoading } = useSession();
  const asked = new URLSearchParams(useLocation().search).get("next");
  const next = safeNext(asked, paths.home());
  const wasGuest = useRef(false);
  useEffect(() => {
    if (!isLoading && !isAuthenticated) wasGuest.current = true;
    if (!isAuthenticated) return;
    if (wasGuest.current) toast.show({ text: done, tone: "success" });
    void navigate(next, { replace: true });
  }, [isAuthenticated, isLoading, next, done, navigate, toast]);
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      {next === paths.checkout() ? <p className={styles.quiet}>{t("auth.backToCheckout")}</p> : null}
      <Card padding="large" variant="raised">
        {children}
      </Card>
      <p className={styles.quiet}>
        {question}{" "}
        <TextLink asChild>
          <Link to={otherPath(asked ? next : undefined)}>{other}</Link>
        </TextLink>
      </p>
    </div>
  );
}
