import { setImmediate } from "node:timers/promises";
import { parcelsRoutes } from "@bezak/contract/parcels.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openLabels, writeLabel } from "../../../../documents/parcel-label.ts";
import { sendPdf } from "../../../../documents/send-pdf.ts";
import { readPapers } from "../../../../workflows/parcel/parcel-papers.ts";
import { parseQuery } from "../../../parse-query.ts";
import { getMember } from "../../resolve-member.ts";

/** Sends one page per parcel, in the requested order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = parseQuery(parcelsRoutes.parcelLabels.query, req.query);
  const papers = await readPapers(req.scope, [...new Set(id)], {
    ...getMember(req),
    language: req.get("accept-language"),
  });
  const [first] = papers;
  if (!first) return;
  const { number } = first.parcel;
  const name = papers.length === 1 ? `label-${number}.pdf` : `labels-${number}-${papers.length}.pdf`;
  await sendPdf(res, {
    pdf: openLabels(number, first.language),
    name,
    async write(pdf) {
      for (const paper of papers) {
        writeLabel(pdf, paper);
        // lets the process handle other requests between two pages
        await setImmediate();
      }
    },
  });
}
