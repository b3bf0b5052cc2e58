import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../../shop-error.ts";

const MAILS_MAX = 100;

/**
 * Lists the latest mails of the outbox: `{mails: [{id, to, subject, text, html, at}]}`; `?to=` filters by recipient.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (process.env.NODE_ENV === "production" || process.env.SMTP_URL) {
    throw new ShopError(404, "not_found", "There is no outbox here");
  }
  const to = typeof req.query.to === "string" ? req.query.to : null;
  const { rows } = await req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select id, recipient as "to", subject, text, html, created_at as at from mail_outbox
     where ?::text is null or recipient = ? order by created_at desc, id desc limit ${MAILS_MAX}`,
    [to, to],
  );
  res.json({ mails: rows });
}
