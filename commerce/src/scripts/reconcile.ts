import { readFile } from "node:fs/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../shop-error.ts";
import { formatSum } from "../text/format-sum.ts";
import { recordManualRefund, type ManualRefund } from "../workflows/payment/record-manual-refund.ts";
import { readPaymeFile, WrongStatement } from "../workflows/payment/reconcile/payme-file.ts";
import { reconcile } from "../workflows/payment/reconcile/reconcile.ts";
import { reportText } from "../workflows/payment/reconcile/report-text.ts";
import { recordReversal, type ReversalRequest } from "../workflows/payment/record-reversal.ts";
import { readReconcileArguments } from "./reconcile-arguments.ts";
import { Refusal } from "./refusal.ts";

interface Input {
  container: MedusaContainer;
  args: string[];
}

/** Printed text and exit code. */
export interface ReconcileOutput {
  text: string;
  code: 0 | 1;
}

/**
 * The script of `npm run reconcile`: prints the differences and exits with 1 when there are any; `--paid-out` records a
 * manual refund, `--reversed` a reversal made in a gateway's merchant dashboard.
 */
export default async function run(input: Input): Promise<void> {
  const { text, code } = await answerReconcile(input);
  process.stdout.write(text);
  // the calling script ends with 0 otherwise
  if (code !== 0) process.exit(code);
}

/** @throws Refusal with a message of one sentence */
export async function answerReconcile({ container, args }: Input): Promise<ReconcileOutput> {
  const request = readReconcileArguments(args);
  if (request.do === "record a manual refund")
    return { text: await answerManualRefund(container, request), code: 0 };
  if (request.do === "book a reversal") return { text: await answerReversal(container, request), code: 0 };
  const { since, click, json } = request;
  const payme = request.payme === undefined ? undefined : await readStatement(request.payme);
  const report = await reconcile(container, { since, payme, click });
  const text = json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report);
  return { text, code: report.differences.length > 0 ? 1 : 0 };
}

async function answerManualRefund(container: MedusaContainer, request: ManualRefund): Promise<string> {
  const { orderId, amount, again } = await inOneSentence(recordManualRefund(container, request));
  const what = `${formatSum(amount, "en")} of order ${orderId}`;
  return again ? `${what} was noted before\n` : `${what} is noted as paid out\n`;
}

async function answerReversal(container: MedusaContainer, request: ReversalRequest): Promise<string> {
  const { orderId, amount, again } = await inOneSentence(recordReversal(container, request));
  const what = `${formatSum(amount, "en")} of order ${orderId}`;
  return again ? `${what} went back before\n` : `${what} went back: the books follow\n`;
}

async function inOneSentence<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ShopError ? new Refusal(`${error.message}.`) : error;
  }
}

async function readStatement(file: string) {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Refusal(`The statement ${file} cannot be read.`);
  });
  try {
    return readPaymeFile(text);
  } catch (error) {
    throw error instanceof WrongStatement ? new Refusal(`${file}: ${error.message}`) : error;
  }
}
