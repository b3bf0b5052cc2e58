import type { MedusaContainer } from "@medusajs/framework/types";
import { getLedger } from "../workflows/payment/get-ledger.ts";
import { ADMIN_JOB_MODULE } from "../modules/admin-job/index.ts";
import { ADMIN_AUDIT_MODULE } from "../modules/admin-audit/index.ts";
import { MODERATION_MODULE } from "../modules/moderation/index.ts";
import { CONTACT_MESSAGE_MODULE } from "../modules/contact-message/index.ts";
import { SHOP_LIMIT_MODULE } from "../modules/limits/index.ts";
import { SHOP_MAIL_MODULE } from "../modules/mail/index.ts";
import { VISIT_MODULE } from "../modules/visit/index.ts";
import { SHOP_SESSION_MODULE } from "../modules/session/index.ts";
import { releaseDeletedPictures } from "../workflows/content/restore-content.ts";
import { purgeRefundAccounts } from "../workflows/refund-owed/refund-account.ts";
import { purgeInvitations } from "../workflows/shop/purge-invitations.ts";

interface Purged {
  purge(): Promise<void>;
}

/**
 * Deletes expired sessions, links, invitations, counts, mails, messages, decisions, audit entries, rows of bulk acts, searched texts, refund accounts
 * and gateway events.
 * docs/security.md lists the retention times.
 */
export default async function purgeLeftovers(container: MedusaContainer): Promise<void> {
  const purged = [
    SHOP_SESSION_MODULE,
    SHOP_LIMIT_MODULE,
    SHOP_MAIL_MODULE,
    CONTACT_MESSAGE_MODULE,
    MODERATION_MODULE,
    ADMIN_AUDIT_MODULE,
    VISIT_MODULE,
    ADMIN_JOB_MODULE,
  ];
  for (const name of purged) await container.resolve<Purged>(name).purge();
  await purgeInvitations(container);
  await releaseDeletedPictures(container);
  await purgeRefundAccounts(container);
  await getLedger(container).sweeps.purge();
}

export const config = { name: "purge-leftovers", schedule: "17 * * * *" };
