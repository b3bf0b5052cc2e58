import type { Exchange } from "../http/exchange.ts";

/** A localized text in the format of the protocol. */
export type Localized = Record<"ru" | "uz" | "en", string>;

export type PaymeReply =
  | { kind: "result"; result: Record<string, unknown> }
  | { kind: "error"; code: number; message: unknown; data: unknown }
  /** Payme's error when the merchant violates the protocol or cannot be reached. */
  | { kind: "broken"; code: -31622 | -31623; why: string };

const broken = (why: string, code: -31622 | -31623 = -31623): PaymeReply => ({ kind: "broken", code, why });

/** Reads a reply of the shop by the protocol's rules: always HTTP 200, the same id, a result or an error. */
export function readReply({ request, reply }: Exchange): PaymeReply {
  if (reply.kind !== "answer")
    return broken(reply.kind === "lost" ? "the reply was lost" : reply.reason, -31622);
  if (reply.status !== 200) return broken(`HTTP ${reply.status} in place of 200 (read as -32400)`);
  const body = parse(reply.text);
  if (!isObject(body)) return broken("the reply is no JSON object");
  const sent = parse(request);
  const wantedId = isObject(sent) ? sent.id : undefined;
  if (wantedId !== undefined && body.id !== wantedId)
    return broken(`id is ${JSON.stringify(body.id)} and not ${JSON.stringify(wantedId)}`);
  if (isObject(body.result) && body.error === undefined) return { kind: "result", result: body.result };
  if (!isObject(body.error)) return broken("neither result nor error");
  const { code, message, data } = body.error;
  if (typeof code !== "number" || !Number.isInteger(code)) return broken("error.code is no integer");
  const why = code <= -31050 && code >= -31099 ? accountErrorFault(message, data) : null;
  return why ? broken(why) : { kind: "error", code, message, data };
}

/** Account errors need a text in three languages and the field's name. Gives what is missing, or null. */
function accountErrorFault(message: unknown, data: unknown): string | null {
  const hasTexts =
    isObject(message) && ["ru", "uz", "en"].every((one) => typeof message[one] === "string" && message[one]);
  if (!hasTexts) return "an account error needs message {ru, uz, en}";
  return typeof data === "string" && data ? null : "an account error needs the field's name in data";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
