import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readContacts } from "../../../contacts/read-contacts.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ contacts: await readContacts(req.scope) });
}
