import { parseArgs } from "node:util";
import { isStatedBy, whoStates } from "../workflows/payment/stated-by.ts";
import { Refusal } from "./refusal.ts";

export type ReconcileRequest =
  | { do: "compare"; payme?: string; click: boolean; json: boolean; since?: Date }
  | { do: "record a manual refund"; id: string; by: string }
  | { do: "book a reversal"; id: string; by?: string };

const options = {
  payme: { type: "string" },
  click: { type: "boolean", default: false },
  since: { type: "string" },
  json: { type: "boolean", default: false },
  "paid-out": { type: "string" },
  reversed: { type: "string" },
  by: { type: "string" },
} as const;

/** @throws Refusal in one sentence */
export function readReconcileArguments(args: string[]): ReconcileRequest {
  const { payme, click, json, by, reversed, ...values } = parsed(args);
  const paidOut = values["paid-out"];
  if (paidOut !== undefined) {
    if (reversed !== undefined)
      throw new Refusal("Use either --paid-out (a person paid the refund) or --reversed (a gateway did).");
    return { do: "record a manual refund", id: paidOut, by: stated("paidOut", by ?? "") };
  }
  if (reversed !== undefined) {
    const words = by === undefined ? undefined : stated("reversed", by);
    return { do: "book a reversal", id: reversed, by: words };
  }
  if (by !== undefined) throw new Refusal("--by needs --paid-out or --reversed.");
  const since = values.since === undefined ? undefined : getDay(values.since);
  return { do: "compare", payme, click, json, since };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

function stated(what: keyof typeof whoStates, by: string): string {
  if (!isStatedBy(by)) throw new Refusal(`${whoStates[what]}.`);
  return by;
}

/** Parses a day, which begins at midnight in Tashkent. */
function getDay(text: string): Date {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00+05:00` : NaN);
  if (Number.isNaN(date.getTime()))
    throw new Refusal(`--since ${text} is not a date: write it as 2026-11-01.`);
  return date;
}

// Run directly, it only validates the arguments, so that a typing error is reported before the engine loads.
if (import.meta.main) {
  try {
    readReconcileArguments(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
