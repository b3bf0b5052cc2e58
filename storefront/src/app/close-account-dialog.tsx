import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useSession } from "../features/auth/session-store.ts";
import { closeAccount } from "../features/users/users-api.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { openStorage } from "../lib/storage.ts";
import { usePaths } from "../lib/use-paths.ts";
import { removeTypedForms } from "../lib/typed-forms.ts";
import { removePersonalData } from "./remove-personal-data.ts";
import { PasswordQuestion, type OwnProof } from "./password-question.tsx";

/** Confirms the closure of the account. */
export default function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const paths = usePaths();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, clear } = useSession();
  const personId = user?.id ?? "";
  const ending = useMutation({
    mutationFn: (proof: OwnProof) => closeAccount(api, proof),
    // the password must not be cached
    gcTime: 0,
    onSuccess() {
      clear();
      queryClient.clear();
      removePersonalData(openStorage("localStorage"), personId);
      removeTypedForms(openStorage("sessionStorage"), personId);
      toast.show({ text: t("settings.ended") });
      void navigate(paths.home(), { replace: true });
    },
  });

  return (
    <PasswordQuestion
      id="end-account-password"
      title={t("settings.endTitle")}
      text={t("settings.endWarning")}
      act={t("settings.endConfirm")}
      keep={t("settings.keep")}
      tone="danger"
      sending={ending}
      onClose={onClose}
    />
  );
}
