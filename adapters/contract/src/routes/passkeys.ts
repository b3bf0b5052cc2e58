// Free of zod, since browsers import this file.
export const passkeyChallenge = "POST /auth/passkey-challenge";
export const passkeyLogin = "POST /auth/passkey-login";
export const passkeys = "GET /auth/passkeys";
export const preparePasskey = "POST /auth/passkeys/challenge";
export const addPasskey = "POST /auth/passkeys";
export const renamePasskey = "PATCH /auth/passkeys/{id}";
export const removePasskey = "DELETE /auth/passkeys/{id}";
export const confirmPasskey = "POST /auth/passkeys/confirm";
