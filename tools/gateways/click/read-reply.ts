import { readFields } from "../http/exact-json.ts";
import type { Exchange } from "../http/exchange.ts";

export type ClickReply =
  | { kind: "answer"; error: number; note: string; fields: Map<string, { text: string; isNumber: boolean }> }
  | { kind: "broken"; why: string };

const broken = (why: string): ClickReply => ({ kind: "broken", why });

/** Reads a reply of the shop: HTTP 200, JSON, an integer `error`. Keeps all digits of ids. */
export function readReply({ reply }: Exchange): ClickReply {
  if (reply.kind !== "answer") return broken(reply.kind === "lost" ? "the reply was lost" : reply.reason);
  if (reply.status !== 200) return broken(`HTTP ${reply.status} in place of 200`);
  const fields = readFields(reply.text);
  if (!fields) return broken("the reply is no JSON object");
  const error = fields.get("error");
  if (!error?.isNumber || !/^-?\d+$/.test(error.text)) return broken("error is no integer");
  return { kind: "answer", error: Number(error.text), note: fields.get("error_note")?.text ?? "", fields };
}
