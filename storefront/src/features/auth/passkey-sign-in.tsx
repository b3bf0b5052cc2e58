import * as routes from "@bezak/contract/routes/passkeys.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import {
  askPasskey,
  canSuggestPasskeys,
  describePasskeyError,
  PasskeyUnused,
  stopSuggesting,
} from "../../lib/passkey.ts";
import styles from "./auth-form.module.css";
import { useSession } from "./session-store.ts";

/** The challenge of a suggestion lasts five minutes. */
const SUGGESTED_MS = 4 * 60_000;

/** How often the age of a suggestion is checked, since a sleeping computer stops timers. */
const CHECK_MS = 20_000;

/** Signs in without a password, by a button or by what the browser suggests in the e-mail field. Needs the message part `account`. */
export function PasskeySignIn({ onDone }: { onDone?: () => void }) {
  const t = useTexts();
  const suggested = useSigningIn({ isAutofill: true, onDone });
  const pressed = useSigningIn({ isAutofill: false, onDone });
  // a suggestion that nobody took is no failure; one that was taken and refused is
  const refused = suggested.error instanceof PasskeyUnused ? null : suggested.error;
  const error = pressed.error ?? refused;
  useSuggestion({
    suggest: () => suggested.mutate(),
    // the device asks about one passkey at a time
    isHeld: pressed.isPending,
    failures: pressed.failureCount,
  });
  return (
    <div className={styles.passkey}>
      {error ? <Alert tone="danger">{describePasskeyError(error, t)}</Alert> : null}
      <Button
        wide
        size="large"
        icon={<KeyRound aria-hidden />}
        loading={pressed.isPending}
        onClick={() => pressed.mutate()}
      >
        {t("passkeys.signIn")}
      </Button>
    </div>
  );
}

function useSigningIn({ isAutofill, onDone }: { isAutofill: boolean; onDone: (() => void) | undefined }) {
  const api = useApi();
  const { signIn } = useSession();
  return useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const passkey = await askPasskey(api, "sign-in", { isAutofill });
      return api.call(routes.passkeyLogin, { body: { passkey } });
    },
    onSuccess({ token, user }) {
      signIn(token, user);
      onDone?.();
    },
    gcTime: 0,
  });
}

interface Suggestion {
  suggest: () => void;
  isHeld: boolean;
  /** of the button, which ends a suggestion: another one is needed */
  failures: number;
}

/** Suggests a passkey while the form is shown, and again before the challenge grows too old. */
function useSuggestion({ suggest, isHeld, failures }: Suggestion): void {
  const renew = useEffectEvent((isDue: boolean): boolean => {
    if (!isDue || isHeld || document.visibilityState !== "visible") return false;
    suggest();
    return true;
  });
  useEffect(() => {
    let isLeft = false;
    let since = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setInterval> | undefined;
    const check = () => {
      const now = performance.now();
      if (renew(now - since >= SUGGESTED_MS)) since = now;
    };
    void canSuggestPasskeys().then((can) => {
      if (!can || isLeft) return;
      check();
      timer = setInterval(check, CHECK_MS);
      document.addEventListener("visibilitychange", check);
    });
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [failures]);
  useEffect(
    () => () => {
      if (typeof PublicKeyCredential !== "undefined") void stopSuggesting();
    },
    [],
  );
}
