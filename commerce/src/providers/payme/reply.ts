import { refusal, type PaymeCode, type Refusal } from "./refusals.ts";

/**
 * The answer of a method. A refusal is a value, not an exception, so that the transaction with its event is committed.
 */
export type Reply = { result: object } | { error: Refusal };

export const refuse = (code: PaymeCode, data: string | null = null): Reply => ({
  error: refusal(code, data),
});

/** Serializes the body; `idText` is the request's id as its source text, so that it is returned unchanged. */
export function toBody(reply: Reply, idText: string | undefined): string {
  const [name, value] = "result" in reply ? ["result", reply.result] : ["error", reply.error];
  return `{"${name}":${JSON.stringify(value)},"id":${idText ?? "null"}}`;
}
