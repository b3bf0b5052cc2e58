import * as routes from "@bezak/contract/routes/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import type { PasswordConfirmation } from "../lib/confirmation.ts";
import { PasswordQuestion, type OwnProof } from "./password-question.tsx";

/** Asks for the password before sensitive actions, such as moving money or ending a session. */
export default function ConfirmDialog({ settle }: Pick<PasswordConfirmation, "settle">) {
  const t = useTexts();
  const api = useApi();
  const confirming = useMutation({
    mutationFn: async (body: OwnProof) => (await api.call(routes.confirmPassword, { body })).data.proof,
    onSuccess: settle,
    // the password must not be cached
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
