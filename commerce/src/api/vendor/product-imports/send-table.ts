import { pipeline } from "node:stream/promises";
import type { MedusaResponse } from "@medusajs/framework/http";
import type { TableFile } from "../../../product-import/table-file.ts";

/** Sends a file as it is made. One that fails on its way breaks off, so that nobody takes a part for the whole. */
export async function sendTable(res: MedusaResponse, { type, name, stream }: TableFile): Promise<void> {
  res.set({ "content-type": type, "content-disposition": `attachment; filename="${name}"` });
  try {
    await pipeline(stream, res);
  } catch (error) {
    if (!res.headersSent) throw error;
    res.destroy(error as Error);
  }
}
