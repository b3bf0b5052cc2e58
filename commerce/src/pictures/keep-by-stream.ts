import type { Writable } from "node:stream";
import { MedusaError } from "@medusajs/framework/utils";
import type { FileTypes } from "@medusajs/framework/types";
import { keepPicture } from "./keep-picture.ts";

/** Medusa's call for a writable file, which our providers store under exactly the given name. */
type OpenStream = (file: FileTypes.ProviderUploadStreamDTO) => Promise<{
  writeStream: Writable;
  promise: Promise<unknown>;
}>;

/** Whether a file is a public picture, which is stored as renditions. */
export const isPublicPicture = ({ access, mimeType }: FileTypes.ProviderUploadFileDTO): boolean =>
  access === "public" && mimeType.startsWith("image/");

export async function writeByStream(
  open: OpenStream,
  file: FileTypes.ProviderUploadStreamDTO,
  bytes: Buffer,
): Promise<void> {
  const { writeStream, promise } = await open(file);
  writeStream.end(bytes);
  await promise;
}

/** Stores a public picture for our file providers. @throws MedusaError invalid_data */
export async function keepPublicPicture(
  { content }: FileTypes.ProviderUploadFileDTO,
  open: OpenStream,
): Promise<FileTypes.ProviderFileResultDTO> {
  const write = (filename: string, mimeType: string, bytes: Buffer) =>
    writeByStream(open, { filename, mimeType, access: "public" }, bytes);
  const key = await keepPicture(content, write).catch((error: unknown) => {
    throw isRefusal(error)
      ? new MedusaError(MedusaError.Types.INVALID_DATA, "This file is not a picture that can be kept")
      : error;
  });
  return { key, url: `/files/${key}` };
}

const isRefusal = (error: unknown) => ((error as { status?: number }).status ?? 500) < 500;
