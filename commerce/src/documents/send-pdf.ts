import { pipeline } from "node:stream/promises";
import type { MedusaResponse } from "@medusajs/framework/http";
import type { Pdf } from "./pdf-document.ts";

/**
 * Streams a document: `write` fills and ends it. `name` has ASCII letters only. A client that disconnects ends it.
 */
export async function sendPdf(
  res: MedusaResponse,
  { pdf, name, write }: { pdf: Pdf; name: string; write: (pdf: Pdf) => void | Promise<void> },
): Promise<void> {
  res.status(200).set({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });
  const sent = pipeline(pdf, res).catch(() => pdf.destroy());
  await write(pdf);
  pdf.end();
  await sent;
}
