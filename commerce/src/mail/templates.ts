import type { MailTemplate } from "./define-mail.ts";
import accountBlocked from "./templates/account-blocked.ts";
import adminInvitation from "./templates/admin-invitation.ts";
import administrator from "./templates/administrator.ts";
import contactAnswer from "./templates/contact-answer.ts";
import contactReceived from "./templates/contact-received.ts";
import emailChangeAsked from "./templates/email-change-requested.ts";
import emailChanged from "./templates/email-changed.ts";
import emailCode from "./templates/email-code.ts";
import emailConfirmation from "./templates/email-confirmation.ts";
import emailTaken from "./templates/email-taken.ts";
import news from "./templates/notification.ts";
import passwordChanged from "./templates/password-changed.ts";
import passwordReset from "./templates/password-reset.ts";
import payoutAccountChanged from "./templates/payout-account-changed.ts";
import passkeyAdded from "./templates/passkey-added.ts";
import passkeyRemoved from "./templates/passkey-removed.ts";
import passkeyRefused from "./templates/passkey-refused.ts";
import recoveryCodeUsed from "./templates/recovery-code-used.ts";
import refundAccountChanged from "./templates/refund-account-changed.ts";
import secondFactorOff from "./templates/second-factor-off.ts";
import secondFactorOn from "./templates/second-factor-on.ts";
import sellerInvitation from "./templates/seller-invitation.ts";
import signInTried from "./templates/sign-in-attempted.ts";
import welcome from "./templates/welcome.ts";

/** All mails by name; each domain adds its own lines. */
export const mailTemplates = {
  "account-blocked": accountBlocked,
  "admin-invitation": adminInvitation,
  administrator,
  "contact-answer": contactAnswer,
  "contact-received": contactReceived,
  "email-change-asked": emailChangeAsked,
  "email-changed": emailChanged,
  "email-code": emailCode,
  "email-confirmation": emailConfirmation,
  "email-taken": emailTaken,
  news,
  "password-changed": passwordChanged,
  "password-reset": passwordReset,
  "payout-account-changed": payoutAccountChanged,
  "passkey-added": passkeyAdded,
  "passkey-removed": passkeyRemoved,
  "passkey-refused": passkeyRefused,
  "recovery-code-used": recoveryCodeUsed,
  "refund-account-changed": refundAccountChanged,
  "second-factor-off": secondFactorOff,
  "second-factor-on": secondFactorOn,
  "seller-invitation": sellerInvitation,
  "sign-in-tried": signInTried,
  welcome,
} as const;

export type MailName = keyof typeof mailTemplates;

/**
 * Mails that are sent to unconfirmed addresses: about the account itself, in response to a contact message, or with a
 * link whose use confirms the address. No other mail is sent to an account with an unconfirmed address.
 */
export const sentUnconfirmed: ReadonlySet<MailName> = new Set([
  "account-blocked",
  "administrator",
  "contact-answer",
  "contact-received",
  "email-change-asked",
  "email-changed",
  "email-code",
  "email-confirmation",
  "email-taken",
  "password-changed",
  "password-reset",
  "passkey-added",
  "passkey-removed",
  "passkey-refused",
  "recovery-code-used",
  "second-factor-off",
  "second-factor-on",
  "seller-invitation",
  "sign-in-tried",
  "welcome",
]);

/** Data that a mail's template needs. */
export type MailData<N extends MailName> =
  (typeof mailTemplates)[N] extends MailTemplate<infer D> ? D : never;
