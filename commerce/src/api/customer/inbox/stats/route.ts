import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INBOX_MODULE } from "../../../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../../../modules/inbox/service.ts";

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await req.scope.resolve<InboxModuleService>(INBOX_MODULE).counts(req.auth_context.actor_id));
}
