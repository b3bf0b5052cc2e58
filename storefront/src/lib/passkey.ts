import * as routes from "@bezak/contract/routes/passkeys.ts";
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from "@bezak/contract/passkeys.ts";
import type { Texts } from "../i18n/texts.ts";
import type { ApiClient } from "./api-client.ts";
import { isApiError } from "./api-error.ts";
import { describeError } from "./describe-error.ts";
import { MissingCodeError } from "./missing-code-error.ts";

// loaded when a passkey is used: no page needs it to be shown
const loadLibrary = () =>
  import("@simplewebauthn/browser").catch((cause: unknown) => {
    throw new MissingCodeError("the code for passkeys is missing", { cause });
  });

/** The device, the browser or the person gave no passkey. */
export class PasskeyUnused extends Error {
  override name = "PasskeyUnused";
}

const unused = (cause: unknown): never => {
  throw new PasskeyUnused("No passkey was used", { cause });
};

/** Asks the device for a passkey; `isAutofill`: as a suggestion of the browser in the e-mail field, until one is chosen. */
export async function askPasskey(
  api: ApiClient,
  purpose: "sign-in" | "confirm",
  { isAutofill = false } = {},
): Promise<PasskeyAssertion> {
  const requested = Promise.all([loadLibrary(), api.call(routes.passkeyChallenge, { body: { purpose } })]);
  // nobody has requested a suggestion, so nothing has failed without one
  const [library, { data: optionsJSON }] = await (isAutofill ? requested.catch(unused) : requested);
  const { id, rawId, type, response } = await library
    .startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    .catch(unused);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Makes a passkey on the device or a security key. */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAttestation> {
  const library = await loadLibrary();
  const { id, rawId, type, response } = await library
    .startRegistration({ optionsJSON: creation })
    .catch(unused);
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

/** Whether the browser suggests passkeys in a form. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential === "undefined") return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Withdraws the suggestion of passkeys. */
export async function stopSuggesting(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

/** Why a passkey was not accepted or not used. Needs the message part `account`. */
export function describePasskeyError(error: unknown, t: Texts): string {
  if (error instanceof MissingCodeError) return t("failure.missing");
  return isApiError(error) ? describeError(error, t) : t("passkeys.unused");
}
