import { Readable } from "node:stream";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendFile } from "../../../documents/send-file.ts";
import { exportData } from "../../../workflows/users/export-data.ts";

/** Exports all data that the shop stores about the caller, as a file. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const type = "application/json; charset=utf-8";
  // one page waits to be sent while the next one is read
  const stream = Readable.from(exportData(req.scope, req.auth_context.actor_id), { highWaterMark: 1 });
  await sendFile(req, res, { type, name: "bezak-data.json", stream });
}
