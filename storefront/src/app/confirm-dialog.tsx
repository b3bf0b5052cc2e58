import * as routes from "@bezak/contract/routes/auth.ts";
import { confirmPasskey } from "@bezak/contract/routes/passkeys.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { passkeysQuery } from "../features/auth/passkeys-api.ts";
import { useSession } from "../features/auth/session-store.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { askPasskey, describePasskeyError } from "../lib/passkey.ts";
import type { PasswordConfirmation } from "../lib/confirmation.ts";
import { PasswordQuestion, type OwnProof } from "./password-question.tsx";

/** Asks for the password before sensitive actions, such as moving money or ending a session. */
export default function ConfirmDialog({ settle }: Pick<PasswordConfirmation, "settle">) {
  const t = useTexts();
  const api = useApi();
  const { user } = useSession();
  const settleFor = (proof: string) =>
    settle(proof, user?.role === "admin" ? "administration" : "ownAccount");
  const confirming = useMutation({
    mutationFn: async (body: OwnProof) => (await api.call(routes.confirmPassword, { body })).data.proof,
    onSuccess: settleFor,
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
      other={<PasskeyAnswer onProof={settleFor} />}
    />
  );
}

/** A passkey in place of the password, for those who have one. */
function PasskeyAnswer({ onProof }: { onProof: (proof: string) => void }) {
  const t = useTexts();
  const api = useApi();
  const { data: passkeys = [] } = useQuery(passkeysQuery(api));
  const confirming = useMutation({
    mutationFn: async () => {
      const passkey = await askPasskey(api, "confirm");
      return (await api.call(confirmPasskey, { body: { passkey } })).data.proof;
    },
    onSuccess: onProof,
    gcTime: 0,
  });
  if (passkeys.length === 0) return null;
  return (
    <>
      {confirming.error ? <Alert tone="danger">{describePasskeyError(confirming.error, t)}</Alert> : null}
      <Button
        icon={<KeyRound aria-hidden />}
        loading={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        {t("passkeys.confirm")}
      </Button>
    </>
  );
}
