import { Readable } from "node:stream";
import { financeRoutes } from "@bezak/contract/finance.ts";
import { LanguageCode } from "@bezak/contract/shared-schemas.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPdf } from "../../../../../documents/send-pdf.ts";
import { sendFile } from "../../../../../documents/send-file.ts";
import { ShopError } from "../../../../../shop-error.ts";
import { readStatement } from "../../../../../workflows/finance/read-statement.ts";
import { statementCsv } from "../../../../../workflows/finance/statement-csv.ts";
import { openStatement, writeStatement } from "../../../../../workflows/finance/statement-pdf.ts";
import { parseQuery } from "../../../../parse-query.ts";
import { getMember } from "../../../resolve-member.ts";

const { params, query } = financeRoutes.statementFile;
const StatementQuery = query.extend({ language: LanguageCode.default("ru") });

/** Sends the statement of a month as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { format, language } = parseQuery(StatementQuery, req.query);
  const named = params.safeParse(req.params);
  if (!named.success) throw new ShopError(404, "not_found", "No such month");
  const { month } = named.data;
  const { sellerId } = getMember(req);
  const statement = await readStatement(req.scope, { sellerId, month, language });
  const name = `bezak-${month}.${format}`;
  if (format === "pdf") {
    const pdf = openStatement(statement);
    return sendPdf(res, { pdf, name, write: () => writeStatement(pdf, statement) });
  }
  const stream = Readable.from(statementCsv(statement));
  return sendFile(req, res, { type: "text/csv; charset=utf-8", name, stream });
}
