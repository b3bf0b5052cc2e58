import type { contentAdminRoutes } from "@bezak/contract/content-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeSection, deleteSection } from "../../../../workflows/content/save-section.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Changes a section: `{section}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof contentAdminRoutes.changeSection>>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ section: await changeSection(req.scope, req.params.id ?? "", req.validatedBody) });
}

/** Deletes a section: `{}`. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await deleteSection(req.scope, req.params.id ?? "");
  res.json({});
}
