import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { INBOX_MODULE } from "../../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../../modules/inbox/service.ts";
import { ShopError } from "../../../shop-error.ts";
import { viewEntries } from "../../../workflows/inbox/view-entries.ts";
import { InboxQuery } from "./validators.ts";

/** What the buyer was told, newest first, in words of `language`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = InboxQuery.safeParse(req.query);
  if (!query.success) throw new ShopError(400, "invalid_query", z.prettifyError(query.error));
  const { page, limit, filter, type, language } = query.data;
  const inbox = req.scope.resolve<InboxModuleService>(INBOX_MODULE);
  const customerId = req.auth_context.actor_id;
  const found = await inbox.page({ customerId, filter, type, limit, offset: (page - 1) * limit });
  res.json({ entries: await viewEntries(req.scope, found.entries, language), count: found.count });
}
