import { RegisterForm } from "../../features/auth/register-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { SignInPage } from "../sign-in-page.tsx";

export default function RegisterPage() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <>
      <PageHead
        title={`${t("auth.registerTitle")} · ${t("shop.name")}`}
        description={t("auth.registerDescription")}
        index={false}
      />
      <SignInPage
        title={t("auth.registerTitle")}
        text={t("auth.registerText")}
        done={t("auth.registered")}
        question={t("auth.hasAccount")}
        other={t("auth.login")}
        otherPath={paths.login}
      >
        <RegisterForm />
      </SignInPage>
    </>
  );
}
