import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../shop-error.ts";
import { formatSum } from "../text/format-sum.ts";
import { notePaidOut } from "../workflows/payment/note-paid-out.ts";
import { readPaymeFile, WrongStatement } from "../workflows/payment/reconcile/payme-file.ts";
import { reconcile } from "../workflows/payment/reconcile/reconcile.ts";
import { reportText } from "../workflows/payment/reconcile/report-text.ts";
import { stateReversed } from "../workflows/payment/state-reversed.ts";
import { Refusal } from "./refusal.ts";

interface Input {
  container: MedusaContainer;
  args: string[];
}

const options = {
  payme: { type: "string" },
  click: { type: "boolean", default: false },
  since: { type: "string" },
  json: { type: "boolean", default: false },
  "paid-out": { type: "string" },
  reversed: { type: "string" },
  by: { type: "string" },
} as const;

/**
 * What `npm run reconcile` runs: prints what differs and ends with 1 when something does; with `--paid-out` notes that a
 * person gave money back, with `--reversed` that a gateway's cabinet did.
 */
export default async function run({ container, args }: Input): Promise<void> {
  const { values } = readArguments(args);
  if (values["paid-out"] !== undefined) {
    await payOut(container, values["paid-out"], values.by ?? "");
    return;
  }
  if (values.reversed !== undefined) {
    await bookReversal(container, values.reversed, values.by);
    return;
  }
  if (values.by !== undefined) throw new Refusal("--by says who: name what with --paid-out or --reversed.");
  const payme = values.payme === undefined ? undefined : await readStatement(values.payme);
  const since = values.since === undefined ? undefined : readDate(values.since);
  const report = await reconcile(container, { since, payme, click: values.click });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  // whoever runs this ends with 0 otherwise
  if (report.differences.length > 0) process.exit(1);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

async function payOut(container: MedusaContainer, id: string, by: string): Promise<void> {
  try {
    const { orderId, amount, again } = await notePaidOut(container, { id, by });
    const what = `${formatSum(amount, "en")} of order ${orderId}`;
    process.stdout.write(again ? `${what} was noted before\n` : `${what} is noted as paid out\n`);
  } catch (error) {
    throw error instanceof ShopError ? new Refusal(`${error.message}.`) : error;
  }
}

async function bookReversal(container: MedusaContainer, id: string, by: string | undefined): Promise<void> {
  try {
    const { orderId, amount, again } = await stateReversed(container, { id, by });
    const what = `${formatSum(amount, "en")} of order ${orderId}`;
    process.stdout.write(again ? `${what} went back before\n` : `${what} went back: the books follow\n`);
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

/** A day begins in Tashkent. */
function readDate(text: string): Date {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00+05:00` : NaN);
  if (Number.isNaN(date.getTime())) throw new Refusal(`--since ${text} is no date: write it as 2026-11-01.`);
  return date;
}
