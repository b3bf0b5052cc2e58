import { refusal, type PaymeCode, type Refusal } from "./refusals.ts";

/** What a method answers. A refusal is a value, not a throw: the ledger keeps what was decided along with it. */
export type Reply = { result: object } | { error: Refusal };

export const refuse = (code: PaymeCode, data: string | null = null): Reply => ({
  error: refusal(code, data),
});

/** The body as it is sent; `idText` is the request's id as it was written there, so that it comes back unchanged. */
export function bodyOf(reply: Reply, idText: string | undefined): string {
  const [name, value] = "result" in reply ? ["result", reply.result] : ["error", reply.error];
  return `{"${name}":${JSON.stringify(value)},"id":${idText ?? "null"}}`;
}
