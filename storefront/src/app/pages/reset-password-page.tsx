import { Button } from "@bezak/ui-kit";
import { useState } from "react";
import { ResetForm } from "../../features/auth/reset-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useTakenToken } from "../../lib/use-taken-token.ts";
import { PageHead } from "../page-head.tsx";
import { PasswordPage } from "../password-page.tsx";

export default function ResetPasswordPage() {
  const t = useTexts();
  const head = (
    <PageHead
      title={`${t("auth.resetTitle")} · ${t("shop.name")}`}
      description={t("auth.resetDescription")}
      index={false}
    />
  );
  return (
    <>
      {head}
      <Reset />
    </>
  );
}

function Reset() {
  const t = useTexts();
  const paths = usePaths();
  const token = useTakenToken({ clean: paths.resetPassword() });
  const hydrated = useHydrated();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <PasswordPage announce title={t("auth.resetDone")} text={t("auth.resetDoneText")}>
        <Button asChild variant="primary" size="large" wide>
          <Link to={paths.login()}>{t("auth.toLogin")}</Link>
        </Button>
      </PasswordPage>
    );
  }
  // the server never gets the token, so it always renders the form
  if (hydrated && !token) {
    return (
      <PasswordPage title={t("auth.linkMissing")} text={t("auth.linkMissingText")}>
        <Button asChild variant="primary" size="large" wide>
          <Link to={paths.forgotPassword()}>{t("auth.newLink")}</Link>
        </Button>
      </PasswordPage>
    );
  }
  return (
    <PasswordPage title={t("auth.resetTitle")} text={t("auth.resetText")}>
      <ResetForm token={token ?? ""} onDone={() => setDone(true)} />
    </PasswordPage>
  );
}
