import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INBOX_MODULE } from "../../../modules/inbox/index.ts";
import type { EntryChange, EntryRow, InboxModuleService } from "../../../modules/inbox/service.ts";
import { ShopError } from "../../../shop-error.ts";
import { viewEntries } from "../../../workflows/inbox/view-entries.ts";
import { LanguageQuery } from "../../language-query.ts";
import { parseQuery } from "../../parse-query.ts";

/** Changes a notification of the caller: 404 when it does not exist or belongs to another user. */
export async function changeNotification(
  req: AuthenticatedMedusaRequest,
  change: EntryChange,
): Promise<EntryRow> {
  const inbox = req.scope.resolve<InboxModuleService>(INBOX_MODULE);
  const row = await inbox.change(req.auth_context.actor_id, req.params.id ?? "", change);
  if (!row) throw new ShopError(404, "notification_not_found", "There is no such notification");
  return row;
}

/** Creates a handler that makes the change and responds with the new `{notification}`. */
export function notificationHandler(change: EntryChange) {
  return async (req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> => {
    const { language } = parseQuery(LanguageQuery, req.query);
    const [notification] = await viewEntries(req.scope, [await changeNotification(req, change)], language);
    res.json({ notification });
  };
}
