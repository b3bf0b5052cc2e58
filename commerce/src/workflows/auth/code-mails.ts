import type { Limit } from "../../modules/limits/service.ts";

/** Mails with a code to one address, from all accounts together: many accounts could flood somebody else's address. */
export const codeMails: Limit = { kind: "email-code-mails", max: 3, seconds: 3600 };
