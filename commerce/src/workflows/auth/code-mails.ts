import type { Limit } from "../../modules/limits/service.ts";

/** Mails with a code to one address, whoever asks for them: many accounts could flood somebody else's. */
export const codeMails: Limit = { kind: "email-code-mails", max: 3, seconds: 3600 };
