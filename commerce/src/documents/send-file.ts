import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** A file to send. */
export interface SentFile {
  /** media type, as in the contract's route */
  type: string;
  /** ASCII letters */
  name: string;
  stream: Readable;
}

/** Streams a file. A failure breaks the response off, so that a part is not mistaken for the whole. */
export async function sendFile(
  req: Pick<MedusaRequest, "method" | "path" | "scope">,
  res: MedusaResponse,
  { type, name, stream }: SentFile,
): Promise<void> {
  res.status(200).set({
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });
  await pipeline(stream, res).catch((error: NodeJS.ErrnoException) => {
    // A client that disconnects ends it; anything else is our failure, which the response can no longer report.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`${req.method} ${req.path} broke off`, error);
  });
}
