import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INBOX_MODULE } from "../../../../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../../../../modules/inbox/service.ts";
import { ShopError } from "../../../../../shop-error.ts";
import { viewEntries } from "../../../../../workflows/inbox/view-entries.ts";
import { EntryChangeBody } from "../../validators.ts";

/** Reads, archives, deletes or takes back; answers with the entry as it is then, null once deleted. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const body = EntryChangeBody.safeParse(req.body);
  if (!body.success) throw new ShopError(400, "invalid_input", "An unknown change");
  const { change, language } = body.data;
  const inbox = req.scope.resolve<InboxModuleService>(INBOX_MODULE);
  const row = await inbox.change(req.auth_context.actor_id, req.params.id ?? "", change);
  if (!row) throw new ShopError(404, "notification_not_found", "There is no such entry");
  const [entry] = change === "delete" ? [] : await viewEntries(req.scope, [row], language);
  res.json({ entry: entry ?? null });
}
