import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeNotification } from "../../change-notification.ts";

/** Deletes a notification: `{}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await changeNotification(req, "delete");
  res.json({});
}
