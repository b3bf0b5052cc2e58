import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendPdf } from "../../../../../documents/send-pdf.ts";
import { ShopError } from "../../../../../shop-error.ts";
import { readStatement } from "../../../../../workflows/finance/read-statement.ts";
import { statementCsv } from "../../../../../workflows/finance/statement-csv.ts";
import { openStatement, writeStatement } from "../../../../../workflows/finance/statement-pdf.ts";
import { parseQuery } from "../../../../parse-query.ts";
import { memberOf } from "../../../resolve-member.ts";
import { Month, StatementQuery } from "../../validators.ts";

/** The statement of a month as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { format, language } = parseQuery(StatementQuery, req.query);
  const month = Month.safeParse(req.params.month);
  if (!month.success) throw new ShopError(404, "not_found", "No such month");
  const { sellerId } = memberOf(req);
  const statement = await readStatement(req.scope, { sellerId, month: month.data, language });
  const name = `bezak-${month.data}.${format}`;
  if (format === "pdf") {
    const pdf = openStatement(statement);
    return sendPdf(res, { pdf, name, write: () => writeStatement(pdf, statement) });
  }
  res.status(200).set({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });
  await pipeline(Readable.from(statementCsv(statement)), res).catch((error: NodeJS.ErrnoException) => {
    res.destroy();
    // Whoever goes away in the middle ends it; anything else is a fault of ours, and its head is sent already.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`${req.method} ${req.path} broke off`, error);
  });
}
