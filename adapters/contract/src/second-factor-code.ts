import { limits } from "./limits.ts";
import { storableText } from "./shared-schemas.ts";

/** For calls that prove who someone is; needed only by accounts with a second factor. */
export const secondFactorCode = storableText
  .trim()
  .min(1)
  .max(limits.secondFactorCodeMax)
  .describe("six digits from the authenticator app, or a recovery code");
