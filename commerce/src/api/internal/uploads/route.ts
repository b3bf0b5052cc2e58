import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { createFormParser } from "../../../uploads/read-parts.ts";
import { receiveForm } from "../../../uploads/receive-form.ts";
import { drainAfterUse } from "../../../uploads/drain.ts";
import { storeUpload, spendQuota } from "../../../workflows/upload/store-upload.ts";

/** Stores a file of the signed-in user from a multipart form, which is parsed while it arrives. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const ownerId = req.auth_context.actor_id;
  const upload = await drainAfterUse(req, async (body) => {
    const parser = createFormParser(req.get("content-type"));
    // Counted before the body is read: a rejected upload costs as much and counts as well.
    await spendQuota(req.scope, ownerId, { files: 1 });
    return receiveForm(body, parser, async (file) => {
      await spendQuota(req.scope, ownerId, { bytes: file.size });
      return storeUpload(req.scope, ownerId, file);
    });
  });
  res.status(201).json({ upload });
}
