import { createHash } from "node:crypto";
import { parseExact } from "./exact-json.ts";
import type { ClickOptions } from "./options.ts";

/**
 * Result of a call. `refused`: Click answered that it did not do it. `silent`: no valid answer arrived, so it may have
 * been done or not.
 */
export type ClickAnswer<T = object> =
  | ({ kind: "ok" } & T)
  | { kind: "refused"; code: number; note: string }
  | { kind: "silent"; why: string };

export interface MerchantCall {
  method: "GET" | "POST" | "DELETE";
  /** below the URL of the Merchant API, with a leading slash */
  path: string;
  body?: string;
}

/** Fields of an answer; ids beyond 2^53 as text. */
export type AnswerFields = Record<string, unknown>;

/** Statuses of Click's own answers; others come from a machine in between, or from a failing one. */
const ANSWERED = [200, 201, 400, 401, 403, 404, 406, 410];

/** Calls Click once. Never throws; the header with the key does not leave this function. */
export async function callMerchantApi(
  options: ClickOptions,
  { method, path, body }: MerchantCall,
): Promise<ClickAnswer<{ fields: AnswerFields }>> {
  try {
    const response = await fetch(options.apiUrl + path, {
      method,
      body,
      redirect: "error",
      signal: AbortSignal.timeout(options.timeoutMs),
      headers: {
        accept: "application/json",
        auth: authorization(options, Date.now()),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
    });
    return read(response.status, await response.text());
  } catch (error) {
    return { kind: "silent", why: whyFailed(error) };
  }
}

/** `<merchant_user_id>:<sha1(timestamp + secret)>:<timestamp>`, the time in seconds. */
export function authorization({ merchantUserId, secretKey }: ClickOptions, now: number): string {
  const timestamp = Math.floor(now / 1000);
  const digest = createHash("sha1").update(`${timestamp}${secretKey}`).digest("hex");
  return `${merchantUserId}:${digest}:${timestamp}`;
}

function read(status: number, text: string): ClickAnswer<{ fields: AnswerFields }> {
  const fields = ANSWERED.includes(status) ? findObject(text) : undefined;
  if (!fields) return { kind: "silent", why: `HTTP ${status} without an answer of Click` };
  // The fiscal data have no code.
  const code = fields.error_code ?? (status < 300 ? 0 : undefined);
  if (status < 300 && code === 0) return { kind: "ok", fields };
  const note = typeof fields.error_note === "string" ? fields.error_note : `HTTP ${status}`;
  return { kind: "refused", code: typeof code === "number" ? code : status, note };
}

function findObject(text: string): AnswerFields | undefined {
  try {
    const value = parseExact(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as AnswerFields)
      : undefined;
  } catch {
    return undefined;
  }
}

function whyFailed(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === "TimeoutError") return "no answer in time";
  return `no connection${typeof cause?.code === "string" ? ` (${cause.code})` : ""}`;
}
