import * as routes from "@bezak/contract/routes/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { useSession } from "../features/auth/session-store.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import type { PasswordConfirmation } from "../lib/confirmation.ts";
import { PasswordQuestion, type OwnProof } from "./password-question.tsx";

/** Asks for the password before sensitive actions, such as moving money or ending a session. */
export default function ConfirmDialog({ settle }: Pick<PasswordConfirmation, "settle">) {
  const t = useTexts();
  const api = useApi();
  const { user } = useSession();
  const confirming = useMutation({
    mutationFn: async (body: OwnProof) => (await api.call(routes.confirmPassword, { body })).data.proof,
    onSuccess: (proof) => settle(proof, user?.role === "admin" ? "administration" : "ownAccount"),
    // the password must not be cached
    gcTime: 0,
  });
  return (
    <PasswordQuestion
      id="confirm-password"
      title={t("confirm.title")}
      text={t(user?.role === "admin" ? "confirm.administratorText" : "confirm.text")}
      act={t("confirm.act")}
      keep={t("confirm.keep")}
      sending={confirming}
      onClose={() => settle(null)}
    />
  );
}
