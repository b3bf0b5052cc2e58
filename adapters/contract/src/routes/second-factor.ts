// Free of zod, since browsers import this file.
export const secondFactor = "GET /auth/second-factor";
export const setUpSecondFactor = "POST /auth/second-factor";
export const switchOnSecondFactor = "POST /auth/second-factor/switch-on";
export const renewRecoveryCodes = "POST /auth/second-factor/recovery-codes";
export const switchOffSecondFactor = "DELETE /auth/second-factor";
