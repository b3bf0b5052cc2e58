import { asTiyin } from "@bezak/contract/money.ts";
import { isPaymeState, type PaymeEntry } from "./compare-payme.ts";

/** The statement file cannot be read; the message names the line or field. */
export class WrongStatement extends Error {}

const COLUMNS = ["id", "time", "amount", "state"] as const;

/**
 * Reads a GetStatement answer or an export of the merchant dashboard (CSV whose header names id, time, amount,
 * state).
 */
export function readPaymeFile(text: string): PaymeEntry[] {
  const body = text.replace(/^\uFEFF/, "").trim();
  const rows = /^[[{]/.test(body) ? jsonRows(body) : csvRows(body);
  const entries = rows.map(toEntry);
  const ids = new Set(entries.map(({ id }) => id));
  if (ids.size !== entries.length) throw new WrongStatement("The statement lists a payment twice.");
  return entries;
}

type Row = Record<string, unknown>;

function jsonRows(body: string): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new WrongStatement("The statement is not valid JSON.");
  }
  const { result, transactions } = value as { result?: { transactions?: unknown }; transactions?: unknown };
  const rows = Array.isArray(value) ? value : (result?.transactions ?? transactions);
  if (!Array.isArray(rows)) throw new WrongStatement("The statement has no list of transactions.");
  return rows as Row[];
}

function csvRows(body: string): Row[] {
  const [header = "", ...lines] = body.split(/\r?\n/).filter((line) => line.trim() !== "");
  const by = header.includes(";") ? ";" : header.includes("\t") ? "\t" : ",";
  const cells = (line: string) => line.split(by).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const names = cells(header).map((name) => name.toLowerCase());
  const missing = COLUMNS.find((name) => !names.includes(name));
  if (missing) throw new WrongStatement(`The statement has no column "${missing}".`);
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
  });
}

function toEntry(row: Row | null, index: number): PaymeEntry {
  const wrong = (what: string) => new WrongStatement(`Payment ${index + 1} of the statement has no ${what}.`);
  const id = row?.id;
  if (typeof id !== "string" || id === "") throw wrong("id");
  const time = findTime(row?.time);
  if (time === undefined) throw wrong("readable time (milliseconds, or a date with its time in Tashkent)");
  const amount = findWhole(row?.amount);
  if (amount === undefined || amount <= 0) throw wrong("amount in tiyin");
  const state = findWhole(row?.state);
  if (state === undefined || !isPaymeState(state)) throw wrong("state of 1, 2, -1 or -2");
  return { id, time, amount: asTiyin(amount), state };
}

function findWhole(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Epoch milliseconds, or `2026-11-22 09:30:00`, which is Tashkent time. */
function findTime(value: unknown): number | undefined {
  const whole = findWhole(value);
  if (whole !== undefined) return whole;
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(
    String(value),
  );
  if (!parts) return undefined;
  const time = Date.parse(`${parts[1]}T${parts[2]}${parts[3] ?? "+05:00"}`);
  return Number.isNaN(time) ? undefined : time;
}
