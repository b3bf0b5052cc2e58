import { notificationsRoutes } from "@bezak/contract/notifications.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INBOX_MODULE } from "../../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../../modules/inbox/service.ts";
import { viewEntries } from "../../../workflows/inbox/view-entries.ts";
import { createLanguageQuery } from "../../language-query.ts";
import { parsePage } from "../../parse-query.ts";

const Query = createLanguageQuery(notificationsRoutes.notifications);

/** Lists the caller's notifications in their language, newest first: `{notifications, count}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, filter, type, language } = parsePage(Query, req.query);
  const inbox = req.scope.resolve<InboxModuleService>(INBOX_MODULE);
  const customerId = req.auth_context.actor_id;
  const found = await inbox.page({ customerId, filter, type, limit, offset });
  const notifications = await viewEntries(req.scope, found.entries, language);
  res.json({ notifications, count: found.count });
}
