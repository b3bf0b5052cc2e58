import { contactsRoutes } from "@bezak/contract/contacts.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listContactMessages } from "../../../workflows/contact-message/administered-messages.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists messages to the marketplace: `{messages, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(contactsRoutes.contactMessages.query, req.query);
  res.json(await listContactMessages(req.scope, query));
}
