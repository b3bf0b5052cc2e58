import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeNotification } from "../../change-notification.ts";

/** Deletes it: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await changeNotification(req, "delete");
  res.json({});
}
