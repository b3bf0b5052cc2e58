import { Card, TextLink } from "@bezak/ui-kit";
import { useEffect, useRef, type ReactNode } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";
import { SignInAside } from "./sign-in-aside.tsx";
import styles from "./sign-in-page.module.css";

export interface PasswordPageProps {
  title: string;
  text: string;
  /** set when this content replaces the former one, so that screen readers announce its heading */
  announce?: boolean;
  children: ReactNode;
}

/** Layout of the pages for a forgotten password. */
export function PasswordPage({ title, text, announce, children }: PasswordPageProps) {
  const t = useTexts();
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce, title]);
  return (
    <Card variant="raised" padding="none" className={styles.root}>
      <SignInAside />
      <div className={styles.body}>
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.quiet}>{text}</p>
        </header>
        {children}
        <p className={styles.quiet}>
          {t("auth.remembered")}{" "}
          <TextLink asChild>
            <Link to={paths.login()}>{t("auth.login")}</Link>
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
