import { Button } from "@bezak/ui-kit";
import { useState } from "react";
import { ForgotForm } from "../../features/auth/forgot-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import { PasswordPage } from "../password-page.tsx";

export default function ForgotPasswordPage() {
  const t = useTexts();
  const [sent, setSent] = useState<string | null>(null);
  const head = (
    <PageHead
      title={`${t("auth.forgotTitle")} · ${t("shop.name")}`}
      description={t("auth.forgotDescription")}
      index={false}
    />
  );
  if (sent === null) {
    return (
      <>
        {head}
        <PasswordPage title={t("auth.forgotTitle")} text={t("auth.forgotText")}>
          <ForgotForm onSent={setSent} />
        </PasswordPage>
      </>
    );
  }
  return (
    <>
      {head}
      <PasswordPage announce title={t("auth.mailSent")} text={sent}>
        <p>{t("auth.mailHint")}</p>
        <Button size="large" wide onClick={() => setSent(null)}>
          {t("auth.sendAgain")}
        </Button>
      </PasswordPage>
    </>
  );
}
