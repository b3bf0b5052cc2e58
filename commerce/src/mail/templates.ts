import type { MailTemplate } from "./define-mail.ts";
import administrator from "./templates/administrator.ts";
import contactReceived from "./templates/contact-received.ts";
import news from "./templates/news.ts";
import passwordChanged from "./templates/password-changed.ts";
import passwordReset from "./templates/password-reset.ts";
import payoutAccountChanged from "./templates/payout-account-changed.ts";
import sellerInvitation from "./templates/seller-invitation.ts";
import signInTried from "./templates/sign-in-tried.ts";
import welcome from "./templates/welcome.ts";

/** Every mail of the shop by name; a room adds its own line. */
export const mailTemplates = {
  administrator,
  "contact-received": contactReceived,
  news,
  "password-changed": passwordChanged,
  "password-reset": passwordReset,
  "payout-account-changed": payoutAccountChanged,
  "seller-invitation": sellerInvitation,
  "sign-in-tried": signInTried,
  welcome,
} as const;

export type MailName = keyof typeof mailTemplates;

/** What a mail needs to be written. */
export type MailData<N extends MailName> =
  (typeof mailTemplates)[N] extends MailTemplate<infer D> ? D : never;
