import { LoginForm } from "../../features/auth/login-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { SignInPage } from "../sign-in-page.tsx";

export default function LoginPage() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <>
      <PageHead
        title={`${t("auth.loginTitle")} · ${t("shop.name")}`}
        description={t("auth.loginDescription")}
        index={false}
      />
      <SignInPage
        title={t("auth.loginTitle")}
        text={t("auth.loginText")}
        done={t("auth.loggedIn")}
        question={t("auth.noAccount")}
        other={t("auth.register")}
        otherPath={paths.register}
      >
        <LoginForm />
      </SignInPage>
    </>
  );
}
