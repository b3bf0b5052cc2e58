import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendJson } from "../../../catalog/send-json.ts";
import { readSectionsJson } from "../../../content/read-sections.ts";

/** Lists the sections of the home page shown now, in order, with their contents. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendJson(res, await readSectionsJson(req.scope));
}
