import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** A file on its way to whoever asked for it. */
export interface SentFile {
  /** media type, as the route of the contract names it */
  type: string;
  /** plain letters */
  name: string;
  stream: Readable;
}

/** Answers with a file as it is made. One that fails on its way breaks off, so that nobody takes a part for the whole. */
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
    // Whoever goes away in the middle ends it; anything else is a fault of ours, and no answer can tell of it any more.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`${req.method} ${req.path} broke off`, error);
  });
}
