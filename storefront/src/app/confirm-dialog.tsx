import * as routes from "@bezak/contract/routes/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import type { Confirmation } from "../lib/confirmation.ts";
import { PasswordQuestion } from "./password-question.tsx";

/** Asks whoever is signed in for the password, before money moves or a session is ended. */
export default function ConfirmDialog({ settle }: Pick<Confirmation, "settle">) {
  const t = useTexts();
  const api = useApi();
  const confirming = useMutation({
    mutationFn: async (password: string) =>
      (await api.call(routes.confirmPassword, { body: { password } })).data.proof,
    onSuccess: settle,
    // the password stays in no cache
    gcTime: 0,
  });
  return (
    <PasswordQuestion
      id="confirm-password"
      title={t("confirm.title")}
      text={t("confirm.text")}
      act={t("confirm.act")}
      keep={t("confirm.keep")}
      sending={confirming}
      onClose={() => settle(null)}
    />
  );
}
