import { deleteFilesWorkflow, uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import type { FileDTO, MedusaContainer } from "@medusajs/framework/types";

export interface Upload {
  filename: string;
  mimeType: string;
  /** base64 */
  content: string;
}

/** Uploads files as Medusa's own route does. */
async function upload(container: MedusaContainer, files: Upload[]): Promise<FileDTO[]> {
  const input = { files: files.map((file) => ({ ...file, access: "public" as const })) };
  return (await uploadFilesWorkflow(container).run({ input })).result;
}

export default async function act(
  container: MedusaContainer,
  args: { files: Upload[] } | { remove: string[] },
): Promise<FileDTO[]> {
  if ("files" in args) return upload(container, args.files);
  await deleteFilesWorkflow(container).run({ input: { ids: args.remove } });
  return [];
}
