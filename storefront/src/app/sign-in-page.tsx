import { Card, TextLink, useToast } from "@bezak/ui-kit";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../features/auth/session-store.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { safeNext } from "../lib/paths.ts";
import { usePaths } from "../lib/use-paths.ts";
import { SignInAside } from "./sign-in-aside.tsx";
import styles from "./sign-in-page.module.css";

export interface SignInPageProps {
  title: string;
  /** explains what an account is good for */
  text: string;
  /** message after signing in */
  done: string;
  /** text of the link to the other form */
  question: string;
  other: string;
  otherPath: (next: string | undefined) => string;
  children: ReactNode;
}

/** Shared parts of login and registration: where to go afterwards, and the link to the other form. */
export function SignInPage(props: SignInPageProps) {
  const { title, text, done, question, other, otherPath, children } = props;
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const { isAuthenticated, isLoading } = useSession();
  const nextParameter = new URLSearchParams(useLocation().search).get("next");
  const next = safeNext(nextParameter, paths.home());
  const wasGuest = useRef(false);
  useEffect(() => {
    if (!isLoading && !isAuthenticated) wasGuest.current = true;
    if (!isAuthenticated) return;
    if (wasGuest.current) toast.show({ text: done, tone: "success" });
    void navigate(next, { replace: true });
  }, [isAuthenticated, isLoading, next, done, navigate, toast]);
  return (
    <Card variant="raised" padding="none" className={styles.root}>
      <SignInAside />
      <div className={styles.body}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.quiet}>{next === paths.checkout() ? t("auth.backToCheckout") : text}</p>
        </header>
        {children}
        <p className={styles.quiet}>
          {question}{" "}
          <TextLink asChild>
            <Link to={otherPath(nextParameter ? next : undefined)}>{other}</Link>
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
