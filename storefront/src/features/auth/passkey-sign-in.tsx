import * as routes from "@bezak/contract/routes/passkeys.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode } from "../../lib/api-error.ts";
import {
  askPasskey,
  canSuggestPasskeys,
  describePasskeyError,
  PasskeyUnused,
  stopSuggesting,
} from "../../lib/passkey.ts";
import styles from "./auth-form.module.css";
import { useSession } from "./session-store.ts";

/** Signs in without a password, by a button or by what the browser suggests in the e-mail field. Needs the message part `account`. */
export function PasskeySignIn({ onDone }: { onDone?: () => void }) {
  const t = useTexts();
  const api = useApi();
  const { signIn } = useSession();
  const signingIn = useMutation({
    networkMode: "always",
    mutationFn: async (isAutofill: boolean) => {
      const passkey = await askPasskey(api, "sign-in", { isAutofill });
      return api.call(routes.passkeyLogin, { body: { passkey } });
    },
    onSuccess({ token, user }) {
      signIn(token, user);
      onDone?.();
    },
    gcTime: 0,
  });
  const { mutate, error, variables: isAutofill } = signingIn;
  const suggest = useEffectEvent(() => mutate(true));
  useEffect(() => {
    let isLeft = false;
    void canSuggestPasskeys().then((can) => {
      if (can && !isLeft) suggest();
    });
    return () => {
      isLeft = true;
      if (typeof PublicKeyCredential !== "undefined") void stopSuggesting();
    };
  }, []);
  // a suggestion that nobody took, or that grew too old, is no failure
  const isSilent =
    isAutofill === true && (error instanceof PasskeyUnused || !hasCode(error, "passkey_invalid"));
  return (
    <div className={styles.passkey}>
      {error && !isSilent ? <Alert tone="danger">{describePasskeyError(error, t)}</Alert> : null}
      <Button
        wide
        size="large"
        icon={<KeyRound aria-hidden />}
        loading={signingIn.isPending && isAutofill === false}
        onClick={() => mutate(false)}
      >
        {t("passkeys.signIn")}
      </Button>
    </div>
  );
}
