import { Button } from "@bezak/ui-kit";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ResetForm } from "../../features/auth/reset-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { PasswordPage } from "../password-page.tsx";

/** The token of the address, which leaves the address at once: whoever looks over a shoulder or into the history finds none. */
function useTakenToken(): string | null {
  const navigate = useNavigate();
  const paths = usePaths();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("token");
  const [token, setToken] = useState(asked);
  if (asked && asked !== token) setToken(asked);
  useEffect(() => {
    if (asked !== null) void navigate(paths.resetPassword(), { replace: true });
  }, [asked, navigate, paths]);
  return token;
}

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
  const token = useTakenToken();
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
  // The server never sees the token: until the page is alive, the form stands for everybody.
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
