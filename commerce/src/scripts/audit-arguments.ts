import { parseArgs } from "node:util";
import { z } from "@medusajs/framework/zod";
import type { ChainRange } from "../modules/admin-audit/verify-chain.ts";
import { Refusal } from "./refusal.ts";

const options = {
  from: { type: "string" },
  to: { type: "string" },
  expect: { type: "string", multiple: true },
} as const;

/** Arguments of `npm run audit`. @throws Refusal in one sentence */
export function readAuditArguments(args: string[]): ChainRange {
  const { values, positionals } = parsed(args);
  if (positionals.length !== 1 || positionals[0] !== "verify")
    throw new Refusal("Say what to do with the audit log: npm run audit -- verify");
  const { from, to, expect: expected = [] } = values;
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day))
      throw new Refusal(`--${name} ${day} is not a day: write it as 2026-11-28.`);
  if (from !== undefined && to !== undefined && from > to) throw new Refusal("--from is after --to.");
  const wrong = expected.find((hash) => !/^[\da-f]{64}$/.test(hash));
  if (wrong !== undefined) throw new Refusal(`--expect ${wrong} is not a hash of 64 digits from 0 to f.`);
  return { from, to, expected };
}

const isDay = (text: string) => z.iso.date().safeParse(text).success;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
