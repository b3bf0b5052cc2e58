import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendJson } from "../../../catalog/send-json.ts";
import { readSectionsJson } from "../../../content/read-sections.ts";

/** The sections of the home page shown now, in their order, with what they hold. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendJson(res, await readSectionsJson(req.scope));
}
