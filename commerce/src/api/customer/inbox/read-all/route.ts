import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INBOX_MODULE } from "../../../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../../../modules/inbox/service.ts";

/** Marks everything as read; responds with the new counts. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const inbox = req.scope.resolve<InboxModuleService>(INBOX_MODULE);
  await inbox.readAll(req.auth_context.actor_id);
  res.json(await inbox.counts(req.auth_context.actor_id));
}
