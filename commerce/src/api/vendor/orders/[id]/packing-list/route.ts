import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openPackingList, writePackingList } from "../../../../../documents/packing-list.ts";
import { sendPdf } from "../../../../../documents/send-pdf.ts";
import { readPapers } from "../../../../../workflows/parcel/parcel-papers.ts";
import { getMember } from "../../../resolve-member.ts";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const reader = { ...getMember(req), language: req.get("accept-language") };
  const [paper] = await readPapers(req.scope, [req.params.id ?? ""], reader);
  if (!paper) return;
  const name = `packing-list-${paper.parcel.number}.pdf`;
  await sendPdf(res, { pdf: openPackingList(paper), name, write: (pdf) => writePackingList(pdf, paper) });
}
